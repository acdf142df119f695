import { Duration, type Stack } from 'aws-cdk-lib';
import {
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IMetric,
  type Metric,
  SingleValueWidget,
} from 'aws-cdk-lib/aws-cloudwatch';
import { alarmScope } from '../constructs/alarm-topics.ts';
import { addAlarms } from './alarms.ts';
import { addBudget } from './budget.ts';
import { byDimension } from './log-metric.ts';
import { createMetrics, type MetricsProps } from './metrics.ts';
import { addObjectiveAlarms, objectivesOf, percentageMet } from './objectives.ts';

export function addObservability(stack: Stack, props: MetricsProps): void {
  const metrics = createMetrics(stack, props);
  const objectives = objectivesOf(stack);
  const alarms = [...addAlarms(stack, metrics), ...addObjectiveAlarms(stack, objectives)];
  addBudget(stack);

  const graph = (title: string, ...left: IMetric[]) =>
    new GraphWidget({ title, left, width: 8, height: 6, leftYAxis: { min: 0 } });
  const hourly = (metric: Metric) => metric.with({ period: Duration.hours(1) });
  new Dashboard(alarmScope(stack), 'Dashboard', {
    dashboardName: stack.stackName,
    defaultInterval: Duration.days(7),
    widgets: [
      [new AlarmStatusWidget({ title: 'Alarms', alarms, width: 24, height: 5 })],
      [
        new SingleValueWidget({
          title: 'This week',
          setPeriodToTimeRange: true,
          metrics: [metrics.bookings, metrics.guests, metrics.cancellations, metrics.orders, metrics.mails],
          width: 16,
          height: 3,
        }),
        new SingleValueWidget({
          title: 'Kept promises of the last 28 days, in percent',
          setPeriodToTimeRange: true,
          start: '-P28D',
          metrics: objectives.map(percentageMet),
          width: 8,
          height: 3,
        }),
      ],
      [
        graph(
          'Bookings, guests and places taken',
          hourly(metrics.bookings),
          hourly(metrics.guests),
          hourly(metrics.placesWon),
        ),
        graph('Orders from Japan', hourly(metrics.orders)),
        graph('Refusals, by kind', byDimension(stack, 'Refusals', 'kind')),
      ],
      [
        graph('Mails', hourly(metrics.mails), metrics.bounces, metrics.complaints),
        graph('Seconds until a mail is out', metrics.mailWait.with({ statistic: 'Maximum' })),
        graph('Calls that failed', metrics.failures),
      ],
      [
        graph('Calls', metrics.calls),
        graph('Milliseconds of a call (p50, p99)', metrics.latency, metrics.latency99),
        graph('Rums sold out', metrics.soldOut.with({ statistic: 'Maximum' })),
      ],
      [
        graph(
          'Synthetic bookings that went through, and failed',
          hourly(metrics.probesPassed),
          hourly(metrics.probesFailed),
        ),
      ],
    ],
  });
}
