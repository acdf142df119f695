import { Duration, type Stack } from 'aws-cdk-lib';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern } from 'aws-cdk-lib/aws-logs';
import type { LogCode } from '../../functions/kernel/log.ts';
import { NodeFunction } from '../constructs/node-function.ts';

export interface LogMetricProps {
  code: LogCode;
  /** Bundles of the functions that write it; all functions when absent. */
  of?: readonly string[];
  /** Texts that fields of the line have to have. */
  where?: Readonly<Record<string, string>>;
  /** Numeric field that is taken instead of counting lines. */
  value?: string;
  /** Field whose values are told apart. */
  by?: string;
}

/**
 * A figure read from log lines that are written anyway: it costs no line and no call of its own. Named after what it
 * counts, in the words of the house, among the figures of its stack. Answers the sum over five minutes.
 */
export function logMetric(stack: Stack, metricName: string, props: LogMetricProps): Metric {
  const { code, of, where = {}, value, by } = props;
  const functions = stack.node
    .findAll()
    .filter((one): one is NodeFunction => one instanceof NodeFunction && (of?.includes(one.bundle) ?? true));
  if (functions.length === 0) throw new Error(`No function writes ${code}`);
  const conditions = Object.entries({ code, ...where }).map(([field, text]) =>
    FilterPattern.stringValue(`$.${field}`, '=', text),
  );
  const written = { metricNamespace: stack.stackName, metricName };
  for (const one of functions) {
    one.function.logGroup.addMetricFilter(metricName, {
      ...written,
      filterPattern: FilterPattern.all(...conditions),
      metricValue: value === undefined ? '1' : `$.${value}`,
      ...(by !== undefined && { dimensions: { [by]: `$.${by}` } }),
    });
  }
  return new Metric({
    namespace: stack.stackName,
    metricName,
    statistic: 'Sum',
    period: Duration.minutes(5),
  });
}

/** The same figure for each value that has come up, as lines of a graph. */
export const eachOf = (stack: Stack, metricName: string, by: string): MathExpression =>
  new MathExpression({
    expression: `SEARCH('{"${stack.stackName}",${by}} MetricName="${metricName}"', 'Sum')`,
    label: '',
    usingMetrics: {},
    period: Duration.hours(1),
  });
