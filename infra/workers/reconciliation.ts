import { type Duration, Stack } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { Env } from '#functions/workers/reconcile-orders/env.ts';
import { reconcilingMinutes } from '#shared/shop/reconciling.ts';
import { paymentParameters } from '../api/payment-parameters.ts';
import { QueueWorker } from '../constructs/queue-worker.ts';
import { everyMinutes, ScheduledTask } from '../constructs/scheduled-task.ts';

export interface ReconciliationProps {
  table: Table;
  timeout: Duration;
}

/** Polls the payment provider for orders whose webhook is overdue. */
export function reconciliation(scope: Construct, { table, timeout }: ReconciliationProps): { queue: IQueue } {
  const task = new ScheduledTask(scope, 'Reconciliation', {
    type: 'reconciliation.due',
    description: 'Brings orders in line with what the payment provider says of them',
    due: everyMinutes(reconcilingMinutes),
    workerTimeout: timeout,
    alarmContext: {
      impact: 'Orders without a webhook event are not reconciled: bottles stay on hold and mails wait.',
      runbook: 'payments-silent',
    },
  });
  const { secretKey } = paymentParameters(Stack.of(scope));
  const { code } = new QueueWorker<typeof Env>(scope, 'ReconcileOrders', {
    name: 'reconcile-orders',
    description: 'Brings orders in line with what the payment provider says of them',
    timeout,
    queue: task.queue,
    environment: { TABLE_NAME: table.tableName, STRIPE_SECRET_PARAMETER: secretKey.name },
  });
  code
    .allowItems(table, ['BatchGetItem', 'GetItem', 'PutItem'], ['orders'])
    .allowItems(table, ['Query'], ['orders', 'stock'])
    .allowItems(table, ['UpdateItem'], ['stock']);
  code.allow(['ssm:GetParameter'], [secretKey.arn]);
  return task;
}
