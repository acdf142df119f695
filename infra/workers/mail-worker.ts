import type { Duration } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { Env } from '#functions/workers/send-mail/env.ts';
import { allowMail } from '../constructs/mail-permissions.ts';
import { QueueWithDeadLetters } from '../constructs/queue-with-dead-letters.ts';
import { QueueWorker } from '../constructs/queue-worker.ts';
import type { TicketKey } from '../constructs/ticket-key.ts';

export interface MailWorkerProps {
  table: Table;
  queue: IQueue;
  timeout: Duration;
  /** From address; SES must have verified it or its domain. */
  sender: string;
  configurationSet: string;
  isSandbox: boolean;
  /** Staff address for enquiries and requests. */
  events: string;
  /** Staff address for orders. */
  operations: string;
  /** Origin of the site without a trailing slash, for links in emails. */
  siteUrl: string;
  ticketKey: TicketKey;
}

/** Adds the only function that may email guests, visitors and customers. */
export function addMailWorker(scope: Construct, props: MailWorkerProps): void {
  const {
    table,
    queue,
    timeout,
    sender,
    configurationSet,
    isSandbox,
    events,
    operations,
    siteUrl,
    ticketKey,
  } = props;
  const lostReferences = new QueueWithDeadLetters(scope, 'LostReferences', {
    workerTimeout: timeout,
    alarmContext: {
      impact: 'A guest who asked for lost references has not received them.',
      runbook: 'mail-stuck',
    },
  });
  const worker = new QueueWorker<typeof Env>(scope, 'SendMail', {
    name: 'send-mail',
    description: 'Sends the mails that bookings, enquiries and orders call for',
    timeout,
    queue,
    environment: {
      TABLE_NAME: table.tableName,
      MAIL_QUEUE_URL: queue.queueUrl,
      LOST_REFERENCES_QUEUE_URL: lostReferences.queue.queueUrl,
      MAIL_FROM: sender,
      MAIL_CONFIGURATION_SET: configurationSet,
      EVENTS_EMAIL: events,
      OPERATIONS_EMAIL: operations,
      SITE_URL: siteUrl,
      ...ticketKey.environment,
    },
  });
  worker.code
    .allowItems(
      table,
      ['GetItem'],
      [
        'days',
        'probes',
        'closures',
        'referenceRequests',
        'enquiries',
        'operatorRequests',
        'operators',
        'orders',
      ],
    )
    .allowItems(table, ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'], ['mailDigests'])
    .allowItems(table, ['BatchGetItem'], ['days', 'staffPeople'])
    .allowItems(table, ['Query'], ['addressSlots', 'operatorSlots'])
    .allowItems(table, ['PutItem'], ['addressSlots', 'mails', 'operatorVisits', 'probes'])
    .allowItems(table, ['UpdateItem'], ['mails', 'probes', 'quotas', 'secrets']);
  // For digests that are due later, and for requests forwarded to the other queue.
  worker.code.allow(['sqs:SendMessage'], [queue.queueArn, lostReferences.queue.queueArn]);
  // At most two concurrent batches, so that many requests do not delay other emails.
  worker.consume('LostReferences', lostReferences.queue, 2);
  ticketKey.allow(worker.code);
  allowMail(worker.code, { sender, configurationSet, isSandbox });
}
