import { Duration, type Stack } from 'aws-cdk-lib';
import { type Alarm, MathExpression, type Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { capacity } from '../../shared/booking/guests.ts';
import { slots } from '../../shared/booking/slots.ts';
import { StaffAlarm } from '../constructs/staff-alarm.ts';
import type { Metrics } from './metrics.ts';

export function addAlarms(stack: Stack, metrics: Metrics): Alarm[] {
  const raise = (id: string, props: ConstructorParameters<typeof StaffAlarm>[2]) =>
    new StaffAlarm(stack, id, props).alarm;
  const hours = (metric: Metric, count: number) => metric.with({ period: Duration.hours(count) });
  return [
    raise('CallsFailing', {
      impact: 'Visitors are told that something went wrong on our side when they book or look for times.',
      runbook: 'calls-failing',
      metric: metrics.failures,
      threshold: 5,
    }),
    raise('CallsSlow', {
      impact: 'Booking takes seconds; some visitors give up, and after ten seconds the page does.',
      runbook: 'calls-failing',
      metric: metrics.latency99,
      threshold: 4000,
      periods: 3,
    }),
    raise('MailsLate', {
      impact: 'Guests who have just booked wait a quarter of an hour and longer for their mail.',
      runbook: 'mail-stuck',
      metric: metrics.mailAge,
      threshold: 900,
    }),
    raise('MailsWereLate', {
      impact: 'Guests got their mail a quarter of an hour or more after they had booked.',
      runbook: 'mail-stuck',
      metric: metrics.mailWait.with({ statistic: 'Maximum' }),
      threshold: 900,
    }),
    raise('PipeFailing', {
      impact: 'Bookings stand, but nobody is told of them: what the table tells does not reach the queue.',
      runbook: 'mail-stuck',
      metric: metrics.pipeFailures,
      periods: 3,
    }),
    raise('NobodyTold', {
      impact:
        'Guests book and get no mail: for hours, nothing that happened has reached those who send them.',
      runbook: 'mail-stuck',
      metric: untoldHours(metrics),
      // A single one may be a booking at the end of an hour, mailed in the next.
      periods: 2,
      among: 24,
    }),
    raise('MailsMissing', {
      impact: 'Guests were not told of their booking for hours; their mails have been asked for again.',
      runbook: 'mail-stuck',
      metric: metrics.missingMails,
    }),
    raise('PlacesGoFast', {
      impact:
        'As many places as a whole day has were taken within an hour, by bookings and changes of them: a ship has come, or somebody keeps guests out by bookings that nobody will come to.',
      runbook: 'bookings-flood',
      metric: hours(metrics.placesWon, 1),
      threshold: slots.length * capacity,
    }),
    raise('PaymentsUntold', {
      impact:
        'Customers wait minutes for the mail about their order: the payment provider does not reach us.',
      runbook: 'payments-silent',
      metric: hours(metrics.untold, 6),
      threshold: 2,
    }),
    raise('PaymentsNotTaken', {
      impact: 'Messages of the payment provider fit no order; somebody may have paid and gets nothing.',
      runbook: 'payments-silent',
      metric: hours(metrics.notTaken, 1),
      threshold: 3,
    }),
    raise('OrdersUnsettled', {
      impact:
        'It cannot be told whether an order was paid, or its money does not go back: its customer waits.',
      runbook: 'payments-silent',
      metric: hours(metrics.unsettled, 1),
      threshold: 3,
    }),
    raise('RefundsFailing', {
      impact:
        'A customer is owed money that the payment provider could not give back, and does not try again.',
      runbook: 'refunds-failing',
      metric: hours(metrics.refundsFailed, 6),
    }),
    raise('NobodyLooks', {
      impact: 'Nobody looks after orders that the payment provider does not tell of.',
      runbook: 'payments-silent',
      metric: metrics.looks,
      whenLow: true,
      threshold: 0,
      whenSilent: true,
    }),
    raise('SoldOut', {
      impact: 'Customers in Japan find a rum sold out.',
      runbook: 'sold-out',
      metric: hours(metrics.soldOut, 1).with({ statistic: 'Maximum' }),
    }),
    raise('MailsBounce', {
      impact: 'So many mails come back that SES may stop all of them: guests would get none.',
      runbook: 'mail-reputation',
      metric: metrics.bounces,
      threshold: 0.04,
    }),
    raise('MailsUnwanted', {
      impact: 'So many people call our mails spam that SES may stop all of them: guests would get none.',
      runbook: 'mail-reputation',
      metric: metrics.complaints,
      threshold: 0.0008,
    }),
  ];
}

/** 1 for an hour with bookings in which the mail worker got no event from the pipe, else 0. */
const untoldHours = ({ bookings, mailWait }: Metrics): MathExpression =>
  new MathExpression({
    label: 'Hours with bookings and without word of them',
    expression: 'IF(FILL(made, 0) > 0 AND FILL(told, 0) == 0, 1, 0)',
    usingMetrics: { made: bookings, told: mailWait.with({ statistic: 'SampleCount' }) },
    period: Duration.hours(1),
  });
