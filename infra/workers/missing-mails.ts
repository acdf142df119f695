import type { Duration } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { Env } from '#functions/workers/reconcile-mails/env.ts';
import { QueueWorker } from '../constructs/queue-worker.ts';
import { daily, ScheduledTask } from '../constructs/scheduled-task.ts';

export interface MissingMailsProps {
  table: Table;
  mailQueue: IQueue;
  timeout: Duration;
}

/** Nightly check for mails that were never sent. */
export function missingMails(scope: Construct, { table, mailQueue, timeout }: MissingMailsProps): void {
  const task = new ScheduledTask(scope, 'MissingMails', {
    type: 'missing-mails.due',
    description: 'Finds mails that were lost in an outage',
    due: daily(3),
    workerTimeout: timeout,
    alarmContext: {
      impact: 'Mails lost in an outage go unnoticed: guests never get them.',
      runbook: 'mail-stuck',
    },
  });
  const { code } = new QueueWorker<typeof Env>(scope, 'ReconcileMails', {
    name: 'reconcile-mails',
    description: 'Queues mails that were lost in an outage',
    timeout,
    queue: task.queue,
    environment: { TABLE_NAME: table.tableName, MAIL_QUEUE_URL: mailQueue.queueUrl },
  });
  code
    // It puts orders and enquiries back on lists that lack them.
    .allowItems(table, ['ConditionCheckItem', 'PutItem'], ['enquiries', 'orders'])
    // So it does with visits that the index of addresses and the latest visits of operators lack.
    .allowItems(table, ['PutItem'], ['addressSlots', 'operatorVisits'])
    .allowItems(table, ['UpdateItem'], ['secrets'])
    .allowItems(table, ['BatchGetItem'], ['addressSlots', 'days', 'mails'])
    .allowItems(
      table,
      ['Query'],
      ['days', 'enquiries', 'operatorRequests', 'operatorSlots', 'operatorVisits', 'operators', 'orders'],
    );
  code.allow(['sqs:SendMessage'], [mailQueue.queueArn]);
}
