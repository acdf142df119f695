import { Duration, type Stack } from 'aws-cdk-lib';
import { type Alarm, MathExpression, type Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { slots } from '#shared/booking/slots.ts';
import { capacity } from '#shared/booking/terms.ts';
import { StaffAlarm } from '../constructs/staff-alarm.ts';
import { type Metrics, probeMinutes } from './metrics.ts';

export function addAlarms(stack: Stack, metrics: Metrics): Alarm[] {
  const raise = (id: string, props: ConstructorParameters<typeof StaffAlarm>[2]) =>
    new StaffAlarm(stack, id, props).alarm;
  const hours = (metric: Metric, count: number) => metric.with({ period: Duration.hours(count) });
  return [
    raise('CallsFailing', {
      impact: 'Booking and availability calls are failing: visitors see an error.',
      runbook: 'calls-failing',
      urgency: 'page',
      metric: metrics.failures,
      threshold: 5,
    }),
    raise('CallsSlow', {
      impact: 'Bookings take seconds. Some visitors give up, and pages time out after ten seconds.',
      runbook: 'calls-failing',
      metric: metrics.latency99,
      threshold: 4000,
      periods: 3,
    }),
    raise('MailsWereLate', {
      impact: 'Guests got their mail a quarter of an hour or more after they booked.',
      runbook: 'mail-stuck',
      metric: metrics.mailWait.with({ statistic: 'Maximum' }),
      threshold: 900,
    }),
    raise('PipeFailing', {
      impact:
        'Bookings are stored, but their events are not reaching the mail queue: no confirmations go out.',
      runbook: 'mail-stuck',
      urgency: 'page',
      metric: metrics.pipeFailures,
      periods: 3,
    }),
    raise('BookingEventsMissing', {
      impact: 'Guests book and get no mail: no event has reached the mail worker for hours.',
      runbook: 'mail-stuck',
      urgency: 'page',
      metric: hoursWithoutMail(metrics),
      // A single hour may end with a booking whose email is sent in the next hour.
      periods: 2,
      evaluationPeriods: 24,
    }),
    raise('ProbeFailing', {
      impact:
        'Guests cannot book, or get no mail: two synthetic bookings in a row have not gone through within half an hour.',
      runbook: 'probe-failing',
      urgency: 'page',
      metric: probesThatPassed(metrics),
      isLowerBound: true,
      threshold: 0,
      periods: 2,
      isRaisedByMissingData: true,
    }),
    raise('ListsMended', {
      impact: 'Until last night, orders or enquiries were missing from the lists that staff work through.',
      runbook: 'lists-mended',
      metric: hours(metrics.listsMended, 6),
      threshold: 1,
    }),
    raise('MailsMissing', {
      impact: 'Guests went without their mail for hours; it has been requested again.',
      runbook: 'mail-stuck',
      metric: metrics.missingEmails,
    }),
    raise('PlacesGoFast', {
      impact:
        'As many places as a whole day has were taken within an hour, by bookings and changes: a ship has come in, or somebody is blocking places with fake bookings.',
      runbook: 'bookings-flood',
      metric: hours(metrics.placesWon, 1),
      threshold: slots.length * capacity,
    }),
    raise('WebhooksMissing', {
      impact: 'Customers wait minutes for the mail about their order: webhook events are not arriving.',
      runbook: 'payments-silent',
      metric: hours(metrics.webhooksMissing, 6),
      threshold: 2,
    }),
    raise('PaymentsUnmatched', {
      impact: 'Events from the payment provider match no order: somebody may have paid and will get nothing.',
      runbook: 'payments-silent',
      metric: hours(metrics.unmatchedEvents, 1),
      threshold: 3,
    }),
    raise('OrdersUnsettled', {
      impact:
        'It is unknown whether an order was paid, or a refund does not go through: the customer is waiting.',
      runbook: 'payments-silent',
      metric: hours(metrics.unsettled, 1),
      threshold: 3,
    }),
    raise('RefundsFailing', {
      impact: 'A refund failed for good at the payment provider: a customer is still owed money.',
      runbook: 'refunds-failing',
      metric: hours(metrics.refundsFailed, 6),
    }),
    raise('PaymentDisputed', {
      impact:
        'A bank disputes the payment of an order from Japan, or has decided against us: without an answer in time the money is lost.',
      runbook: 'disputes',
      metric: metrics.disputed,
    }),
    raise('SoldOut', {
      impact: 'A rum is sold out in the Japan shop.',
      runbook: 'sold-out',
      metric: hours(metrics.soldOut, 1).with({ statistic: 'Maximum' }),
    }),
    raise('MailsBounce', {
      impact: 'The bounce rate is so high that SES may suspend sending: guests would get no mail.',
      runbook: 'mail-reputation',
      urgency: 'page',
      metric: metrics.bounceRate,
      threshold: 0.04,
    }),
    raise('MailsComeBack', {
      impact:
        'More than one in ten mails of the last hour bounced: somebody may be entering made-up addresses. If it goes on, SES stops all our mails.',
      runbook: 'mail-reputation',
      metric: hoursWithBounces(metrics),
    }),
    raise('MailsUnwanted', {
      impact: 'The complaint rate is so high that SES may suspend sending: guests would get no mail.',
      runbook: 'mail-reputation',
      urgency: 'page',
      metric: metrics.complaintRate,
      threshold: 0.0008,
    }),
  ];
}

/** Number of synthetic bookings that went through; 0 for a quarter of an hour in which none ran. */
const probesThatPassed = ({ probesPassed: passed }: Metrics): MathExpression =>
  new MathExpression({
    label: 'Synthetic bookings that went through',
    expression: 'FILL(passed, 0)',
    usingMetrics: { passed },
    period: Duration.minutes(probeMinutes),
  });

/**
 * Minimum bounces for an alarm. SES reviews the rate over days, so a single wrong address in a quiet hour does not
 * matter.
 */
const minBounces = 5;

/** 1 for an hour in which more than a tenth of the emails bounced, else 0. */
const hoursWithBounces = ({ bounces, mails }: Metrics): MathExpression =>
  new MathExpression({
    label: 'Hours in which many mails bounced',
    expression: `IF(FILL(bounced, 0) >= ${minBounces} AND FILL(bounced, 0) > FILL(sent, 0) / 10, 1, 0)`,
    usingMetrics: { bounced: bounces, sent: mails },
    period: Duration.hours(1),
  });

/** 1 for an hour with bookings in which the mail worker got no event from the pipe, else 0. */
const hoursWithoutMail = ({ bookings, mailWait }: Metrics): MathExpression =>
  new MathExpression({
    label: 'Hours with bookings and no mail about them',
    expression: 'IF(FILL(made, 0) > 0 AND FILL(mailed, 0) == 0, 1, 0)',
    usingMetrics: { made: bookings, mailed: mailWait.with({ statistic: 'SampleCount' }) },
    period: Duration.hours(1),
  });
