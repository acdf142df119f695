import { Duration, type Stack } from 'aws-cdk-lib';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern } from 'aws-cdk-lib/aws-logs';
import type { LogCode } from '#functions/kernel/log.ts';
import { NodeFunction } from '../constructs/node-function.ts';

export interface LogMetricProps {
  code: LogCode;
  /** Bundles of the functions that log it; all functions when absent. */
  of?: readonly string[];
  /** Required values of fields. */
  where?: Readonly<Record<string, string>>;
  /** Fields with values, of which a line must have one. */
  whereAny?: Readonly<Record<string, readonly string[]>>;
  /** Numeric field to sum instead of counting lines. */
  value?: string;
  by?: string;
}

/**
 * A metric filter on existing log lines, in the stack's namespace. Returns the sum over five minutes.
 */
export function logMetric(stack: Stack, metricName: string, props: LogMetricProps): Metric {
  const { code, of, where = {}, whereAny = {}, value, by } = props;
  const functions = stack.node
    .findAll()
    .filter((one): one is NodeFunction => one instanceof NodeFunction && (of?.includes(one.bundle) ?? true));
  if (functions.length === 0) throw new Error(`No function logs ${code}: check the bundle names in "of"`);
  const isText = (field: string, text: string) => FilterPattern.stringValue(`$.${field}`, '=', text);
  const conditions = Object.entries({ code, ...where }).map(([field, text]) => isText(field, text));
  const choice = Object.entries(whereAny).flatMap(([field, texts]) =>
    texts.map((text) => isText(field, text)),
  );
  if (choice.length > 0) conditions.push(FilterPattern.any(...choice));
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

/** The metric by dimension value, one graph line each. */
export const eachOf = (stack: Stack, metricName: string, by: string): MathExpression =>
  new MathExpression({
    expression: `SEARCH('{"${stack.stackName}",${by}} MetricName="${metricName}"', 'Sum')`,
    label: '',
    usingMetrics: {},
    period: Duration.hours(1),
  });
