import { Duration, type Stack } from 'aws-cdk-lib';
import { type IAlarm, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { TwoWindowAlarm } from '../constructs/two-window-alarm.ts';

/** A service level objective over 28 days. `infra/SLO.md` explains it. */
interface Objective {
  readonly id: 'Bookings' | 'Mails';
  readonly label: string;
  readonly all: Metric;
  readonly bad: Metric;
  /** Share of calls or emails that may fail or be late, from 0 to 1. */
  readonly errorBudget: number;
  /** The minimum of failed or late ones in the long window that raises the alarm. */
  readonly minBad: number;
  readonly impact: string;
  readonly runbook: string;
}

export function objectivesOf(stack: Stack): readonly Objective[] {
  const metric = (metricName: string, statistic = 'Sum') =>
    new Metric({ namespace: stack.stackName, metricName, statistic, period: Duration.minutes(5) });
  return [
    {
      id: 'Bookings',
      label: 'Bookings that did not fail',
      all: metric('BookingsTried'),
      bad: metric('BookingsFailed'),
      errorBudget: 0.001,
      // A guest whose call failed tries again, which counts as two failures.
      minBad: 2,
      impact: 'Guests cannot book: more of their calls fail than the site promises.',
      runbook: 'calls-failing',
    },
    {
      id: 'Mails',
      label: 'Mails within two minutes',
      all: metric('MailWait', 'SampleCount'),
      bad: metric('MailsNotInTime'),
      errorBudget: 0.01,
      // An email that cannot be sent fails five times.
      minBad: 6,
      impact: 'Guests wait for their mail: more of them are late, or fail, than the site promises.',
      runbook: 'mail-stuck',
    },
  ];
}

/** Fast is 2 % of the error budget in an hour, slow 5 % in six hours: https://sre.google/workbook/alerting-on-slos/. */
const burnRates = [
  { id: 'Fast', rate: 14.4, long: Duration.hours(1), short: Duration.minutes(5), urgency: 'page' },
  { id: 'Slow', rate: 6, long: Duration.hours(6), short: Duration.minutes(30), urgency: 'notify' },
] as const;

export const addObjectiveAlarms = (stack: Stack, objectives: readonly Objective[]): readonly IAlarm[] =>
  objectives.flatMap(({ id, all, bad, errorBudget, minBad, impact, runbook }) =>
    burnRates.map(({ id: speed, rate, long, short, urgency }) => {
      const limit = Number((rate * errorBudget).toFixed(4));
      const exceeds = (period: Duration, condition = '') =>
        new MathExpression({
          label: `More than ${100 * limit} % break the promise`,
          expression: `IF(${condition}FILL(bad, 0) > ${limit} * FILL(all, 0), 1, 0)`,
          usingMetrics: { all, bad },
          period,
        });
      return new TwoWindowAlarm(stack, `${id}Burn${speed}`, {
        impact,
        runbook,
        urgency,
        long: exceeds(long, `FILL(bad, 0) >= ${minBad} AND `),
        short: exceeds(short),
      }).alarm;
    }),
  );

/** The percentage of calls or emails that met an objective. CloudWatch wants ids that are unique within a widget. */
export const percentageMet = ({ id, label, all, bad }: Objective): MathExpression =>
  new MathExpression({
    label,
    expression: `100 * (1 - FILL(bad${id}, 0) / all${id})`,
    usingMetrics: { [`all${id}`]: all, [`bad${id}`]: bad },
    period: Duration.days(1),
  });
