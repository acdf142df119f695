import { problemKinds } from '#shared/problems/problems.ts';
import { readAssembly } from '#tools/local-stack/template/assembly.ts';
import type { Used } from './cost-lines.ts';

const minutesOfMonth = 30 * 24 * 60;

/** Partitions of a new on-demand table; each has its own stream shard. */
const shards = 4;

/**
 * Number of values of each metric dimension; every combination is billed as a separate metric.
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/logs/FilterAndPatternSyntaxForMetricFilters.html
 */
const valuesOf: Readonly<Record<string, number>> = { kind: problemKinds.length };

/** Usage of a month without visitors, counted in the synthesized template. */
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
    { what: 'metrics watched by alarms', amount: watched, price: 'alarmMonth' },
    // A custom metric without data points is free; in an idle month only the stock metrics get any.
    {
      what: 'custom metrics, if each has data all month',
      amount: sumOf([...metrics.values()]),
      price: 'metricMonth',
    },
    { what: 'firewall', amount: all('AWS::WAFv2::WebACL').length, price: 'firewallMonth' },
    { what: 'firewall rules', amount: rules, price: 'firewallRuleMonth' },
    { what: 'secrets', amount: all('AWS::SecretsManager::Secret').length, price: 'secretMonth' },
    { what: 'scheduled invocations', amount: runs, price: 'scheduledRun' },
    // Send, receive and delete for each run, plus five pollers per event source, each every 20 seconds.
    {
      what: 'queue requests',
      amount: 3 * runs + sources * 5 * 3 * minutesOfMonth,
      price: 'queueRequest',
    },
    { what: 'Lambda invocations', amount: runs, price: 'lambdaRequest' },
    // The pipe polls each stream shard four times a second.
    {
      what: 'stream reads, if charged',
      amount: shards * 4 * 60 * minutesOfMonth,
      price: 'streamRead',
    },
    // Each run decrypts the table (DynamoDB caches its key per caller for five minutes) and a secret; the pipe decrypts the
    // stream. https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/encryption.howitworks.html
    {
      what: 'key requests, at most',
      amount: hasKeyOfAccount(all('AWS::DynamoDB::Table')) ? 2 * runs + minutesOfMonth / 5 : runs,
      price: 'keyRequest',
    },
  ];
}

interface Transformation {
  MetricName: string;
  Dimensions?: { Key: string }[];
}

/** Billed metrics behind one metric filter: one for each combination of dimension values. */
function variantsOf({ MetricName, Dimensions = [] }: Transformation): number {
  return Dimensions.reduce((product, { Key }) => {
    const values = valuesOf[Key];
    if (values === undefined)
      throw new Error(`Unknown number of values of ${Key} in ${MetricName}. Add it to valuesOf.`);
    return product * values;
  }, 1);
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);

/** Whether any table uses the AWS managed key of the account, which is charged; the AWS owned key is free. */
const hasKeyOfAccount = (tables: readonly { properties: Record<string, unknown> }[]): boolean =>
  tables.some(({ properties }) => Object(properties.SSESpecification).SSEEnabled === true);

/** A metric-math alarm is billed once for each metric it reads. */
const metricsOf = ({ Metrics }: { Metrics?: object[] }): number =>
  Metrics?.filter((one) => 'MetricStat' in one).length ?? 1;

/** Monthly runs of `rate(5 minutes)` or of a daily `cron(…)`. */
function runsOf(expression: string): number {
  const [, minutes] = /^rate\((\d+) minutes\)$/.exec(expression) ?? [];
  if (minutes !== undefined) return minutesOfMonth / Number(minutes);
  const [, every] = /^cron\(\d+\/(\d+) \* /.exec(expression) ?? [];
  return every === undefined ? 30 : minutesOfMonth / Number(every);
}
