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
    ['PasskeyCounter', '{ $.code = "staff.counter-regressed" }', 'identify sign-in', 300, 1],
    [
      'ManagersChanged',
      '{ ($.code = "staff.people-changed") && (($.role = "manager") || ($.action = "change-role") || ($.action = "end-person")) }',
      'manage-people',
      300,
      1,
    ],
    ['LinksRefused', '{ ($.code = "staff.refused") && ($.kind = "not-found") }', 'link-device', 3600, 20],
    [
      'ColleagueAccess',
      '{ ($.code = "staff.people-changed") && (($.action = "invite-device") || ($.action = "set-code")) }',
      'manage-people',
      300,
      1,
    ],
    ['CodesRefused', '{ ($.code = "staff.code-refused") && ($.result = "wrong") }', 'identify', 86_400, 10],
    ['CodeLocked', '{ $.code = "staff.code-locked" }', 'identify', 300, 1],
    ['TillImbalance', '{ $.code = "till.imbalance" }', 'check-till close-till show-till', 300, 1],
    ['PressesForged', '{ $.code = "kept-press.altered" }', 'deliver-presses', 300, 1],
    ['PressesOwed', '{ $.code = "kept-press.owed" }', 'check-till', 300, 1],
    ['WalkInsOver', '{ $.code = "walk-in.over" }', 'deliver-presses settle-presses', 300, 1],
    ['HistoryFull', '{ $.code = "visit.history-full" }', 'record-visit', 300, 1],
  ])('(%s) counts the log lines %s of %s', (id, pattern, writers, seconds, threshold) => {
    const alarm = resourcesOfType(resources, 'AWS::CloudWatch::Alarm').find(
      ([, resource]) => constructPath(resource) === `Alarms/${id}/Alarm`,
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

  it('about mass cancellations sums the parties cancelled by closings and calendar edits', () => {
    const alarm = resourcesOfType(resources, 'AWS::CloudWatch::Alarm').find(
      ([, resource]) => constructPath(resource) === 'Alarms/MassCancellation/Alarm',
    )?.[1];
    expect(alarm?.Properties).toMatchObject({ Statistic: 'Sum', Period: 300, Threshold: 20 });
    const counters = filters.filter(({ MetricTransformations }) =>
      (MetricTransformations as { MetricName: string }[]).some(
        ({ MetricName }) => MetricName === alarm?.Properties.MetricName,
      ),
    );
    const filterRows = counters.map(({ LogGroupName, FilterPattern, MetricTransformations }) => {
      const log = resources[String(referredId(LogGroupName))] as Resource;
      const [{ MetricValue } = { MetricValue: '' }] = MetricTransformations as { MetricValue: string }[];
      return [bundleOf(log), FilterPattern, MetricValue];
    });
    expect(filterRows.sort()).toEqual([
      ['book-enquiry', '{ $.code = "closure.made" }', '$.cancelled'],
      ['close-starts', '{ $.code = "closure.made" }', '$.cancelled'],
      ['edit-day', '{ $.code = "calendar.edited" }', '$.cancelled'],
    ]);
  });

  it('is in the alarm stack with the topics, while its metric filter is in the stack of its log group', () => {
    const typesIn = (stack: string) =>
      Object.values(resources)
        .filter((resource) => constructPath(resource).startsWith(`${stack}/`))
        .map(({ Type }) => Type);
    for (const type of ['AWS::CloudWatch::Alarm', 'AWS::SNS::Topic']) {
      expect(typesIn('Alarms')).toContain(type);
      expect(typesIn('Staff')).not.toContain(type);
    }
    expect(typesIn('Staff')).toContain('AWS::Logs::MetricFilter');
    expect(typesIn('Alarms')).not.toContain('AWS::Logs::MetricFilter');
  });
});
