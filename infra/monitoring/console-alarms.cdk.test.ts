import { describe, expect, it } from '@jest/globals';
import {
  bundleOf,
  constructPath,
  type Resource,
  referredId,
  resourcesOf,
  resourcesOfType,
} from '../stacks/template.testing.ts';

const resources = resourcesOf('dev');
const filters = resourcesOfType(resources, 'AWS::Logs::MetricFilter').map(([, { Properties }]) => Properties);

describe('an alarm of the staff console', () => {
  it.each([
    ['PasskeyCounterAlarm', '{ $.code = "staff.counter-regressed" }', 'identify sign-in', 300, 1],
    [
      'ManagersChangedAlarm',
      '{ ($.code = "staff.people-changed") && (($.role = "manager") || ($.action = "change-role") || ($.action = "end-person")) }',
      'manage-people',
      300,
      1,
    ],
    [
      'LinksRefusedAlarm',
      '{ ($.code = "staff.refused") && ($.kind = "not-found") }',
      'link-device',
      3600,
      20,
    ],
    [
      'ColleagueAccessAlarm',
      '{ ($.code = "staff.people-changed") && (($.action = "invite-device") || ($.action = "set-code")) }',
      'manage-people',
      300,
      1,
    ],
    [
      'CodesRefusedAlarm',
      '{ ($.code = "staff.code-refused") && ($.result = "wrong") }',
      'identify',
      86_400,
      10,
    ],
    ['CodeLockedAlarm', '{ $.code = "staff.code-locked" }', 'identify', 300, 1],
    ['TillImbalanceAlarm', '{ $.code = "till.imbalance" }', 'check-till close-till show-till', 300, 1],
    ['HistoryFullAlarm', '{ $.code = "visit.history-full" }', 'record-visit', 300, 1],
  ])('%s counts log lines %s of %s', (id, pattern, writers, seconds, threshold) => {
    const alarm = resourcesOfType(resources, 'AWS::CloudWatch::Alarm').find(
      ([, one]) => constructPath(one) === `${id}/Alarm`,
    )?.[1];
    expect(alarm?.Properties).toMatchObject({
      Namespace: 'PortVilaRum-dev',
      Statistic: 'Sum',
      Period: seconds,
      Threshold: threshold,
      EvaluationPeriods: 1,
      ComparisonOperator: 'GreaterThanOrEqualToThreshold',
    });
    const counters = filters.filter(({ MetricTransformations }) =>
      (MetricTransformations as { MetricName: string }[]).some(
        ({ MetricName }) => MetricName === alarm?.Properties.MetricName,
      ),
    );
    const logs = counters.map(({ LogGroupName }) => resources[String(referredId(LogGroupName))]);
    expect(logs.map((log) => bundleOf(log as Resource)).sort()).toEqual(writers.split(' '));
    for (const { FilterPattern } of counters) expect(FilterPattern).toBe(pattern);
  });

  it('sums the parties cancelled by closings and calendar edits', () => {
    const alarm = resourcesOfType(resources, 'AWS::CloudWatch::Alarm').find(
      ([, one]) => constructPath(one) === 'MassCancellationAlarm/Alarm',
    )?.[1];
    expect(alarm?.Properties).toMatchObject({ Statistic: 'Sum', Period: 300, Threshold: 20 });
    const counters = filters.filter(({ MetricTransformations }) =>
      (MetricTransformations as { MetricName: string }[]).some(
        ({ MetricName }) => MetricName === alarm?.Properties.MetricName,
      ),
    );
    const counted = counters.map(({ LogGroupName, FilterPattern, MetricTransformations }) => {
      const log = resources[String(referredId(LogGroupName))] as Resource;
      const [{ MetricValue } = { MetricValue: '' }] = MetricTransformations as { MetricValue: string }[];
      return [bundleOf(log), FilterPattern, MetricValue];
    });
    expect(counted.sort()).toEqual([
      ['book-enquiry', '{ $.code = "closure.made" }', '$.cancelled'],
      ['close-starts', '{ $.code = "closure.made" }', '$.cancelled'],
      ['edit-day', '{ $.code = "calendar.edited" }', '$.cancelled'],
    ]);
  });

  it('is in the outer stack, next to its topic, and its metric filter in the stack of the log', () => {
    const inside = Object.values(resources).filter((one) => constructPath(one).startsWith('Staff/'));
    const types = new Set(inside.map(({ Type }) => Type));
    expect(types).toContain('AWS::Logs::MetricFilter');
    for (const type of ['AWS::CloudWatch::Alarm', 'AWS::SNS::Topic']) expect(types).not.toContain(type);
  });
});
