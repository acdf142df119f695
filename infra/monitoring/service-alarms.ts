import { Duration, type Stack } from 'aws-cdk-lib';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { Operation, type Table } from 'aws-cdk-lib/aws-dynamodb';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import { StaffAlarm } from '../constructs/staff-alarm.ts';
import { callMetrics } from './call-metrics.ts';
import { addLogMetric } from './log-metric.ts';

/** Adds the alarms on calls that fail or are throttled in the API, in Lambda or in the table. */
export function addServiceAlarms(stack: Stack, props: { callLog: LogGroup; table: Table }): void {
  addCallAlarms(stack, callMetrics(props.callLog));
  new StaffAlarm(stack, 'PasskeysRefused', {
    impact: 'Colleagues cannot use their passkeys: most of them were refused within an hour.',
    runbook: 'staff-sign-in',
    metric: passkeysRefused(stack),
  });
  addCapacityAlarms(stack);
  addTableAlarms(stack, props.table);
}

function addCallAlarms(stack: Stack, metrics: ReturnType<typeof callMetrics>): void {
  // One failed call is enough: on a quiet day no second call follows.
  new StaffAlarm(stack, 'BookingCallsFailing', {
    impact: 'A visitor could not book, change or cancel, or see the times: the call failed.',
    runbook: 'calls-failing',
    metric: metrics.bookingCallsFailed,
  });
  new StaffAlarm(stack, 'PaymentCallsFailing', {
    impact: 'A customer could not pay or see their order, or a payment event was not accepted.',
    runbook: 'calls-failing',
    urgency: 'page',
    metric: metrics.paymentCallsFailed,
  });
  new StaffAlarm(stack, 'SignInCallsFailing', {
    impact: 'A colleague could not sign in to the staff console: the call failed.',
    runbook: 'calls-failing',
    urgency: 'page',
    metric: metrics.signInCallsFailed,
  });
  new StaffAlarm(stack, 'CallsThrottled', {
    impact: 'Visitors or colleagues are refused: more calls arrive than the API lets through.',
    runbook: 'calls-throttled',
    urgency: 'page',
    metric: metrics.callsThrottled.with({ period: Duration.minutes(5) }),
    threshold: 5,
  });
  new StaffAlarm(stack, 'CallsBypassEdge', {
    impact:
      'Calls arrive without the valid key from CloudFront: either the key is wrong and every visitor is refused, or somebody calls the API directly.',
    runbook: 'calls-bypass-edge',
    urgency: 'page',
    metric: new Metric({
      namespace: stack.stackName,
      metricName: 'Refusals',
      dimensionsMap: { kind: 'origin-bypass' },
      statistic: 'Sum',
      period: Duration.minutes(5),
    }),
    threshold: 3,
  });
}

/** 1 for an hour in which at least three passkeys were refused, and fewer accepted; otherwise 0. */
function passkeysRefused(stack: Stack): MathExpression {
  const functions = ['sign-in', 'register-passkey'];
  const acceptedMetric = 'PasskeysAccepted';
  // Most calls of `identify` accept a code, which is not a passkey.
  addLogMetric(stack, acceptedMetric, {
    code: 'staff.identified',
    functions: ['identify'],
    where: { what: 'passkey' },
  });
  return new MathExpression({
    label: 'Hours in which most passkeys were refused',
    expression: 'IF(FILL(refused, 0) >= 3 AND FILL(refused, 0) > FILL(accepted, 0), 1, 0)',
    usingMetrics: {
      refused: addLogMetric(stack, 'PasskeysRefused', {
        code: 'passkey.refused',
        functions: [...functions, 'identify'],
      }),
      accepted: addLogMetric(stack, acceptedMetric, { code: 'call.answered', functions }),
    },
    period: Duration.hours(1),
  });
}

/** Watches the account's concurrency, which all stages and other products in the region share. */
function addCapacityAlarms(stack: Stack): void {
  const accountMetric = (metricName: string, statistic: string) =>
    new Metric({ namespace: 'AWS/Lambda', metricName, statistic, period: Duration.minutes(5) });
  new StaffAlarm(stack, 'FunctionsThrottled', {
    impact: 'Visitors see an error: the account runs as many functions at the same time as it may.',
    runbook: 'calls-throttled',
    urgency: 'page',
    metric: accountMetric('Throttles', 'Sum'),
    threshold: 5,
  });
  new StaffAlarm(stack, 'ConcurrencyHigh', {
    impact:
      'The account runs seven tenths of the functions that it may at the same time: soon visitors are refused.',
    runbook: 'calls-throttled',
    metric: accountMetric('ClaimedAccountConcurrency', 'Maximum'),
    threshold: 0.7 * requiredConcurrency,
  });
}

/** The concurrency limit that `npm run ops -- doctor` requires of the account. */
const requiredConcurrency = 1000;

/** Only the operations that the functions use, because an alarm reads at most ten metrics. */
const operations = [
  Operation.GET_ITEM,
  Operation.BATCH_GET_ITEM,
  Operation.QUERY,
  Operation.PUT_ITEM,
  Operation.UPDATE_ITEM,
  Operation.DELETE_ITEM,
  Operation.TRANSACT_WRITE_ITEMS,
];

function addTableAlarms(stack: Stack, table: Table): void {
  const period = Duration.minutes(5);
  const throttleMetric = (metricName: string) =>
    new Metric({
      namespace: 'AWS/DynamoDB',
      metricName,
      dimensionsMap: { TableName: table.tableName },
      statistic: 'Sum',
      period,
    });
  new StaffAlarm(stack, 'TableThrottled', {
    impact: 'The table refuses calls because too many arrive at once: pages are slow, and some calls fail.',
    runbook: 'table-failing',
    metric: new MathExpression({
      label: 'Throttled reads and writes',
      expression: 'FILL(reads, 0) + FILL(writes, 0)',
      usingMetrics: {
        reads: throttleMetric('ReadThrottleEvents'),
        writes: throttleMetric('WriteThrottleEvents'),
      },
      period,
    }),
    threshold: 10,
  });
  new StaffAlarm(stack, 'TableFailing', {
    impact: 'DynamoDB has internal errors: pages are slow, and some calls fail.',
    runbook: 'table-failing',
    metric: table.metricSystemErrorsForOperations({ operations, period }),
    threshold: 5,
  });
}
