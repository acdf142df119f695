import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectFolder } from '../build/project.ts';
import {
  bundleOf,
  constructPath,
  onlyResource,
  type Resource,
  referredId,
  resourcesOf,
  resourcesOfType,
} from '../stacks/template.testing.ts';

const resources = resourcesOf('prod', 'prod');
const alarms = resourcesOfType(resources, 'AWS::CloudWatch::Alarm');

interface MetricMath {
  Id: string;
  Expression?: string;
  MetricStat?: { Period: number; Stat: string; Metric: { Namespace: string; MetricName: string } };
}

/** One window of an alarm, from the template. */
function windowOf(alarm: string, window: 'Long' | 'Short') {
  const [, alarmResource] =
    alarms.find(([, resource]) => constructPath(resource) === `Alarms/${alarm}/${window}`) ?? [];
  if (alarmResource === undefined) throw new Error(`No ${window} window of ${alarm}`);
  const [condition, ...metrics] = alarmResource.Properties.Metrics as [MetricMath, ...MetricMath[]];
  return { properties: alarmResource.Properties, expression: String(condition.Expression), metrics };
}

/** Calls, or emails, of a window: all of them, and those that break the promise. */
type Counts = readonly [all: number, bad: number];

/** Evaluates the metric math of one window as CloudWatch does. */
function isRaised(alarm: string, window: 'Long' | 'Short', [all, bad]: Counts): boolean {
  const { expression, properties } = windowOf(alarm, window);
  const [, condition = ''] = /^IF\((.+), 1, 0\)$/.exec(expression) ?? [];
  const script = condition.replace(/FILL\((\w+), 0\)/g, '$1').replace(/ AND /g, ' && ');
  const value = new Function('all', 'bad', `return (${script}) ? 1 : 0`)(all, bad);
  return value >= Number(properties.Threshold);
}

/** Whether both windows of the alarm are over the limit. */
const isAlarmRaised = (alarm: string, long: Counts, short: Counts): boolean =>
  isRaised(alarm, 'Long', long) && isRaised(alarm, 'Short', short);

describe('the alarm on the bookings objective', () => {
  it.each<[behaviour: string, long: Counts, short: Counts, fast: boolean, slow: boolean]>([
    ['stays silent without calls', [0, 0], [0, 0], false, false],
    ['stays silent when the only call of a quiet day fails', [1, 1], [1, 1], false, false],
    ['wakes someone when a guest fails, tries again and fails again', [2, 2], [1, 1], true, true],
    ['notifies, and wakes no one, when seven calls in 1000 fail', [1000, 7], [50, 1], false, true],
    ['stays silent when six calls in 1000 fail', [1000, 6], [50, 1], false, false],
    ['wakes someone when fifteen calls in 1000 fail', [1000, 15], [50, 1], true, true],
    ['clears once no call of the last minutes failed', [1000, 15], [50, 0], false, false],
  ])('%s', (_, long, short, fast, slow) => {
    expect(isAlarmRaised('BookingsBurnFast', long, short)).toBe(fast);
    expect(isAlarmRaised('BookingsBurnSlow', long, short)).toBe(slow);
  });
});

describe('the alarm on the objective for emails', () => {
  it.each<[behaviour: string, long: Counts, short: Counts, fast: boolean, slow: boolean]>([
    ['stays silent when one email fails five times', [0, 5], [0, 1], false, false],
    ['wakes someone when no email is sent', [0, 6], [0, 2], true, true],
    ['notifies, and wakes no one, when seven emails in 100 are late', [100, 7], [10, 1], false, true],
    ['wakes someone when fifteen emails in 100 are late', [100, 15], [10, 2], true, true],
    ['clears once the last emails are on time', [100, 15], [10, 0], false, false],
  ])('%s', (_, long, short, fast, slow) => {
    expect(isAlarmRaised('MailsBurnFast', long, short)).toBe(fast);
    expect(isAlarmRaised('MailsBurnSlow', long, short)).toBe(slow);
  });
});

const composites = resourcesOfType(resources, 'AWS::CloudWatch::CompositeAlarm');

