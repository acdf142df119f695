import { Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { DueEvent } from '#shared/events/due-event.ts';
import { portVilaZone } from '#shared/values/port-vila-time.ts';
import { QueueWithDeadLetters } from './queue-with-dead-letters.ts';
import { type AlarmContext, StaffAlarm } from './staff-alarm.ts';

/** When a task is due, in Port Vila time. */
export interface TaskSchedule {
  /** EventBridge Scheduler syntax: `cron(minute hour day-of-month month day-of-week year)`. */
  readonly cron: string;
  /** How long to retry putting the message on the queue. */
  readonly retryFor: Duration;
  /** Time without a message after which an alarm is raised. A number of full hours, or less than one hour. */
  readonly maxSilence: Duration;
}

/** Every day at a full hour, 0 to 23. Retries end after six hours, when the task is no longer useful. */
export const daily = (hour: number): TaskSchedule => ({
  cron: `cron(0 ${hour} * * ? *)`,
  retryFor: Duration.hours(6),
  maxSilence: Duration.hours(26),
});

/**
 * The interval must divide 60. Retries end when the next run is due. The alarm is raised after six missed runs, but
 * after an hour at the latest.
 */
export const everyMinutes = (minutes: number): TaskSchedule => ({
  cron: `cron(0/${minutes} * * * ? *)`,
  retryFor: Duration.minutes(minutes),
  maxSilence: Duration.minutes(Math.min(6 * minutes, 60)),
});

export interface ScheduledTaskProps {
  type: DueEvent['type'];
  /** One plain sentence, shown in the console. */
  description: string;
  due: TaskSchedule;
  workerTimeout: Duration;
  alarmContext: AlarmContext;
}

/**
 * A schedule that queues a message for a worker. Failed deliveries by the schedule and failures of the worker end up in
 * the same dead-letter queue; a schedule that stops firing raises an alarm.
 */
export class ScheduledTask extends Construct {
  readonly queue: IQueue;

  constructor(scope: Construct, id: string, props: ScheduledTaskProps) {
    super(scope, id);
    const { queue, deadLetters } = new QueueWithDeadLetters(this, 'Due', {
      workerTimeout: props.workerTimeout,
      alarmContext: props.alarmContext,
    });
    this.queue = queue;
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    });
    role.addToPolicy(
      new PolicyStatement({
        actions: ['sqs:SendMessage'],
        resources: [queue.queueArn, deadLetters.queueArn],
      }),
    );
    const message: DueEvent = {
      id: '<aws.scheduler.execution-id>',
      type: props.type,
      scheduledAt: '<aws.scheduler.scheduled-time>',
    };
    const schedule = new CfnSchedule(this, 'Schedule', {
      description: props.description,
      scheduleExpression: props.due.cron,
      scheduleExpressionTimezone: portVilaZone,
      flexibleTimeWindow: { mode: 'OFF' },
      target: {
        arn: queue.queueArn,
        roleArn: role.roleArn,
        input: JSON.stringify(message),
        retryPolicy: {
          maximumEventAgeInSeconds: props.due.retryFor.toSeconds(),
          maximumRetryAttempts: 60,
        },
        deadLetterConfig: { arn: deadLetters.queueArn },
      },
    });
    const period = Duration.seconds(Math.min(props.due.maxSilence.toSeconds(), 60 * 60));
    new StaffAlarm(this, 'NotDue', {
      ...props.alarmContext,
      metric: queue.metricNumberOfMessagesSent({ statistic: 'Sum', period }),
      isLowerBound: true,
      threshold: 0,
      periods: props.due.maxSilence.toSeconds() / period.toSeconds(),
      isRaisedByMissingData: true,
    });
    // The schedule may fire as soon as it exists, so it needs its permissions first.
    schedule.node.addDependency(role);
  }
}
