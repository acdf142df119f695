import type { Duration } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import type { TableEnv } from '#functions/kernel/environment.ts';
import { QueueWorker } from '../constructs/queue-worker.ts';
import { daily, ScheduledTask } from '../constructs/scheduled-task.ts';

export interface TillCheckProps {
  table: Table;
  timeout: Duration;
}

/** Nightly: the payments of the parties are compared with what the till holds and has closed. */
export function tillCheck(scope: Construct, { table, timeout }: TillCheckProps): void {
  const task = new ScheduledTask(scope, 'TillCheck', {
    type: 'till-check.due',
    description: 'Compares the payments of the parties with the till',
    due: daily(2),
    workerTimeout: timeout,
    alarmContext: {
      impact: 'Nobody has checked last night whether payments are missing in the till.',
      runbook: 'till-imbalance',
    },
  });
  const { code } = new QueueWorker<typeof TableEnv>(scope, 'CheckTill', {
    name: 'check-till',
    description: 'Compares the payments of the parties with the till',
    timeout,
    queue: task.queue,
    environment: { TABLE_NAME: table.tableName },
  });
  code.allowItems(table, ['Query'], ['days', 'lateEntries', 'till']);
}
