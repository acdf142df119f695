import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { type AlarmContext, StaffAlarm, type StaffAlarmProps } from './staff-alarm.ts';

/** A dead-letter queue with maximum retention; its first message raises an alarm. */
export function addDeadLetterQueue(scope: Construct, id: string, alarmContext: AlarmContext): Queue {
  const queue = new Queue(scope, id, {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  });
  new StaffAlarm(scope, id, {
    ...alarmContext,
    metric: queue.metricApproximateNumberOfMessagesVisible({ statistic: 'Maximum' }),
  });
  return queue;
}

export interface QueueWithDeadLettersProps {
  /** The consumer's time-out; the visibility timeout is six times that, as AWS recommends. */
  workerTimeout: Duration;
  alarmContext: AlarmContext;
  /** Alarm on waiting messages. By default after half an hour, without waking anyone. */
  oldestMessage?: Pick<StaffAlarmProps, 'impact' | 'urgency'> & { after: Duration };
}

/** Longer than five failed deliveries take. After these a message becomes a dead letter, which raises another alarm. */
const defaultMaxAge = Duration.minutes(30);

/**
 * A queue whose messages move to its dead-letter queue after five failed deliveries. Messages that wait
 * because the consumer is disabled raise an alarm too.
 */
export class QueueWithDeadLetters extends Construct {
  readonly queue: Queue;
  readonly deadLetters: Queue;

  constructor(scope: Construct, id: string, props: QueueWithDeadLettersProps) {
    super(scope, id);
    this.deadLetters = addDeadLetterQueue(this, 'DeadLetters', props.alarmContext);
    this.queue = new Queue(this, 'Queue', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      visibilityTimeout: Duration.seconds(6 * props.workerTimeout.toSeconds()),
      retentionPeriod: Duration.days(4),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: 5 },
    });
    const { after, ...context } = { after: defaultMaxAge, ...props.alarmContext, ...props.oldestMessage };
    new StaffAlarm(this, 'OldestMessage', {
      ...context,
      metric: this.queue.metricApproximateAgeOfOldestMessage({ period: Duration.minutes(5) }),
      threshold: after.toSeconds(),
    });
  }
}
