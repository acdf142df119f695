import { describe, expect, it } from '@jest/globals';
import { onlyResource, referredId, resourcesOf, resourcesOfType } from '../stacks/template.testing.ts';

const resources = resourcesOf('dev');
const sets = resourcesOfType(resources, 'AWS::SES::ConfigurationSet');

describe('the emails of a stage', () => {
  it('use a configuration set that suppresses bounces and complaints', () => {
    const senders = resourcesOfType(resources, 'AWS::Lambda::Function')
      .map(
        ([, { Properties }]) =>
          (Properties.Environment as { Variables?: Record<string, unknown> })?.Variables,
      )
      .filter((variables) => variables?.MAIL_FROM !== undefined);
    expect(senders).toHaveLength(2);
    for (const variables of senders) {
      const set = sets.find(([id]) => id === referredId(variables?.MAIL_CONFIGURATION_SET));
      expect(set?.[1].Properties.SuppressionOptions).toEqual({ SuppressedReasons: ['BOUNCE', 'COMPLAINT'] });
    }
  });

  it('have metrics of bounces, complaints and rejects', () => {
    const [, { Properties }] = onlyResource(resources, 'AWS::SES::ConfigurationSetEventDestination');
    expect(Properties.EventDestination).toMatchObject({
      Enabled: true,
      MatchingEventTypes: ['bounce', 'complaint', 'reject'],
    });
  });
});

describe('the permission to send emails', () => {
  const statementsOf = (stage: string) =>
    resourcesOfType(resourcesOf(stage, stage), 'AWS::IAM::Policy')
      .flatMap(([, { Properties }]) => (Properties.PolicyDocument as { Statement: Statement[] }).Statement)
      .filter(({ Action }) => Action === 'ses:SendRawEmail');
  interface Statement {
    Action: string;
    Resource: unknown;
    Condition?: { StringEquals?: Record<string, string> };
  }

  it.each([
    ['dev', true],
    ['prod', false],
  ])(
    'in stage %s covers one sender, and also recipients if the stage is in the SES sandbox (%s)',
    (stage, isSandbox) => {
      const statements = statementsOf(stage);
      expect(statements).toHaveLength(2);
      for (const { Condition } of statements)
        expect(Condition?.StringEquals).toEqual({ 'ses:FromAddress': 'no-reply@example.com' });
      const identities = [...JSON.stringify(statements).matchAll(/identity\/([^"]+)/g)].map(
        ([, name]) => name,
      );
      expect(identities.includes('*')).toBe(isSandbox);
      expect(identities.includes('operations@example.com')).toBe(isSandbox);
    },
  );
});
