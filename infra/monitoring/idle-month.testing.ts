import { problemKinds } from '#shared/problems/problems.ts';
import { readAssembly } from '#tools/local-stack/template/assembly.ts';

const minutesOfMonth = 30 * 24 * 60;

/** Partitions of a new on-demand table; each has a separate stream shard. */
const shards = 4;

/**
 * Number of values of each metric dimension; every combination is billed as a separate metric.
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/logs/FilterAndPatternSyntaxForMetricFilters.html
 */
const valuesOf: Readonly<Record<string, number>> = { kind: problemKinds.length };

/** Usage of one billed resource. */
interface Usage {
  readonly label: string;
  readonly amount: number;
  /** Unit price in US dollars, as in COST.md. */
  readonly price: number;
}

/** Usage of a month without visitors, counted in the synthesized template, most expensive first. */
export function idleMonth(assemblyDir: string): readonly Usage[] {
  const { resources } = readAssembly(assemblyDir);
  const resourcesOfType = (type: string) => resources.filter((resource) => resource.type === type);
  const metrics = new Map(
    resourcesOfType('AWS::Logs::MetricFilter').flatMap(({ properties }) =>
      (properties.MetricTransformations as Transformation[]).map(
        (transformation) => [transformation.MetricName, billedMetrics(transformation)] as const,
      ),
    ),
  );
  const runsWith = (isCounted: (target: Target) => boolean): number =>
    sumOf(
      resourcesOfType('AWS::Scheduler::Schedule')
        .filter(({ properties }) => isCounted(properties.Target as Target))
        .map(({ properties }) => runsOf(String(properties.ScheduleExpression))),
    );
  const runs = runsWith(({ DeadLetterConfig }) => DeadLetterConfig !== undefined);
  // The other schedules call a function, or AWS itself if they have an input.
  const checks = runsWith(({ DeadLetterConfig, Input }) => (DeadLetterConfig ?? Input) === undefined);
  const probes = sumOf(
    resourcesOfType('AWS::Scheduler::Schedule')
      .filter(({ properties }) => String((properties.Target as Target).Input).includes('probe.due'))
      .map(({ properties }) => runsOf(String(properties.ScheduleExpression))),
  );
  const monthlyRuns = runsWith(
    ({ DeadLetterConfig, Input }) => DeadLetterConfig === undefined && Input !== undefined,
  );
  const watchedMetrics = resourcesOfType('AWS::CloudWatch::Alarm').reduce(
    (sum, { properties }) => sum + metricsOf(properties as { Metrics?: object[] }),
    0,
  );
  const rules = resourcesOfType('AWS::WAFv2::WebACL').reduce(
    (sum, { properties }) => sum + (properties.Rules as object[]).length,
    0,
  );
  const sources = resourcesOfType('AWS::Lambda::EventSourceMapping').length;
  const usages: readonly Usage[] = [
    { label: 'metrics watched by alarms', amount: watchedMetrics, price: 0.1 },
    {
      label: 'composite alarms',
      amount: resourcesOfType('AWS::CloudWatch::CompositeAlarm').length,
      price: 0.5,
    },
    // A custom metric without data points is free; in an idle month only the stock metrics get any.
    {
      label: 'custom metrics, if each has data all month',
      amount: sumOf([...metrics.values()]),
      price: 0.3,
    },
    { label: 'firewall', amount: resourcesOfType('AWS::WAFv2::WebACL').length, price: 5 },
    { label: 'firewall rules', amount: rules, price: 1 },
    { label: 'secrets', amount: resourcesOfType('AWS::SecretsManager::Secret').length, price: 0.4 },
    { label: 'scheduled invocations', amount: runs + checks + monthlyRuns, price: 1e-6 },
    // Two pages and an API call.
    { label: 'CloudFront requests of the outside check', amount: 3 * checks, price: 1.25e-6 },
    { label: 'API calls of the outside check', amount: checks, price: 1.29e-6 },
    // A confirmation and a cancellation.
    { label: 'emails of the synthetic booking', amount: 2 * probes, price: 0.00016 },
    // The booking is made, opened and cancelled.
    { label: 'CloudFront requests of the synthetic booking', amount: 3 * probes, price: 1.25e-6 },
    { label: 'API calls of the synthetic booking', amount: 3 * probes, price: 1.29e-6 },
    // The run, its calls and its emails.
    { label: 'traces of the synthetic booking, at most', amount: 6 * probes, price: 5e-6 },
    // Five seconds with half a gigabyte, mostly waiting for emails.
    { label: 'GB-seconds of the synthetic booking, about', amount: 2.5 * probes, price: 1.33334e-5 },
    // Send, receive and delete for each run, plus five pollers per event source, each every 20 seconds.
    {
      label: 'queue requests',
      amount: 3 * runs + sources * 5 * 3 * minutesOfMonth,
      price: 0.4e-6,
    },
    { label: 'Lambda invocations', amount: runs + 2 * checks + 5 * probes, price: 0.2e-6 },
    // The pipe polls each stream shard four times a second.
    {
      label: 'stream reads, if charged',
      amount: shards * 4 * 60 * minutesOfMonth,
      price: 0.228e-6,
    },
    // Each run decrypts the table (DynamoDB caches its key per caller for five minutes) and a secret; the pipe decrypts
    // the stream. https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/encryption.howitworks.html
    {
      label: 'key requests, at most',
      amount: usesManagedKey(resourcesOfType('AWS::DynamoDB::Table')) ? 2 * runs + minutesOfMonth / 5 : runs,
      price: 3e-6,
    },
  ];
  return usages.toSorted((a, b) => dollarsOf(b) - dollarsOf(a));
}

export const dollarsOf = ({ amount, price }: Usage): number => amount * price;

interface Target {
  DeadLetterConfig?: object;
  Input?: string;
}

interface Transformation {
  MetricName: string;
  Dimensions?: { Key: string }[];
}

/** Billed metrics behind one metric filter: one for each combination of dimension values. */
function billedMetrics({ MetricName, Dimensions = [] }: Transformation): number {
  return Dimensions.reduce((product, { Key }) => {
    const values = valuesOf[Key];
    if (values === undefined)
      throw new Error(`Unknown number of values of ${Key} in ${MetricName}. Add it to valuesOf.`);
    return product * values;
  }, 1);
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** Whether any table uses the AWS managed key, which is charged; the AWS owned key is free. */
const usesManagedKey = (tables: readonly { properties: Record<string, unknown> }[]): boolean =>
  tables.some(({ properties }) => Object(properties.SSESpecification).SSEEnabled === true);

/** A metric-math alarm is billed once for each metric it reads. */
const metricsOf = ({ Metrics }: { Metrics?: object[] }): number =>
  Metrics?.filter((metric) => 'MetricStat' in metric).length ?? 1;

/** Number of runs in a month of `rate(5 minutes)`, or of a `cron(…)` every few minutes, daily or on the first Monday. */
function runsOf(expression: string): number {
  const [, minutes] = /^rate\((\d+) minutes\)$/.exec(expression) ?? [];
  if (minutes !== undefined) return minutesOfMonth / Number(minutes);
  if (expression.includes('#')) return 1;
  const [, interval] = /^cron\(\d+\/(\d+) \* /.exec(expression) ?? [];
  return interval === undefined ? 30 : minutesOfMonth / Number(interval);
}
