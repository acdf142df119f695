import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { runbookOfQueue } from '#tools/staff-cli/doctor/queues.ts';
import { readCommand } from '#tools/staff-cli/read-command.ts';
import {
  assemblyFolder,
  constructPath,
  type Resource,
  referredId,
  resourcesOf,
  resourcesOfType,
} from '../stacks/template.testing.ts';

const project = path.resolve(import.meta.dirname, '../..');
const runbookFolder = 'https://example.com/runbooks';

/** The stacks with alarms when every option is set: the stage with its nested stacks, and the stack in us-east-1. */
const stage = resourcesOf('complete', 'prod');
const watchResources = resourcesOf('complete', 'prod-Watch');

/** A metric that an alarm reads, directly or in an expression. */
interface AlarmMetric {
  Namespace: string;
  MetricName: string;
  Dimensions?: { Name: string; Value: unknown }[];
}

const runbookOf = ({ Properties }: Resource): string =>
  /^[A-Z].{20,}\. Runbook: (\S+)$/s.exec(String(Properties.AlarmDescription))?.[1] ?? '';

const alarmTypes = ['AWS::CloudWatch::Alarm', 'AWS::CloudWatch::CompositeAlarm'];
const alarmsOf = (resources: Record<string, Resource>) =>
  Object.entries(resources).filter(([, { Type }]) => alarmTypes.includes(Type));

function metricsOf({ Properties }: Resource): AlarmMetric[] {
  const { Metrics } = Properties as { Metrics?: { MetricStat?: { Metric: AlarmMetric } }[] };
  if (Metrics === undefined) return [Properties as unknown as AlarmMetric];
  return Metrics.flatMap(({ MetricStat }) => MetricStat?.Metric ?? []);
}

/** Alarms on a metric of a queue. */
const alarmsOn = (queue: string | undefined, metricName: string): Resource[] =>
  alarmsOf(stage)
    .map(([, alarm]) => alarm)
    .filter((alarm) =>
      metricsOf(alarm).some(
        ({ MetricName, Dimensions = [] }) =>
          MetricName === metricName && Dimensions.some(({ Value }) => referredId(Value) === queue),
      ),
    );

const watchesQueue = (alarm: Resource, id: string): boolean =>
  metricsOf(alarm).some(({ Dimensions = [] }) => Dimensions.some(({ Value }) => referredId(Value) === id));

const queues = resourcesOfType(stage, 'AWS::SQS::Queue');
const deadLettersOf = ({ Properties }: Resource) =>
  referredId(Object(Properties.RedrivePolicy).deadLetterTargetArn);
const workQueues = queues.filter(([, queue]) => deadLettersOf(queue) !== undefined);
const withPath = (entries: [string, Resource][]) =>
  entries.map(([id, resource]) => [constructPath(resource), id, resource] as const);

/** Properties of an alarm that is raised by the first five minutes at the threshold. */
const immediateAlarm = {
  ComparisonOperator: 'GreaterThanOrEqualToThreshold',
  Period: 300,
  EvaluationPeriods: 1,
};

describe('every work queue', () => {
  it.each(withPath(workQueues))('(%s) raises an alarm when a message waits too long', (_, id) => {
    const [alarm, second] = alarmsOn(id, 'ApproximateAgeOfOldestMessage');
    expect(second).toBeUndefined();
    expect(alarm?.Properties).toMatchObject({ ...immediateAlarm, Statistic: 'Maximum' });
    expect(Number(alarm?.Properties.Threshold)).toBeLessThanOrEqual(30 * 60);
  });

  it.each(withPath(workQueues))('(%s) raises an alarm at its first dead letter', (_, _id, queue) => {
    const [alarm] = alarmsOn(deadLettersOf(queue), 'ApproximateNumberOfMessagesVisible');
    expect(alarm?.Properties).toMatchObject({ ...immediateAlarm, Threshold: 1 });
  });
});

it.each(withPath(queues.filter(([id]) => alarmsOf(stage).some(([, alarm]) => watchesQueue(alarm, id)))))(
  '`ops doctor` and the alarms of the queue %s name the same runbook',
  (_, id) => {
    const watchers = alarmsOf(stage).filter(([, alarm]) => watchesQueue(alarm, id));
    for (const [, alarm] of watchers)
      expect(runbookOf(alarm).replace(runbookFolder, 'infra/runbooks')).toBe(runbookOfQueue(id));
  },
);

