import type { Duration } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { Env as RemindGuestsEnv } from '#functions/workers/remind-guests/env.ts';
import type { Env as SendRunSheetEnv } from '#functions/workers/send-run-sheet/env.ts';
import { allowMail } from '../constructs/mail-permissions.ts';
import { QueueWorker } from '../constructs/queue-worker.ts';
import { daily, ScheduledTask } from '../constructs/scheduled-task.ts';

export interface DailyTasksProps {
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

/** Closing time on weekdays. */
const evening = daily(17);

export function dailyTasks(scope: Construct, props: DailyTasksProps): void {
  const { table, mailQueue, timeout, sender, configurationSet, isSandbox, operations } = props;
  const reminders = new ScheduledTask(scope, 'Reminders', {
    type: 'reminders.due',
    description: 'Sends reminders to the guests of the next day',
    due: evening,
    workerTimeout: timeout,
    alarmContext: { impact: 'Guests coming tomorrow get no reminder.', runbook: 'evening' },
  });
  const remindGuests = new QueueWorker<typeof RemindGuestsEnv>(scope, 'RemindGuests', {
    name: 'remind-guests',
    description: 'Requests the reminders of the next day',
    timeout,
    queue: reminders.queue,
    environment: { TABLE_NAME: table.tableName, MAIL_QUEUE_URL: mailQueue.queueUrl },
  });
  remindGuests.code.allowItems(table, ['Query'], ['days']);
  remindGuests.code.allow(['sqs:SendMessage'], [mailQueue.queueArn]);

  const runSheet = new ScheduledTask(scope, 'RunSheet', {
    type: 'run-sheet.due',
    description: 'Mails the run sheet of the next day to the staff',
    due: evening,
    workerTimeout: timeout,
    alarmContext: { impact: 'Staff have no run sheet for tomorrow.', runbook: 'evening' },
  });
  const sendRunSheet = new QueueWorker<typeof SendRunSheetEnv>(scope, 'SendRunSheet', {
    name: 'send-run-sheet',
    description: 'Mails the run sheet of the next day to the staff',
    timeout,
    queue: runSheet.queue,
    environment: {
      TABLE_NAME: table.tableName,
      MAIL_FROM: sender,
      MAIL_CONFIGURATION_SET: configurationSet,
      OPERATIONS_EMAIL: operations,
    },
  });
  sendRunSheet.code
    .allowItems(table, ['Query'], ['days'])
    .allowItems(table, ['GetItem'], ['closures'])
    .allowItems(table, ['PutItem', 'UpdateItem'], ['mails']);
  // It reads whole days, so it may mail to operations only.
  allowMail(sendRunSheet.code, { sender, recipient: operations, configurationSet, isSandbox });
}
