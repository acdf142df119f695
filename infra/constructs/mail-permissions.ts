import { ArnFormat, Stack, Validations } from 'aws-cdk-lib';
import type { NodeFunction } from './node-function.ts';

export interface MailPermissions {
  /** From address; SES must have verified it or its domain. */
  sender: string;
  /** The only permitted recipient; any recipient when absent. */
  recipient?: string;
  configurationSet: string;
  /** The account may be in the SES sandbox, which also requires permission on the recipient. */
  isSandbox: boolean;
}

/** Identities that SES may have verified for an address: the address itself, or its domain. */
const identitiesOf = (address: string): string[] => [address, address.slice(address.indexOf('@') + 1)];

/**
 * Lets a function send email only from that address. SES checks permission on the sender's identity. In the sandbox,
 * where only verified addresses receive email, it also checks permission on the recipient's identity
 * (https://docs.aws.amazon.com/ses/latest/dg/request-production-access.html). The condition fixes the sender, so the
 * extra identities do not allow other senders.
 */
export function allowMail(code: NodeFunction, permissions: MailPermissions): void {
  const { sender, recipient, configurationSet, isSandbox } = permissions;
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
      reason: 'Guests are not known in advance, and the SES sandbox requires permission on each recipient.',
    });
}