const schedules = resourcesOfType(stage, 'AWS::Scheduler::Schedule');
const isMonthlyTest = ([, { Properties }]: [string, Resource]) =>
  JSON.stringify(Object(Properties.Target).Arn).includes(':cloudwatch:setAlarmState');

describe('every schedule', () => {
  it.each(withPath(schedules))('(%s) is enabled', (_, _id, { Properties }) => {
    expect(Properties.State).not.toBe('DISABLED');
  });

  it.each(withPath(schedules.filter((schedule) => !isMonthlyTest(schedule))))(
    '(%s) raises an alarm when it stops queueing its message',
    (_, _id, { Properties }) => {
      const { Arn } = Properties.Target as { Arn: unknown };
      const [alarm] = alarmsOn(referredId(Arn), 'NumberOfMessagesSent');
      expect(alarm?.Properties).toMatchObject({
        Statistic: 'Sum',
        Threshold: 0,
        ComparisonOperator: 'LessThanOrEqualToThreshold',
        TreatMissingData: 'breaching',
      });
      const { Period, EvaluationPeriods, DatapointsToAlarm = EvaluationPeriods } = Object(alarm?.Properties);
      expect(DatapointsToAlarm).toBe(EvaluationPeriods);
      // The alarm waits longer than the time between two runs, and is raised soon after a missed one.
      const isDaily = /^cron\(0 \d+ \* \* \? \*\)$/.test(String(Properties.ScheduleExpression));
      const [, minutes] = /^cron\(0\/(\d+) /.exec(String(Properties.ScheduleExpression)) ?? [];
      expect(Period * EvaluationPeriods).toBe(
        isDaily ? 26 * 60 * 60 : Math.min(6 * Number(minutes), 60) * 60,
      );
    },
  );

  it.each(
    withPath(
      resourcesOfType(watchResources, 'AWS::Scheduler::Schedule').filter(
        (schedule) => !isMonthlyTest(schedule),
      ),
    ),
  )('(%s) raises an alarm when its function is no longer invoked', (_, _id, { Properties }) => {
    const invokedFunction = referredId(
      watchResources[referredId(Object(Properties.Target).Arn) ?? '']?.Properties.FunctionName,
    );
    const watchers = alarmsOf(watchResources).filter(([, alarm]) =>
      metricsOf(alarm).some(
        ({ MetricName, Dimensions = [] }) =>
          MetricName === 'Invocations' &&
          Dimensions.some(({ Value }) => referredId(Value) === invokedFunction),
      ),
    );
    expect(watchers.map(([, { Properties }]) => Properties)).toEqual([
      expect.objectContaining({
        Threshold: 0,
        ComparisonOperator: 'LessThanOrEqualToThreshold',
        TreatMissingData: 'breaching',
        Metrics: expect.arrayContaining([
          expect.objectContaining({ Expression: expect.stringMatching(/^FILL\(runs, 0\)/) }),
        ]),
      }),
    ]);
  });

  it.each([
    ['the region of the stage', stage],
    ['us-east-1', watchResources],
  ])('of a monthly test in %s raises a test alarm on each topic', (_, resources) => {
    const monthly = resourcesOfType(resources, 'AWS::Scheduler::Schedule').filter(isMonthlyTest);
    const topics = monthly.map(([, { Properties }]) => {
      expect(Properties.ScheduleExpression).toBe('cron(0 10 ? * 2#1 *)');
      expect(Properties.ScheduleExpressionTimezone).toBe('Pacific/Efate');
      const name = JSON.parse(String(Object(Properties.Target).Input)).AlarmName;
      const [, alarm] = alarmsOf(resources).find(([, alarm]) => alarm.Properties.AlarmName === name) ?? [];
      expect(alarm?.Properties.TreatMissingData).toBe('notBreaching');
      return ((alarm?.Properties.AlarmActions ?? []) as unknown[])
        .map((alarmAction) => topicName(resources, alarmAction))
        .join();
    });
    expect(topics.sort()).toEqual(['Notify', 'Page']);
  });
});

it.each(withPath(resourcesOfType(stage, 'AWS::Lambda::EventSourceMapping')))(
  'the consumer %s is enabled, and an alarm watches the age of its messages',
  (_, _id, { Properties }) => {
    expect(Properties.Enabled).not.toBe(false);
    expect(alarmsOn(referredId(Properties.EventSourceArn), 'ApproximateAgeOfOldestMessage')).toHaveLength(1);
  },
);

function topicName(resources: Record<string, Resource>, reference: unknown): string | undefined {
  const topic = resources[referredId(reference) ?? ''];
  return topic && /(\w+)\/Topic$/.exec(constructPath(topic))?.[1];
}

/** Alarms that wake someone, because they affect visitors now or soon. The others can wait until morning. */
const wakingAlarms = [
  'BookingEventsMissing',
  'BookingsBurnFast',
  'CallsBypassEdge',
  'CallsFailing',
  'CallsThrottled',
  'EdgeFailing',
  'EdgeFunctionsFailing',
  'FunctionsThrottled',
  'MailOldestMessage',
  'MailsBounce',
  'MailsBurnFast',
  'MailsUnwanted',
  'PaymentCallsFailing',
  'PipeFailing',
  'ProbeFailing',
  'SignInCallsFailing',
  'SiteDown',
  'TestPage',
];

const everyAlarm = [stage, watchResources].flatMap((resources) =>
  alarmsOf(resources).map(([, alarm]) => ({
    resources,
    alarm,
    name: String(alarm.Properties.AlarmName).replace(/^PortVilaRum-prod-(?:Watch-)?/, ''),
  })),
);
/** Parts of composite alarms do not notify. */
const alarms = everyAlarm.filter(({ alarm }) => alarm.Properties.AlarmActions !== undefined);
const isPart = (name: string) =>
  everyAlarm.some(({ alarm }) => JSON.stringify(alarm.Properties.AlarmRule ?? '').includes(name));

const textOf = (file: string) => readFileSync(path.join(project, file), 'utf8');

describe('every alarm', () => {
  it.each(alarms.map((alarm) => [alarm.name, alarm] as const))(
    '(%s) notifies the topic of its urgency, when raised and when cleared',
    (name, { resources, alarm: { Properties } }) => {
      expect(Properties.ActionsEnabled).not.toBe(false);
      const topic = wakingAlarms.includes(name) ? 'Page' : 'Notify';
      for (const actions of [Properties.AlarmActions, Properties.OKActions] as unknown[][])
        expect(actions.map((action) => topicName(resources, action))).toEqual([topic]);
    },
  );

  it.each(alarms.map(({ name, alarm }) => [name, runbookOf(alarm)] as const))(
    '(%s) links to the runbook %s, which exists',
    (_, link) => {
      expect(link).toMatch(/^https:\/\/example\.com\/runbooks\/[a-z-]+\.md$/);
      expect(existsSync(path.join(project, link.replace(runbookFolder, 'infra/runbooks')))).toBe(true);
    },
  );

  it.each(alarms.map(({ name, alarm }) => [name, runbookOf(alarm)] as const))(
    '(%s) is named in its runbook %s',
    (name, link) => {
      expect(textOf(link.replace(runbookFolder, 'infra/runbooks'))).toContain(`\`${name}\``);
    },
  );

  it('has a name that is unique in its region', () => {
    const names = everyAlarm.map(({ name }) => name);
    expect(names.filter((name) => !/^[A-Z]\w+$/.test(name))).toEqual([]);
    for (const resources of [stage, watchResources]) {
      const namesInRegion = everyAlarm
        .filter((entry) => entry.resources === resources)
        .map(({ name }) => name);
      expect(new Set(namesInRegion).size).toBe(namesInRegion.length);
    }
    expect(wakingAlarms.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('that notifies no topic is part of a composite alarm', () => {
    const silentAlarms = everyAlarm.filter(({ alarm }) => alarm.Properties.AlarmActions === undefined);
    expect(silentAlarms.map(({ name }) => name).filter((name) => !isPart(name))).toEqual([]);
  });
});

describe('the runbook for a person woken by an alarm', () => {
  const page = textOf('infra/runbooks/you-have-been-woken.md');
  const rows = new Map(
    [...page.matchAll(/^\| `(\w+)` \|.*\]\(([a-z-]+\.md)\) \|$/gm)].map(([, name = '', file]) => [
      name,
      file,
    ]),
  );

  it('lists exactly the alarms that exist, each with its runbook', () => {
    const expected = new Map(
      alarms.map(({ name, alarm }) => [name, runbookOf(alarm).replace(`${runbookFolder}/`, '')] as const),
    );
    expect(Object.fromEntries([...rows].sort())).toEqual(Object.fromEntries([...expected].sort()));
  });

  it('marks the alarms that wake someone', () => {
    const markedNames = [...page.matchAll(/^\| `(\w+)` \| wakes \|/gm)].map(([, name]) => name);
    expect(markedNames.sort()).toEqual([...wakingAlarms].sort());
  });
});

const runbooks = readdirSync(path.join(project, 'infra/runbooks')).map((file) => `infra/runbooks/${file}`);

describe('a runbook', () => {
  it.each(runbooks.map((file) => [file]))('(%s) names only staff commands that exist', (file) => {
    const mentioned = [...textOf(file).matchAll(/npm run ops -- ([a-z-]+)/g)].map(([, name = '']) => name);
    const unknown = mentioned.filter((name) => {
      try {
        readCommand([name]);
        return false;
      } catch (problem) {
        return /^Unknown command/.test(String((problem as Error).message));
      }
    });
    expect(unknown).toEqual([]);
  });

  it('for failing calls lists the aliases to skip by logical ids that exist in the stage and in its nested stack', () => {
    const [, ids = ''] = /--resources-to-skip (.+)$/m.exec(textOf('infra/runbooks/calls-failing.md')) ?? [];
    const [stageAliasId = '', nestedAliasId = ''] = ids.split(' ');
    const [nested = '', alias = ''] = nestedAliasId.split('.');
    expect(stage[stageAliasId]?.Type).toBe('AWS::Lambda::Alias');
    expect(stage[alias]?.Type).toBe('AWS::Lambda::Alias');
    const folder = assemblyFolder('complete');
    const outer = JSON.parse(readFileSync(path.join(folder, 'PortVilaRum-prod.template.json'), 'utf8'));
    expect(outer.Resources).toHaveProperty([stageAliasId]);
    expect(outer.Resources).not.toHaveProperty([alias]);
    const nestedStacks = Object.keys(outer.Resources).filter((id) => id.startsWith('Staff'));
    expect(nestedStacks.some((id) => nested.startsWith(`PortVilaRum-prod-${id.slice(0, 16)}`))).toBe(true);
  });

  it('for removing a stage names every stack of a stage with all options', () => {
    const manifest = JSON.parse(readFileSync(path.join(assemblyFolder('complete'), 'manifest.json'), 'utf8'));
    const stacks = Object.entries<{ type: string }>(manifest.artifacts)
      .filter(([, { type }]) => type === 'aws:cloudformation:stack')
      .map(([name]) => name.replace('-prod', '-try'));
    expect(stacks.length).toBeGreaterThan(4);
    const text = textOf('infra/runbooks/remove-a-stage.md');
    expect(stacks.filter((name) => !new RegExp(`${name}(?![\\w-])`).test(text))).toEqual([]);
  });

  it('for a deleted stack maps every retained table and secret, for the new stack to adopt', () => {
    const [, mapping = '{}'] =
      /--resource-mapping-inline '(.*)'/.exec(textOf('infra/runbooks/stack-gone.md')) ?? [];
    const identifiers: Record<string, string> = {
      'AWS::DynamoDB::Table': 'TableName',
      'AWS::SecretsManager::Secret': 'Id',
    };
    const retained = Object.entries(stage).filter(([, resource]) => resource.DeletionPolicy === 'Retain');
    const adopted = retained.flatMap(([id, { Type }]) => {
      const identifier = identifiers[Type];
      return identifier === undefined ? [] : [[id, [identifier]]];
    });
    expect(adopted).toHaveLength(2);
    const mentioned = Object.entries(JSON.parse(mapping) as object).map(([id, identifier]) => [
      id,
      Object.keys(identifier),
    ]);
    expect(Object.fromEntries(mentioned)).toEqual(Object.fromEntries(adopted));
  });
});
