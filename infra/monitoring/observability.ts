import { Duration, type Stack } from 'aws-cdk-lib';
import {
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IMetric,
  type Metric,
  SingleValueWidget,
} from 'aws-cdk-lib/aws-cloudwatch';
import { addAlarms } from './alarms.ts';
import { budget } from './budget.ts';
import { eachOf } from './log-metric.ts';
import { figuresOf, type MetricsProps } from './metrics.ts';

/** What happens here in the business's words, what is wrong of it, and a page that shows both. */
export function observability(stack: Stack, props: MetricsProps): void {
  const figures = figuresOf(stack, props);
  const alarms = addAlarms(stack, figures);
  budget(stack);

  const graph = (title: string, ...left: IMetric[]) =>
    new GraphWidget({ title, left, width: 8, height: 6, leftYAxis: { min: 0 } });
  const hourly = (metric: Metric) => metric.with({ period: Duration.hours(1) });
  new Dashboard(stack, 'Dashboard', {
    defaultInterval: Duration.days(7),
    widgets: [
      [new AlarmStatusWidget({ title: 'Alarms', alarms, width: 24, height: 5 })],
      [
        new SingleValueWidget({
          title: 'This week',
          setPeriodToTimeRange: true,
          metrics: [figures.bookings, figures.guests, figures.cancellations, figures.orders, figures.mails],
          width: 24,
          height: 3,
        }),
      ],
      [
        graph(
          'Bookings, guests and places taken',
          hourly(figures.bookings),
          hourly(figures.guests),
          hourly(figures.placesWon),
        ),
        graph('Orders from Japan', hourly(figures.orders)),
        graph('Refusals, by kind', eachOf(stack, 'Refusals', 'kind')),
      ],
      [
        graph('Mails', hourly(figures.mails), figures.cameBack, figures.calledSpam),
        graph('Seconds until a mail is out', figures.mailWait.with({ statistic: 'Maximum' })),
        graph('Calls that failed', figures.failures),
      ],
      [
        graph('Calls', figures.calls),
        graph('Milliseconds of a call (p50, p99)', figures.latency, figures.latency99),
        graph('Rums sold out', figures.soldOut.with({ statistic: 'Maximum' })),
      ],
    ],
  });
}
