import { Duration, NestedStack } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { Env } from '#functions/workers/probe-booking/env.ts';
import { QueueWorker } from '../constructs/queue-worker.ts';
import { everyMinutes, ScheduledTask } from '../constructs/scheduled-task.ts';
import { probeMinutes } from '../monitoring/metrics.ts';

interface ProbeBookingProps {
  readonly table: Table;
  /** Origin of the site: the synthetic booking goes through CloudFront. */
  readonly siteUrl: string;
  /** ARN of the secret with the key of the synthetic booking. */
  readonly keySecret: string;
}

/** Includes the two minutes within which an email must arrive. */
const timeout = Duration.minutes(3);

/** Adds the schedule and the function of the synthetic booking. */
export function addProbe(scope: Construct, props: ProbeBookingProps): void {
  const { queue } = new ScheduledTask(scope, 'Probe', {
    type: 'probe.due',
    description: 'Starts the synthetic booking',
    due: everyMinutes(probeMinutes),
    workerTimeout: timeout,
    alarmContext: {
      impact: 'The synthetic booking does not run: if guests cannot book, no alarm says so.',
      runbook: 'probe-failing',
    },
  });
  new ProbeStack(scope, { ...props, queue });
}

/** The stack of the synthetic booking's function, nested for the same reason as `StaffStack`. */
class ProbeStack extends NestedStack {
  constructor(scope: Construct, props: ProbeBookingProps & { readonly queue: IQueue }) {
    super(scope, 'SyntheticBooking', { description: 'Synthetic booking' });
    const { table, queue, siteUrl, keySecret } = props;
    new QueueWorker<typeof Env>(this, 'ProbeBooking', {
      name: 'probe-booking',
      description: 'Books, reads and cancels through the site as a guest does',
      timeout,
      queue,
      environment: { TABLE_NAME: table.tableName, SITE_URL: siteUrl, PROBE_KEY_SECRET: keySecret },
    }).code
      .allowItems(table, ['DeleteItem', 'PutItem', 'Query'], ['probes'])
      .allow(['secretsmanager:GetSecretValue'], [keySecret]);
  }
}
