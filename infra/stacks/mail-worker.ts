import type { Duration } from 'aws-cdk-lib';
import { ArnFormat, Stack } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { Env } from '../../functions/workers/send-mail/env.ts';
import { QueueWorker } from '../constructs/queue-worker.ts';

export interface MailWorkerProps {
  table: Table;
  queue: IQueue;
  timeout: Duration;
  /** Address that every mail is from; SES must have verified it or its domain. */
  sender: string;
  /** Origin of the site, without a slash at the end, for links in mails. */
  siteUrl: string;
}

/** Sends the mails; the only function that may. */
export function mailWorker(scope: Construct, props: MailWorkerProps): void {
  const { table, queue, timeout, sender, siteUrl } = props;
  const worker = new QueueWorker<typeof Env>(scope, 'SendMail', {
    name: 'send-mail',
    description: 'Sends the mails that bookings call for',
    timeout,
    queue,
    environment: { TABLE_NAME: table.tableName, MAIL_FROM: sender, SITE_URL: siteUrl },
  });
  worker.code.allow(['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'], [table.tableArn]);
  // SES checks the identity that covers the sender: the address itself where it is verified, else its domain.
  const identities = [sender, sender.slice(sender.indexOf('@') + 1)].map((resourceName) =>
    Stack.of(scope).formatArn({
      service: 'ses',
      resource: 'identity',
      resourceName,
      arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
    }),
  );
  worker.code.allow(['ses:SendRawEmail'], identities, { StringEquals: { 'ses:FromAddress': sender } });
}