it.each([
  ['BookingsBurnFast', 'Page', 60, 5],
  ['BookingsBurnSlow', 'Notify', 6 * 60, 30],
  ['MailsBurnFast', 'Page', 60, 5],
  ['MailsBurnSlow', 'Notify', 6 * 60, 30],
] as const)(
  'the alarm %s notifies the topic %s once its windows of %i and %i minutes are both over the limit',
  (name, topic, long, short) => {
    const [, composite] =
      composites.find(([, composite]) => composite.Properties.AlarmName === `PortVilaRum-prod-${name}`) ?? [];
    const [, parts] = /^\(?(.+?)\)?$/.exec(ruleOf(composite)) ?? [];
    expect(parts).toMatch(new RegExp(`^ALARM\\("${name}Long\\w+"\\) AND ALARM\\("${name}Short\\w+"\\)$`));
    for (const actions of [
      composite?.Properties.AlarmActions,
      composite?.Properties.OKActions,
    ] as unknown[][])
      expect(actions.map((action) => constructPath(resources[referredId(action) ?? ''] as Resource))).toEqual(
        [`Alarms/${topic}/Topic`],
      );
    for (const [window, minutes] of [
      ['Long', long],
      ['Short', short],
    ] as const) {
      const { properties, metrics } = windowOf(name, window);
      expect(properties).toMatchObject({ EvaluationPeriods: 1, TreatMissingData: 'notBreaching' });
      expect(properties.AlarmActions).toBeUndefined();
      expect(metrics.map(({ MetricStat }) => MetricStat?.Period)).toEqual([60 * minutes, 60 * minutes]);
    }
  },
);

/** The rule of a composite alarm, with the logical ids of its parts. */
function ruleOf(composite: Resource | undefined): string {
  const { 'Fn::Join': join } = Object(composite?.Properties.AlarmRule) as {
    'Fn::Join'?: [string, unknown[]];
  };
  return (join?.[1] ?? []).map((part) => (typeof part === 'string' ? part : referredId(part))).join('');
}

describe('a service level objective', () => {
  const filters = resourcesOfType(resources, 'AWS::Logs::MetricFilter').map(([, { Properties }]) => ({
    name: (Properties.MetricTransformations as { MetricName: string }[])[0]?.MetricName,
    pattern: Properties.FilterPattern,
    bundle: bundleOf(resources[referredId(Properties.LogGroupName) ?? ''] as Resource),
  }));
  const patternsOf = (metric: string) =>
    filters.filter(({ name }) => name === metric).map(({ pattern, bundle }) => [bundle, pattern]);
  const metricsReadBy = (alarm: string) =>
    Object.fromEntries(
      windowOf(alarm, 'Long').metrics.map(({ Id, MetricStat }) => [
        Id,
        [MetricStat?.Metric.Namespace, MetricStat?.Metric.MetricName, MetricStat?.Stat],
      ]),
    );

  it('for bookings compares the booking calls that failed with a 5xx status with all booking calls in the API log', () => {
    expect(metricsReadBy('BookingsBurnFast')).toEqual({
      all: ['PortVilaRum-prod', 'BookingsTried', 'Sum'],
      bad: ['PortVilaRum-prod', 'BookingsFailed', 'Sum'],
    });
    expect(patternsOf('BookingsTried')).toEqual([[undefined, '{ $.route = "POST /api/bookings" }']]);
    expect(patternsOf('BookingsFailed')).toEqual([
      [undefined, '{ ($.status = "5*") && ($.route = "POST /api/bookings") }'],
    ]);
  });

  it('for emails compares the events that failed or waited over two minutes with all events that the worker handled', () => {
    expect(metricsReadBy('MailsBurnFast')).toEqual({
      all: ['PortVilaRum-prod', 'MailWait', 'SampleCount'],
      bad: ['PortVilaRum-prod', 'MailsNotInTime', 'Sum'],
    });
    const sorted = [...patternsOf('MailsNotInTime')].map(([, pattern]) => pattern).sort();
    expect(sorted).toEqual(
      ['{ $.code = "event.failed" }', '{ ($.code = "event.handled") && ($.waitedSeconds > 120) }'].sort(),
    );
  });

  it('is shown on the dashboard over the four weeks that it covers', () => {
    const [, { Properties }] = onlyResource(resources, 'AWS::CloudWatch::Dashboard');
    const page = JSON.stringify(Properties.DashboardBody);
    expect(page).toContain('-P28D');
    for (const name of ['BookingsTried', 'BookingsFailed', 'MailsNotInTime']) expect(page).toContain(name);
  });
});

it('SLO.md names every alarm and figure of the service level objectives', () => {
  const page = readFileSync(path.join(projectFolder, 'infra/SLO.md'), 'utf8');
  for (const [, { Properties }] of composites)
    expect(page).toContain(`\`${String(Properties.AlarmName).replace('PortVilaRum-prod-', '')}\``);
  for (const text of ['99.9 %', '99 %', '28 days', '14.4', '`BookingsTried`', '`MailsNotInTime`'])
    expect(page).toContain(text);
});
