import { type Duration, Stack } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type * as z from 'zod/mini';
import type { EnvironmentOf, TableEnv } from '#functions/kernel/environment.ts';
import type { Env as ReconcileEmailsEnv } from '#functions/workers/reconcile-emails/env.ts';
import type { Env as ReconcileOrdersEnv } from '#functions/workers/reconcile-orders/env.ts';
import type { Env as RemindGuestsEnv } from '#functions/workers/remind-guests/env.ts';
import type { Env as SendRunSheetEnv } from '#functions/workers/send-run-sheet/env.ts';
import { reconcilingMinutes } from '#shared/shop/reconciling.ts';
import { paymentParameters } from '../api/payment-parameters.ts';
import { allowMail } from '../constructs/mail-permissions.ts';
import type { NodeFunction } from '../constructs/node-function.ts';
import { QueueWorker } from '../constructs/queue-worker.ts';
import { daily, everyMinutes, ScheduledTask, type ScheduledTaskProps } from '../constructs/scheduled-task.ts';

interface PeriodicTasksProps {
  table: Table;
  mailQueue: IQueue;
  timeout: Duration;
  /** From address; SES must have verified it or its domain. */
  sender: string;
  configurationSet: string;
  isSandbox: boolean;
  /** Staff address for run sheets. */
  operations: string;
}

/** Adds all scheduled tasks; their times are in Port Vila. */
export function addPeriodicTasks(scope: Construct, props: PeriodicTasksProps): void {
  const { table, mailQueue, timeout } = props;
  const mailEnvironment = { TABLE_NAME: table.tableName, MAIL_QUEUE_URL: mailQueue.queueUrl };

  const reminders = addWorker<typeof RemindGuestsEnv>(scope, 'RemindGuests', {
    ...addTask(scope, 'Reminders', {
      type: 'reminders.due',
      description: 'Sends reminders to the guests of the next day',
      due: evening,
      workerTimeout: timeout,
      alarmContext: { impact: 'Guests coming tomorrow get no reminder.', runbook: 'evening' },
    }),
    name: 'remind-guests',
    description: 'Requests the reminders of the next day',
    environment: mailEnvironment,
  });
  reminders.allowItems(table, ['Query'], ['days']).allow(['sqs:SendMessage'], [mailQueue.queueArn]);

  addRunSheet(scope, props);

  addWorker<typeof TableEnv>(scope, 'KeepFigures', {
    ...addTask(scope, 'Figures', {
      type: 'figures.due',
      description: 'Keeps the figures of a day beyond its bookings',
      due: daily(4),
      workerTimeout: timeout,
      alarmContext: {
        impact: 'The office loses the figures of a day once its bookings expire, 400 days after the visit.',
        runbook: 'figures-missing',
      },
    }),
    name: 'keep-figures',
    environment: { TABLE_NAME: table.tableName },
  })
    .allowItems(table, ['Query'], ['days', 'closures', 'figures', 'languageRefusals'])
    .allowItems(table, ['PutItem'], ['figures']);

  addWorker<typeof TableEnv>(scope, 'CheckTill', {
    ...addTask(scope, 'TillCheck', {
      type: 'till-check.due',
      description: 'Compares the payments of the parties with the till',
      due: daily(2),
      workerTimeout: timeout,
      alarmContext: {
        impact: 'Last night’s check of the till did not run: missing payments may go unnoticed.',
        runbook: 'till-imbalance',
      },
    }),
    name: 'check-till',
    environment: { TABLE_NAME: table.tableName },
  }).allowItems(table, ['Query'], ['days', 'keptChains', 'lateEntries', 'till']);

  addWorker<typeof ReconcileEmailsEnv>(scope, 'ReconcileEmails', {
    ...addTask(scope, 'MissingMails', {
      type: 'missing-mails.due',
      description: 'Finds mails that were lost in an outage',
      due: daily(3),
      workerTimeout: timeout,
      alarmContext: {
        impact: 'Mails lost in an outage go unnoticed: guests never get them.',
        runbook: 'mail-stuck',
      },
    }),
    name: 'reconcile-emails',
    description: 'Queues mails that were lost in an outage',
    environment: mailEnvironment,
  })
    // The worker adds orders and enquiries to lists that lack them.
    .allowItems(table, ['ConditionCheckItem', 'PutItem'], ['enquiries', 'orders'])
    // The worker adds visits that are missing from the index of addresses or the latest visits of operators, and days
    // that are missing from the list of closures.
    .allowItems(table, ['PutItem'], ['addressSlots', 'closures', 'operatorVisits'])
    .allowItems(table, ['UpdateItem'], ['secrets'])
    .allowItems(table, ['BatchGetItem'], ['addressSlots', 'days', 'mails'])
    .allowItems(
      table,
      ['Query'],
      [
        'days',
        'closures',
        'enquiries',
        'operatorRequests',
        'operatorSlots',
        'operatorVisits',
        'operators',
        'orders',
      ],
    )
    .allow(['sqs:SendMessage'], [mailQueue.queueArn]);

  addReconciliation(scope, props);
}

