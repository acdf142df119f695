import { ArnFormat, Stack } from 'aws-cdk-lib';
import type { NodeFunction } from './node-function.ts';

export interface MailRights {
  /** Address that every mail is from; SES must have verified it or its domain. */
  sender: string;
  /** The one address that mails may go to; to anybody when absent. */
  recipient?: string;
  /** How SES treats the mails; they may be sent in no other way. */
  configurationSet: string;
}

/** Lets a function send mails from that address and no other. */
export function allowMail(code: NodeFunction, { sender, recipient, configurationSet }: MailRights): void {
  // SES checks the identity that covers the sender: the address itself where it is verified, else its domain.
  const identities = [sender, sender.slice(sender.indexOf('@') + 1)];
  const arnOf = (resource: string, resourceName: string): string =>
    Stack.of(code).formatArn({
      service: 'ses',
      resource,
      resourceName,
      arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
    });
  const resources = [
    ...identities.map((name) => arnOf('identity', name)),
    arnOf('configuration-set', configurationSet),
  ];
  code.allow(['ses:SendRawEmail'], resources, {
    StringEquals: { 'ses:FromAddress': sender },
    ...(recipient !== undefined && { 'ForAllValues:StringEquals': { 'ses:Recipients': recipient } }),
  });
}
