import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { business } from '#shared/content/business.ts';
import { contracts } from '#shared/contracts/registry.ts';
import {
  bundleOf,
  constructPath,
  onlyResource,
  type Resource,
  referredId,
  resourcesOf,
  resourcesOfType,
} from '../stacks/template.testing.ts';

const project = path.resolve(import.meta.dirname, '../..');
const resources = resourcesOf('dev');
const topics = resourcesOfType(resources, 'AWS::SNS::Topic');
const [notifyTopic] = topics
  .filter(([, resource]) => constructPath(resource) === 'Alarms/Notify/Topic')
  .map(([id]) => id);
const alarms = resourcesOfType(resources, 'AWS::CloudWatch::Alarm');

/** An entry of a metric math alarm: the expression or one of its metrics. */
interface MetricMath {
  Expression?: string;
  MetricStat?: { Metric: { Namespace: string; MetricName: string } };
}

/** Parsed alarm description; empty runbook if it names none. */
function contextOf({ Properties }: Resource): { impact: string; runbook: string } {
  const [, impact = '', runbook = ''] =
    /^(.*) Runbook: (\S+)$/.exec(String(Properties.AlarmDescription)) ?? [];
  return { impact, runbook };
}

describe('the alarms of a stage', () => {
  it.each(alarms)('name an impact and a runbook that exists (%s)', (_, alarm) => {
    const { impact, runbook } = contextOf(alarm);
    expect(impact).toMatch(/^[A-Z].{20,}\.$/);
    expect(existsSync(path.join(project, runbook))).toBe(true);
    expect(runbook).toMatch(/^infra\/runbooks\/[a-z-]+\.md$/);
  });

  it('are the same in every stage', () => {
    const pathsOf = (all: Record<string, Resource>) =>
      resourcesOfType(all, 'AWS::CloudWatch::Alarm').map(([, alarm]) => constructPath(alarm));
    expect(pathsOf(resourcesOf('prod', 'prod'))).toEqual(pathsOf(resources));
  });
});

