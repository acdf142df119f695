import { problemKinds } from '../../../shared/problems/problems.ts';
import { readAssembly } from '../../local-stack/template/assembly.ts';
import type { Used } from './cost-lines.ts';

const minutesOfMonth = 30 * 24 * 60;

/** Partitions of a new table that is paid by use, each with a shard of the stream of its own. */
const shards = 4;

/**
 * Values that a dimension of our figures may have. Each makes a figure of its own.
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/logs/FilterAndPatternSyntaxForMetricFilters.html
 */
const valuesOf: Readonly<Record<string, number>> = { kind: problemKinds.length };

/** What a month without a visitor uses, counted in the synthesized template. */
export function idleMonth(assemblyDir = 'cdk.out'): readonly Used[] {
  const { resources } = readAssembly(assemblyDir);
  const all = (type: string) => resources.filter((one) => one.type === type);
  const metrics = new Map(
    all('AWS::Logs::MetricFilter').flatMap(({ properties }) =>
      (properties.MetricTransformations as Transformation[]).map(
        (one) => [one.MetricName, variantsOf(one)] as const,
      ),
    ),
  );
  const runs = all('AWS::Scheduler::Schedule').reduce(
    (sum, { properties }) => sum + runsOf(String(properties.ScheduleExpression)),
    0,
  );
  const watched = all('AWS::CloudWatch::Alarm').reduce(
    (sum, { properties }) => sum + metricsOf(properties as { Metrics?: object[] }),
    0,
  );
  const rules = all('AWS::WAFv2::WebACL').reduce(
    (sum, { properties }) => sum + (properties.Rules as object[]).length,
    0,
  );
  const sources = all('AWS::Lambda::EventSourceMapping').length;
  return [
    { what: 'figures that alarms look at', amount: watched, price: 'alarmMonth' },
    // One that nothing is told of costs nothing: in an idle month all but the stock's.
    {
      what: 'figures of our own, if each is told of all month',
      amount: sumOf([...metrics.values()]),
      price: 'metricMonth',
    },
    { what: 'the firewall', amount: all('AWS::WAFv2::WebACL').length, price: 'firewallMonth' },
    { what: 'rules of the firewall', amount: rules, price: 'firewallRuleMonth' },
    { what: 'secrets', amount: all('AWS::SecretsManager::Secret').length, price: 'secretMonth' },
    { what: 'scheduled runs', amount: runs, price: 'scheduledRun' },
    // Each run: put, taken, deleted. Besides, five pollers of each source ask every 20 seconds.
    {
      what: 'requests of queues',
      amount: 3 * runs + sources * 5 * 3 * minutesOfMonth,
      price: 'queueRequest',
    },
    { what: 'runs of functions', amount: runs, price: 'lambdaRequest' },
    // The pipe asks each shard of the stream four times a second.
    {
      what: 'reads of the stream, if they are charged',
      amount: shards * 4 * 60 * minutesOfMonth,
      price: 'streamRead',
    },
    // Each run opens the table, whose key is kept for five minutes for each who asks, and a secret; the pipe the stream.
    // https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/encryption.howitworks.html
    {
      what: 'requests of keys, at the most',
      amount: hasKeyOfAccount(all('AWS::DynamoDB::Table')) ? 2 * runs + minutesOfMonth / 5 : runs,
      price: 'keyRequest',
    },
  ];
}

interface Transformation {
  MetricName: string;
  Dimensions?: { Key: string }[];
}

/** How many figures one is that is told apart by the values of its dimensions. */
function variantsOf({ MetricName, Dimensions = [] }: Transformation): number {
  return Dimensions.reduce((product, { Key }) => {
    const values = valuesOf[Key];
    if (values === undefined) throw new Error(`How many values has ${Key} of ${MetricName}?`);
    return product * values;
  }, 1);
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);

/** Whether a table is encrypted with a key that AWS keeps in the account; one of its own is free. */
const hasKeyOfAccount = (tables: readonly { properties: Record<string, unknown> }[]): boolean =>
  tables.some(({ properties }) => Object(properties.SSESpecification).SSEEnabled === true);

/** An alarm that compares figures costs as much as one for each of them. */
const metricsOf = ({ Metrics }: { Metrics?: object[] }): number =>
  Metrics?.filter((one) => 'MetricStat' in one).length ?? 1;

/** Runs in a month of `rate(5 minutes)` or of a `cron(…)` that comes once a day. */
function runsOf(expression: string): number {
  const [, minutes] = /^rate\((\d+) minutes\)$/.exec(expression) ?? [];
  if (minutes !== undefined) return minutesOfMonth / Number(minutes);
  const [, every] = /^cron\(\d+\/(\d+) \* /.exec(expression) ?? [];
  return every === undefined ? 30 : minutesOfMonth / Number(every);
}
