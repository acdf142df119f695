import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { type AlarmContext, StaffAlarm } from './staff-alarm.ts';

/** A queue that only takes messages nobody could handle, kept as long as SQS allows; the first one raises an alarm. */
export function deadLetterQueue(scope: Construct, id: string, concern: AlarmContext): Queue {
  const queue = new Queue(scope, id, {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  });
  new StaffAlarm(scope, `${id}Alarm`, {
    ...concern,
    metric: queue.metricApproximateNumberOfMessagesVisible({ statistic: 'Maximum' }),
  });
  return queue;
}

export interface QueueWithDeadLettersProps {
  /** The consumer's own time limit; a message stays hidden six times as long, as AWS asks of event sources. */
  workerTimeout: Duration;
  /** Told when a message ends among the dead letters. */
  concern: AlarmContext;
}

/** A queue whose messages move to its dead-letter queue after five failed deliveries. */
export class QueueWithDeadLetters extends Construct {
  readonly queue: Queue;
  readonly deadLetters: Queue;

  constructor(scope: Construct, id: string, props: QueueWithDeadLettersProps) {
    super(scope, id);
    this.deadLetters = deadLetterQueue(this, 'DeadLetters', props.concern);
    this.queue = new Queue(this, 'Queue', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      visibilityTimeout: Duration.seconds(6 * props.workerTimeout.toSeconds()),
      retentionPeriod: Duration.days(4),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: 5 },
    });
  }
}
