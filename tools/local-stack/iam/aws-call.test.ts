import { describe, expect, test } from 'vitest';
import type { StackFunction } from '../compute/functions.ts';
import { mailIdentities } from '../ses/mail-identities.ts';
import type { LocalNames } from '../template/local-names.ts';
import type { Template } from '../template/template.ts';
import { type AwsContext, readAwsCall } from './aws-call.ts';
import { decide, type Role } from './policies.ts';

const arn = (resource: string) => `arn:aws:ses:ap-southeast-2:000000000000:${resource}`;
const context: AwsContext = {
  names: { region: 'ap-southeast-2', accountId: '000000000000' } as LocalNames,
  keySchemas: new Map(),
  identities: ['example.com', 'staff@example.org'],
};

/** Permissions required to send an email. */
function checksToSend(to: readonly string[], headers: readonly string[] = []) {
  const raw = ['From: Rum <no-reply@example.com>', ...headers, '', 'Hello'].join('\r\n');
  const body = new URLSearchParams({
    Action: 'SendRawEmail',
    ConfigurationSetName: 'Mails',
    'RawMessage.Data': Buffer.from(raw).toString('base64'),
  });
  for (const [index, address] of to.entries()) body.set(`Destinations.member.${index + 1}`, address);
  const authorization = 'AWS4-HMAC-SHA256 Credential=AKIA/20261124/ap-southeast-2/ses/aws4_request, …';
  const call = readAwsCall({ headers: { authorization }, body: Buffer.from(body.toString()) }, context);
  return call?.checks ?? [];
}
const resourcesToSend = (...parameters: Parameters<typeof checksToSend>) =>
  checksToSend(...parameters).map(({ resource }) => resource);

describe('an email sent under the rules of the SES sandbox', () => {
  const senderResources = [arn('identity/example.com'), arn('configuration-set/Mails')];

  test('needs permission for the recipient and the sender', () => {
    expect(resourcesToSend(['guest@example.net'])).toEqual([
      ...senderResources,
      arn('identity/guest@example.net'),
    ]);
  });

  test('needs permission for the verified identity of the recipient: the address, or otherwise its domain', () => {
    expect(resourcesToSend(['staff@example.org'])).toContain(arn('identity/staff@example.org'));
    expect(resourcesToSend(['Guest <guest@example.com>'])).toEqual(senderResources);
  });

  test('needs permission for the recipients in its headers if the call has no recipients', () => {
    const headers = ['To: a@example.net, B <b@example.net>', 'Cc: c@example.net', 'Subject: d@example.net'];
    expect(resourcesToSend([], headers)).toEqual([
      ...senderResources,
      ...['a', 'b', 'c'].map((name) => arn(`identity/${name}@example.net`)),
    ]);
  });

  test('is refused for a role without permission for the recipient', () => {
    const role = (...identities: string[]): Pick<Role, 'statements'> => ({
      statements: [
        {
          Effect: 'Allow',
          Action: 'ses:SendRawEmail',
          Resource: [...identities.map((name) => arn(`identity/${name}`)), arn('configuration-set/Mails')],
          Condition: { StringEquals: { 'ses:FromAddress': 'no-reply@example.com' } },
        },
      ],
    });
    const decisions = (caller: Pick<Role, 'statements'>) =>
      new Set(checksToSend(['guest@example.net']).map((check) => decide(caller, check)));
    expect(decisions(role('example.com'))).toContain('not-allowed');
    expect(decisions(role('example.com', '*'))).toEqual(new Set(['allowed']));
  });
});

test('an address is a verified sender of the local stack only if a role may send from it', () => {
  const role = {
    statements: [
      {
        Effect: 'Allow',
        Action: 'ses:SendRawEmail',
        Resource: ['no-reply@example.com', 'example.com', 'staff@example.org', 'example.org', '*'].map(
          (name) => arn(`identity/${name}`),
        ),
        Condition: { StringEquals: { 'ses:FromAddress': 'no-reply@example.com' } },
      },
    ],
  };
  const template = { idsOf: () => [], reference: () => '' } as unknown as Template;
  expect(mailIdentities(template, [{ role } as unknown as StackFunction])).toEqual([
    'no-reply@example.com',
    'example.com',
  ]);
});
