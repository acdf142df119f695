import type { Duration } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import type { TableEnv } from '#functions/kernel/environment.ts';
import { QueueWorker } from '../constructs/queue-worker.ts';
import { daily, ScheduledTask } from '../constructs/scheduled-task.ts';

export interface FiguresProps {
  table: Table;
  timeout: Duration;
}

/** Nightly: figures of days are kept before their bookings expire. */
export function figures(scope: Construct, { table, timeout }: FiguresProps): void {
  const task = new ScheduledTask(scope, 'Figures', {
    type: 'figures.due',
    description: 'Keeps the figures of days beyond their bookings',
    due: daily(4),
    workerTimeout: timeout,
    alarmContext: {
      impact: 'The office has no figures of days once their bookings expire, 400 days after the visit.',
      runbook: 'figures-missing',
    },
  });
  const { code } = new QueueWorker<typeof TableEnv>(scope, 'KeepFigures', {
    name: 'keep-figures',
    description: 'Keeps the figures of days beyond their bookings',
    timeout,
    queue: task.queue,
    environment: { TABLE_NAME: table.tableName },
  });
  code
    .allowItems(table, ['Query'], ['days', 'closures', 'figures', 'languageRefusals'])
    .allowItems(table, ['PutItem'], ['figures']);
}
