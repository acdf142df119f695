import { Duration, type Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { contracts } from '#shared/contracts/registry.ts';
import { logMetric } from './log-metric.ts';

export interface MetricsProps {
  api: HttpApi;
  mailQueue: IQueue;
  /** Queue of the order reconciler; its schedule adds a message every five minutes. */
  reconciliationQueue: IQueue;
  pipeName: string;
  configurationSet: string;
}

export type Metrics = ReturnType<typeof metricsOf>;

export const metricsOf = (stack: Stack, props: MetricsProps) => ({
  ...businessMetrics(stack),
  ...serviceMetrics(props),
});

function businessMetrics(stack: Stack) {
  const booking = ['create-booking', 'create-operator-booking'];
  const orderPaid = { where: { status: 'paid', result: 'changed' } };
  // Calls of staff are refused with a separate code.
  const ofVisitors = contracts.filter(({ staff }) => staff === undefined).map(({ name }) => name);
  logMetric(stack, 'Refusals', { code: 'call.refused', of: ofVisitors, by: 'kind' });
  logMetric(stack, 'Orders', { code: 'payment.taken', of: ['receive-payment'], ...orderPaid });
  logMetric(stack, 'PlacesWon', { code: 'booking.made', of: booking, value: 'guests' });
  return {
    bookings: logMetric(stack, 'Bookings', { code: 'booking.made', of: booking }),
    guests: logMetric(stack, 'Guests', { code: 'booking.made', of: booking, value: 'guests' }),
    /** By bookings and by changes: changing one guest to sixteen takes seats too. */
    placesWon: logMetric(stack, 'PlacesWon', {
      code: 'booking.changed',
      of: ['change-booking'],
      value: 'placesWon',
    }),
    cancellations: logMetric(stack, 'Cancellations', {
      code: 'booking.cancelled',
      of: ['cancel-booking', 'cancel-operator-booking'],
    }),
    orders: logMetric(stack, 'Orders', { code: 'payment.fetched', of: ['reconcile-orders'], ...orderPaid }),
    mails: logMetric(stack, 'Mails', { code: 'mail.sent', of: ['send-mail', 'send-run-sheet'] }),
    mailWait: logMetric(stack, 'MailWait', {
      code: 'event.handled',
      of: ['send-mail'],
      value: 'waitedSeconds',
    }),
    missingMails: logMetric(stack, 'MissingMails', { code: 'mail.missing', of: ['reconcile-mails'] }),
    listsMended: logMetric(stack, 'ListsMended', { code: 'lists.mended', of: ['reconcile-mails'] }),
    webhooksMissing: logMetric(stack, 'WebhooksMissing', {
      code: 'payment.fetched',
      of: ['reconcile-orders'],
      where: { result: 'changed' },
    }),
    unknownEvents: logMetric(stack, 'UnknownPaymentEvents', {
      code: 'payment.unknown-event',
      of: ['receive-payment'],
    }),
    unmatchedEvents: logMetric(stack, 'PaymentsUnmatched', {
      code: 'payment.unmatched',
      of: ['receive-payment'],
    }),
    unsettled: logMetric(stack, 'OrdersUnsettled', { code: 'order.unsettled', of: ['reconcile-orders'] }),
    refundsFailed: logMetric(stack, 'RefundsFailed', {
      code: 'refund.failed',
      of: ['receive-payment', 'reconcile-orders'],
    }),
    disputed: logMetric(stack, 'PaymentsDisputed', {
      code: 'payment.disputed',
      of: ['receive-payment', 'reconcile-orders'],
    }),
    soldOut: logMetric(stack, 'RumsSoldOut', {
      code: 'stock.counted',
      of: ['reconcile-orders'],
      value: 'soldOut',
    }),
  };
}

function serviceMetrics(props: MetricsProps) {
  const { api, mailQueue, reconciliationQueue, pipeName, configurationSet } = props;
  const fiveMinutes = { period: Duration.minutes(5) };
  return {
    calls: api.metricCount(fiveMinutes),
    failures: api.metricServerError({ ...fiveMinutes, statistic: 'Sum' }),
    latency: api.metricLatency({ ...fiveMinutes, statistic: 'p50' }),
    latency99: api.metricLatency({ ...fiveMinutes, statistic: 'p99' }),
    mailAge: mailQueue.metricApproximateAgeOfOldestMessage(fiveMinutes),
    reconcilerRuns: reconciliationQueue.metricNumberOfMessagesSent({
      period: Duration.minutes(30),
      statistic: 'Sum',
    }),
    pipeFailures: new Metric({
      namespace: 'AWS/EventBridge/Pipes',
      metricName: 'ExecutionFailed',
      dimensionsMap: { PipeName: pipeName },
      statistic: 'Sum',
      ...fiveMinutes,
    }),
    bounces: ofMails('Bounce', configurationSet),
    complaints: ofMails('Complaint', configurationSet),
    bounceRate: reputation('BounceRate'),
    complaintRate: reputation('ComplaintRate'),
  };
}

const ofMails = (metricName: 'Bounce' | 'Complaint', configurationSet: string): Metric =>
  new Metric({
    namespace: 'AWS/SES',
    metricName,
    dimensionsMap: { 'ses:configuration-set': configurationSet },
    statistic: 'Sum',
    period: Duration.hours(1),
  });

/** Share of the account's mails, 0 to 1, as SES computes it. */
const reputation = (name: 'BounceRate' | 'ComplaintRate'): Metric =>
  new Metric({
    namespace: 'AWS/SES',
    metricName: `Reputation.${name}`,
    statistic: 'Maximum',
    period: Duration.hours(1),
  });
