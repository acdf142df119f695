import { ArnFormat, Stack, Validations } from 'aws-cdk-lib';
import type { NodeFunction } from './node-function.ts';

export interface MailPermissions {
  /** Address that every mail is from; SES must have verified it or its domain. */
  sender: string;
  /** The one address that mails may go to; to anybody when absent. */
  recipient?: string;
  /** How SES treats the mails; they may be sent in no other way. */
  configurationSet: string;
  /** Whether the account may be in the sandbox of SES, which asks for a right on the recipient as well. */
  isSandbox: boolean;
}

/** What SES may have verified of an address: itself, or its domain. */
const identitiesOf = (address: string): string[] => [address, address.slice(address.indexOf('@') + 1)];

/**
 * Lets a function send mails from that address and no other. SES checks the identity that covers the sender; as long as
 * the account is in its sandbox, where mails go to verified addresses alone, that of the recipient too
 * (https://docs.aws.amazon.com/ses/latest/dg/request-production-access.html). The sender is bound by the condition, so
 * an identity more sends no mail from another address.
 */
export function allowMail(code: NodeFunction, rights: MailPermissions): void {
  const { sender, recipient, configurationSet, isSandbox } = rights;
  const arnOf = (resource: string, resourceName: string): string =>
    Stack.of(code).formatArn({
      service: 'ses',
      resource,
      resourceName,
      arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
    });
  const recipients = recipient === undefined ? ['*'] : identitiesOf(recipient);
  const identities = new Set([...identitiesOf(sender), ...(isSandbox ? recipients : [])]);
  const resources = [
    ...[...identities].map((name) => arnOf('identity', name)),
    arnOf('configuration-set', configurationSet),
  ];
  code.allow(['ses:SendRawEmail'], resources, {
    StringEquals: { 'ses:FromAddress': sender },
    ...(recipient !== undefined && { 'ForAllValues:StringEquals': { 'ses:Recipients': recipient } }),
  });
  if (identities.has('*'))
    Validations.of(code.role).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:ses:<AWS::Region>:<AWS::AccountId>:identity/*]',
      reason: 'Who books is not known before, and SES asks for a right on each recipient in its sandbox.',
    });
}