/** Closing time on weekdays. */
const evening = daily(17);

function addRunSheet(scope: Construct, props: PeriodicTasksProps): void {
  const { table, timeout, sender, configurationSet, isSandbox, operations } = props;
  const code = addWorker<typeof SendRunSheetEnv>(scope, 'SendRunSheet', {
    ...addTask(scope, 'RunSheet', {
      type: 'run-sheet.due',
      description: 'Mails the run sheet of the next day to the staff',
      due: evening,
      workerTimeout: timeout,
      alarmContext: { impact: 'Staff have no run sheet for tomorrow.', runbook: 'evening' },
    }),
    name: 'send-run-sheet',
    environment: {
      TABLE_NAME: table.tableName,
      MAIL_FROM: sender,
      MAIL_CONFIGURATION_SET: configurationSet,
      OPERATIONS_EMAIL: operations,
    },
  })
    .allowItems(table, ['Query'], ['days'])
    .allowItems(table, ['GetItem'], ['closures'])
    .allowItems(table, ['PutItem', 'UpdateItem'], ['mails']);
  // The function reads every booking of a day, so it may send email only to operations.
  allowMail(code, { sender, recipient: operations, configurationSet, isSandbox });
}

/** Adds the task that asks the payment provider about orders whose webhook is overdue. */
function addReconciliation(scope: Construct, { table, timeout }: PeriodicTasksProps): void {
  const task = addTask(scope, 'Reconciliation', {
    type: 'reconciliation.due',
    description: 'Reconciles orders with the payment provider',
    due: everyMinutes(reconcilingMinutes),
    workerTimeout: timeout,
    alarmContext: {
      impact: 'Orders without a webhook event are not reconciled: bottles stay on hold and mails wait.',
      runbook: 'payments-silent',
    },
  });
  const { secretKey } = paymentParameters(Stack.of(scope));
  addWorker<typeof ReconcileOrdersEnv>(scope, 'ReconcileOrders', {
    ...task,
    name: 'reconcile-orders',
    environment: { TABLE_NAME: table.tableName, STRIPE_SECRET_PARAMETER: secretKey.name },
  })
    .allowItems(table, ['BatchGetItem', 'GetItem', 'PutItem'], ['orders'])
    .allowItems(table, ['Query'], ['orders', 'stock'])
    .allowItems(table, ['UpdateItem'], ['stock'])
    .allow(['ssm:GetParameter'], [secretKey.arn]);
}

/** Adds a scheduled task; returns the properties that its worker needs. */
function addTask(scope: Construct, id: string, props: ScheduledTaskProps) {
  const { queue } = new ScheduledTask(scope, id, props);
  return { queue, timeout: props.workerTimeout, description: props.description };
}

interface WorkerProps<Env extends z.ZodMiniObject> extends ReturnType<typeof addTask> {
  name: string;
  environment: EnvironmentOf<Env>;
}

const addWorker = <Env extends z.ZodMiniObject>(
  scope: Construct,
  id: string,
  props: WorkerProps<Env>,
): NodeFunction => new QueueWorker<Env>(scope, id, props).code;
