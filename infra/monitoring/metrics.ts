import { Duration, type Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { contracts } from '#shared/contracts/registry.ts';
import { promisedMailSeconds } from '#shared/limits/promises.ts';
import { addLogMetric } from './log-metric.ts';

export interface MetricsProps {
  api: HttpApi;
  pipeName: string;
  configurationSet: string;
}

/** Minutes between synthetic bookings. */
export const probeMinutes = 15;

export type Metrics = ReturnType<typeof createMetrics>;

export const createMetrics = (stack: Stack, props: MetricsProps) => ({
  ...businessMetrics(stack),
  ...serviceMetrics(props),
});

function businessMetrics(stack: Stack) {
  const booking = ['create-booking', 'create-operator-booking'];
  const probe = ['probe-booking'];
  const orderPaid = { where: { status: 'paid', result: 'changed' } };
  // Calls of staff are refused with a separate code.
  const publicCalls = contracts.filter(({ staff }) => staff === undefined).map(({ name }) => name);
  addLogMetric(stack, 'Refusals', { code: 'call.refused', functions: publicCalls, dimension: 'kind' });
  addLogMetric(stack, 'Orders', { code: 'payment.taken', functions: ['receive-payment'], ...orderPaid });
  addLogMetric(stack, 'PlacesWon', { code: 'booking.made', functions: booking, value: 'guests' });
  return {
    bookings: addLogMetric(stack, 'Bookings', { code: 'booking.made', functions: booking }),
    guests: addLogMetric(stack, 'Guests', { code: 'booking.made', functions: booking, value: 'guests' }),
    /** Seats taken by bookings and by changes: a change from one guest to sixteen also takes seats. */
    placesWon: addLogMetric(stack, 'PlacesWon', {
      code: 'booking.changed',
      functions: ['change-booking'],
      value: 'placesWon',
    }),
    cancellations: addLogMetric(stack, 'Cancellations', {
      code: 'booking.cancelled',
      functions: ['cancel-booking', 'cancel-operator-booking'],
    }),
    orders: addLogMetric(stack, 'Orders', {
      code: 'payment.fetched',
      functions: ['reconcile-orders'],
      ...orderPaid,
    }),
    mails: addLogMetric(stack, 'Mails', { code: 'mail.sent', functions: ['send-mail', 'send-run-sheet'] }),
    mailWait: addLogMetric(stack, 'MailWait', {
      code: 'event.handled',
      functions: ['send-mail'],
      value: 'waitedSeconds',
    }),
    mailsNotInTime: mailsNotInTime(stack),
    probesPassed: addLogMetric(stack, 'ProbesPassed', { code: 'probe.passed', functions: probe }),
    probesFailed: addLogMetric(stack, 'ProbesFailed', { code: 'probe.failed', functions: probe }),
    missingEmails: addLogMetric(stack, 'MissingMails', {
      code: 'mail.missing',
      functions: ['reconcile-emails'],
    }),
    listsMended: addLogMetric(stack, 'ListsMended', {
      code: 'lists.mended',
      functions: ['reconcile-emails'],
    }),
    webhooksMissing: addLogMetric(stack, 'WebhooksMissing', {
      code: 'payment.fetched',
      functions: ['reconcile-orders'],
      where: { result: 'changed' },
    }),
    unknownEvents: addLogMetric(stack, 'UnknownPaymentEvents', {
      code: 'payment.unknown-event',
      functions: ['receive-payment'],
    }),
    unmatchedEvents: addLogMetric(stack, 'PaymentsUnmatched', {
      code: 'payment.unmatched',
      functions: ['receive-payment'],
    }),
    unsettled: addLogMetric(stack, 'OrdersUnsettled', {
      code: 'order.unsettled',
      functions: ['reconcile-orders'],
    }),
    refundsFailed: addLogMetric(stack, 'RefundsFailed', {
      code: 'refund.failed',
      functions: ['receive-payment', 'reconcile-orders'],
    }),
    disputed: addLogMetric(stack, 'PaymentsDisputed', {
      code: 'payment.disputed',
      functions: ['receive-payment', 'reconcile-orders'],
    }),
    soldOut: addLogMetric(stack, 'RumsSoldOut', {
      code: 'stock.counted',
      functions: ['reconcile-orders'],
      value: 'soldOut',
    }),
  };
}

/** Emails sent too late, and failed attempts, since a retry follows after three minutes at the earliest. */
function mailsNotInTime(stack: Stack): Metric {
  const functions = ['send-mail'];
  const metricName = 'MailsNotInTime';
  const thresholds = { waitedSeconds: promisedMailSeconds };
  addLogMetric(stack, metricName, { id: 'MailsLate', code: 'event.handled', functions, thresholds });
  return addLogMetric(stack, metricName, { code: 'event.failed', functions });
}

function serviceMetrics(props: MetricsProps) {
  const { api, pipeName, configurationSet } = props;
  const fiveMinutes = { period: Duration.minutes(5) };
  return {
    calls: api.metricCount(fiveMinutes),
    failures: api.metricServerError({ ...fiveMinutes, statistic: 'Sum' }),
    latency: api.metricLatency({ ...fiveMinutes, statistic: 'p50' }),
    latency99: api.metricLatency({ ...fiveMinutes, statistic: 'p99' }),
    pipeFailures: pipeFailures(pipeName),
    bounces: mailMetric('Bounce', configurationSet),
    complaints: mailMetric('Complaint', configurationSet),
    bounceRate: reputationMetric('BounceRate'),
    complaintRate: reputationMetric('ComplaintRate'),
  };
}

/** Every metric of failed runs of a pipe. */
const failuresOfPipe = [
  'ExecutionFailed',
  'ExecutionPartiallyFailed',
  'ExecutionThrottled',
  'ExecutionTimeout',
] as const;

function pipeFailures(PipeName: string): MathExpression {
  const period = Duration.minutes(5);
  const usingMetrics = Object.fromEntries(
    failuresOfPipe.map((metricName, index) => [
      `failures${index}`,
      new Metric({
        namespace: 'AWS/EventBridge/Pipes',
        metricName,
        dimensionsMap: { PipeName },
        statistic: 'Sum',
        period,
      }),
    ]),
  );
  return new MathExpression({
    label: 'Failed runs of the pipe',
    expression: Object.keys(usingMetrics)
      .map((name) => `FILL(${name}, 0)`)
      .join(' + '),
    usingMetrics,
    period,
  });
}

const mailMetric = (metricName: 'Bounce' | 'Complaint', configurationSet: string): Metric =>
  new Metric({
    namespace: 'AWS/SES',
    metricName,
    dimensionsMap: { 'ses:configuration-set': configurationSet },
    statistic: 'Sum',
    period: Duration.hours(1),
  });

/** Share of the account's emails, 0 to 1, as computed by SES. */
const reputationMetric = (name: 'BounceRate' | 'ComplaintRate'): Metric =>
  new Metric({
    namespace: 'AWS/SES',
    metricName: `Reputation.${name}`,
    statistic: 'Maximum',
    period: Duration.hours(1),
  });
