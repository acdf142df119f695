import { Duration, type Stack } from 'aws-cdk-lib';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern } from 'aws-cdk-lib/aws-logs';
import type { LogCode } from '#functions/kernel/log.ts';
import { NodeFunction } from '../constructs/node-function.ts';

export interface LogMetricProps {
  code: LogCode;
  /** Id of the filter, if another filter on the same log feeds the metric. Default: the metric's name. */
  id?: string;
  /** Bundle names of the functions that log it; all functions by default. */
  functions?: readonly string[];
  /** Required values of fields. */
  where?: Readonly<Record<string, string>>;
  /** Fields with accepted values: a line must have one of them. */
  whereAny?: Readonly<Record<string, readonly string[]>>;
  /** Numeric fields, each with a threshold that it must exceed. */
  thresholds?: Readonly<Record<string, number>>;
  /** Numeric field to sum instead of counting lines. */
  value?: string;
  /** Field that becomes the metric's dimension. */
  dimension?: string;
}

/**
 * A metric filter on existing log lines, in the stack's namespace. Returns the sum over five minutes.
 */
export function addLogMetric(stack: Stack, metricName: string, props: LogMetricProps): Metric {
  const { code, functions: bundles, where = {}, whereAny = {}, thresholds = {}, value, dimension } = props;
  const { id = metricName } = props;
  const functions = stack.node
    .findAll()
    .filter(
      (construct): construct is NodeFunction =>
        construct instanceof NodeFunction && (bundles?.includes(construct.bundle) ?? true),
    );
  if (functions.length === 0)
    throw new Error(`No function logs ${code}: check the bundle names in "functions"`);
  const equals = (field: string, text: string) => FilterPattern.stringValue(`$.${field}`, '=', text);
  const conditions = Object.entries({ code, ...where }).map(([field, text]) => equals(field, text));
  const alternatives = Object.entries(whereAny).flatMap(([field, texts]) =>
    texts.map((text) => equals(field, text)),
  );
  if (alternatives.length > 0) conditions.push(FilterPattern.any(...alternatives));
  const thresholdConditions = Object.entries(thresholds).map(([field, limit]) =>
    FilterPattern.numberValue(`$.${field}`, '>', limit),
  );
  const names = { metricNamespace: stack.stackName, metricName };
  for (const nodeFunction of functions) {
    nodeFunction.function.logGroup.addMetricFilter(id, {
      ...names,
      filterPattern: FilterPattern.all(...conditions, ...thresholdConditions),
      metricValue: value === undefined ? '1' : `$.${value}`,
      ...(dimension !== undefined && { dimensions: { [dimension]: `$.${dimension}` } }),
    });
  }
  return new Metric({
    namespace: stack.stackName,
    metricName,
    statistic: 'Sum',
    period: Duration.minutes(5),
  });
}

/** The metric split by dimension: one graph line for each value. */
export const byDimension = (stack: Stack, metricName: string, dimension: string): MathExpression =>
  new MathExpression({
    expression: `SEARCH('{"${stack.stackName}",${dimension}} MetricName="${metricName}"', 'Sum')`,
    label: '',
    usingMetrics: {},
    period: Duration.hours(1),
  });