describe('the runbook of an alarm', () => {
  const runbooks = [...new Set(alarms.map(([, alarm]) => contextOf(alarm).runbook))].map((file) => [file]);

  it.each(runbooks)('%s has sections for symptoms, diagnosis, steps and the end of the incident', (file) => {
    const headings = readFileSync(path.join(project, String(file)), 'utf8').match(/^## .+$/gm) ?? [];
    expect(headings).toEqual(
      expect.arrayContaining(['## What visitors notice', '## Diagnose', '## Steps', '## Resolved when']),
    );
  });
});

describe('a dead-letter queue', () => {
  const deadLetters = resourcesOfType(resources, 'AWS::SQS::Queue').filter(
    ([, { Properties }]) => Properties.RedrivePolicy === undefined,
  );

  it.each(deadLetters)('(%s) raises an alarm at the first message', (id) => {
    const queueAlarms = alarms.filter(([, { Properties }]) =>
      ((Properties.Dimensions ?? []) as { Value: unknown }[]).some(({ Value }) => referredId(Value) === id),
    );
    expect(queueAlarms).toHaveLength(1);
    expect(queueAlarms[0]?.[1].Properties).toMatchObject({
      Namespace: 'AWS/SQS',
      MetricName: 'ApproximateNumberOfMessagesVisible',
      Statistic: 'Maximum',
      ComparisonOperator: 'GreaterThanOrEqualToThreshold',
      Threshold: 1,
      EvaluationPeriods: 1,
    });
  });
});

describe('an alarm topic', () => {
  const subscriptionsOf = (run: string, stage = run) =>
    resourcesOfType(resourcesOf(run, stage), 'AWS::SNS::Subscription').map(([, { Properties }]) => [
      constructPath(resourcesOf(run, stage)[referredId(Properties.TopicArn) ?? ''] as Resource),
      Properties.Protocol,
      Properties.Endpoint,
    ]);

  it('of either urgency emails the operations address by default', () => {
    expect(subscriptionsOf('dev')).toEqual([
      ['Alarms/Notify/Topic', 'email', business.emails.operations],
      ['Alarms/Page/Topic', 'email', business.emails.operations],
    ]);
  });

  it('for alarms that wake someone has separate receivers if the stage has the option "page"', () => {
    expect(subscriptionsOf('complete', 'prod')).toEqual([
      ['Alarms/Notify/Topic', 'email', 'alarms@example.com'],
      ['Alarms/Page/Topic', 'sms', '+6785550123'],
      ['Alarms/Page/Topic', 'https', 'https://events.example.com/integration/key'],
      ['Alarms/Page/Topic', 'email', 'ann@example.com'],
    ]);
  });

  it.each(topics)('(%s) accepts only this account’s alarms and budgets, over TLS', (id) => {
    const [[, policy], second] = resourcesOfType(resources, 'AWS::SNS::TopicPolicy').filter(
      ([, { Properties }]) => (Properties.Topics as unknown[]).map(referredId).includes(id),
    ) as [[string, Resource], unknown];
    expect(second).toBeUndefined();
    const { Statement } = policy.Properties.PolicyDocument as { Statement: Record<string, unknown>[] };
    const allowed = Statement.filter(({ Effect }) => Effect === 'Allow');
    expect(allowed).toEqual([
      expect.objectContaining({
        Action: 'sns:Publish',
        Principal: { Service: ['budgets.amazonaws.com', 'cloudwatch.amazonaws.com'] },
        Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
      }),
    ]);
    expect(Statement.filter(({ Effect }) => Effect === 'Deny')).toEqual([
      expect.objectContaining({ Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
    ]);
  });
});

/** The alarm with this id, which compares metrics. */
function metricMathAlarm(id: string): Resource {
  const metricMathAlarms = alarms.filter(([, { Properties }]) => Properties.Metrics !== undefined);
  const [, alarm] =
    metricMathAlarms.find(([, resource]) => constructPath(resource) === `Alarms/${id}/Alarm`) ?? [];
  if (alarm === undefined) throw new Error(`No comparison in the alarm ${id}`);
  return alarm;
}

describe('the metrics of a stage', () => {
  const filters = resourcesOfType(resources, 'AWS::Logs::MetricFilter').map(
    ([, { Properties }]) =>
      Properties as { FilterPattern: string; MetricTransformations: Record<string, unknown>[] },
  );
  const metricNames = new Set(
    filters.flatMap((filter) => filter.MetricTransformations.map(({ MetricName }) => MetricName)),
  );

  it('used by alarms have a metric filter in the same stage', () => {
    const customAlarms = alarms
      .map(([, { Properties }]) => Properties)
      .filter(({ Namespace }) => !String(Namespace ?? 'AWS/').startsWith('AWS/'))
      .filter(({ MetricName }) => MetricName !== 'NeverMeasured');
    expect(customAlarms.length).toBeGreaterThan(5);
    for (const { Namespace, MetricName } of customAlarms) {
      expect(Namespace).toBe('PortVilaRum-dev');
      expect(metricNames).toContain(MetricName);
    }
  });

  it('of bookings and of pipe events are compared, so that an unread stream raises an alarm', () => {
    const alarm = metricMathAlarm('BookingEventsMissing');
    expect(alarm.Properties).toMatchObject({ DatapointsToAlarm: 2, EvaluationPeriods: 24, Threshold: 1 });
    const [math, ...stats] = alarm.Properties.Metrics as [MetricMath, ...MetricMath[]];
    expect(math.Expression).toBe('IF(FILL(made, 0) > 0 AND FILL(mailed, 0) == 0, 1, 0)');
    expect(stats).toMatchObject([
      { Id: 'made', MetricStat: { Period: 3600, Stat: 'Sum', Metric: { MetricName: 'Bookings' } } },
      { Id: 'mailed', MetricStat: { Period: 3600, Stat: 'SampleCount', Metric: { MetricName: 'MailWait' } } },
    ]);
    for (const { MetricStat } of stats) {
      expect(MetricStat?.Metric.Namespace).toBe('PortVilaRum-dev');
      expect(metricNames).toContain(MetricStat?.Metric.MetricName);
    }
  });

  it('of sent and of bounced emails are compared, so that made-up addresses raise an alarm', () => {
    const alarm = metricMathAlarm('MailsComeBack');
    expect(alarm.Properties).toMatchObject({ EvaluationPeriods: 1, Threshold: 1 });
    const [math, ...stats] = alarm.Properties.Metrics as [MetricMath, ...MetricMath[]];
    expect(math.Expression).toBe('IF(FILL(bounced, 0) >= 5 AND FILL(bounced, 0) > FILL(sent, 0) / 10, 1, 0)');
    expect(stats).toMatchObject([
      {
        Id: 'bounced',
        MetricStat: { Period: 3600, Stat: 'Sum', Metric: { Namespace: 'AWS/SES', MetricName: 'Bounce' } },
      },
      { Id: 'sent', MetricStat: { Period: 3600, Stat: 'Sum', Metric: { MetricName: 'Mails' } } },
    ]);
  });

  it('of the pipe’s four kinds of failure are added up in one alarm', () => {
    const [math, ...stats] = metricMathAlarm('PipeFailing').Properties.Metrics as [
      MetricMath,
      ...MetricMath[],
    ];
    expect(math.Expression).toBe(
      'FILL(failures0, 0) + FILL(failures1, 0) + FILL(failures2, 0) + FILL(failures3, 0)',
    );
    expect(stats.map(({ MetricStat }) => MetricStat?.Metric.MetricName)).toEqual([
      'ExecutionFailed',
      'ExecutionPartiallyFailed',
      'ExecutionThrottled',
      'ExecutionTimeout',
    ]);
  });

  it('raise an alarm at the first failed call that books, pays or signs in', () => {
    const patterns = new Map(
      filters.map((filter) => [filter.MetricTransformations[0]?.MetricName, filter.FilterPattern]),
    );
    for (const [alarm, metric, routes] of [
      ['BookingCallsFailing', 'BookingCallsFailed', ['POST /api/bookings', 'POST /api/operator-bookings']],
      ['PaymentCallsFailing', 'PaymentCallsFailed', ['POST /api/stripe', 'POST /api/stripe-webhook']],
      ['SignInCallsFailing', 'SignInCallsFailed', ['POST /api/staff/session', 'POST /api/staff/identity']],
    ] as const) {
      const [, alarmResource] =
        alarms.find(([, resource]) => constructPath(resource) === `Alarms/${alarm}/Alarm`) ?? [];
      expect(alarmResource?.Properties).toMatchObject({
        MetricName: metric,
        Period: 900,
        Threshold: 1,
        EvaluationPeriods: 1,
      });
      expect(patterns.get(metric)).toMatch(/^\{ \(\$\.status = "5\*"\) && \(/);
      for (const route of routes) expect(patterns.get(metric)).toContain(`($.route = "${route}")`);
    }
    // A call that the API refuses has reached no function.
    expect(patterns.get('CallsThrottled')).toBe('{ ($.status = "429") && ($.functionMilliseconds = "-") }');
  });

  it('of refused and of accepted passkeys are compared, so that an alarm is raised when most are refused', () => {
    const [math] = metricMathAlarm('PasskeysRefused').Properties.Metrics as [MetricMath];
    expect(math.Expression).toBe('IF(FILL(refused, 0) >= 3 AND FILL(refused, 0) > FILL(accepted, 0), 1, 0)');
    const writers = resourcesOfType(resources, 'AWS::Logs::MetricFilter')
      .map(([, { Properties }]) => Properties)
      .filter(({ FilterPattern }) => FilterPattern === '{ $.code = "passkey.refused" }')
      .map(({ LogGroupName }) => bundleOf(resources[String(referredId(LogGroupName))] as Resource));
    expect(writers.sort()).toEqual(['identify', 'register-passkey', 'sign-in']);
    // On a shared device most colleagues enter a code, which proves nothing about passkeys.
    const acceptedPatterns = filters
      .filter(({ MetricTransformations: [first] }) => first?.MetricName === 'PasskeysAccepted')
      .map(({ FilterPattern }) => FilterPattern);
    expect(acceptedPatterns.sort()).toEqual([
      '{ $.code = "call.answered" }',
      '{ $.code = "call.answered" }',
      '{ ($.code = "staff.identified") && ($.what = "passkey") }',
    ]);
  });

  it('count bookings and guests of the calls that book, and refusals of every public call by kind', () => {
    const filtersOf = (name: string) =>
      filters.filter((filter) => filter.MetricTransformations.some(({ MetricName }) => MetricName === name));
    expect(filtersOf('Guests').map(({ FilterPattern }) => FilterPattern)).toEqual(
      Array(2).fill('{ $.code = "booking.made" }'),
    );
    expect(filtersOf('Guests')[0]?.MetricTransformations).toMatchObject([{ MetricValue: '$.guests' }]);
    expect(filtersOf('Refusals').length).toBe(contracts.filter(({ staff }) => staff === undefined).length);
    for (const { MetricTransformations } of filtersOf('Refusals'))
      expect(MetricTransformations).toMatchObject([{ Dimensions: [{ Key: 'kind', Value: '$.kind' }] }]);
  });

  it('are on the dashboard, which has the name of the stage', () => {
    const [, { Properties }] = onlyResource(resources, 'AWS::CloudWatch::Dashboard');
    expect(Properties.DashboardName).toBe('PortVilaRum-dev');
    const page = JSON.stringify(Properties.DashboardBody);
    for (const name of ['Bookings', 'Guests', 'Mails', 'Orders', 'Refusals', 'MailWait']) {
      expect(page).toContain(name);
    }
  });

  it('include the cost, with a budget that notifies the alarm topic', () => {
    const [, { Properties }] = onlyResource(resources, 'AWS::Budgets::Budget');
    const notifications = Properties.NotificationsWithSubscribers as {
      Subscribers: { Address: unknown }[];
    }[];
    expect(
      notifications.flatMap(({ Subscribers }) => Subscribers.map(({ Address }) => referredId(Address))),
    ).toEqual([notifyTopic, notifyTopic]);
  });
});
