import { Duration, type Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import {
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IMetric,
  MathExpression,
  Metric,
  SingleValueWidget,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { capacity } from '../../shared/booking/guests.ts';
import { slots } from '../../shared/booking/slots.ts';
import { AlarmTopic } from '../constructs/alarm-topic.ts';
import { eachOf, logMetric } from '../constructs/log-metric.ts';
import { StaffAlarm } from '../constructs/staff-alarm.ts';

export interface ObservabilityProps {
  api: HttpApi;
  mailQueue: IQueue;
  /** Queue on which the schedule of the order reconciler puts a message every five minutes. */
  reconciliationQueue: IQueue;
  /** Name of the pipe between table and mails. */
  pipeName: string;
  /** Name of the configuration set for mails. */
  configurationSet: string;
}

/** Dollars a month, unless `--context budget=…` says otherwise. */
const usualBudget = 50;

/** What happens here in the business's words, what is wrong of it, and a page that shows both. */
export function observability(stack: Stack, props: ObservabilityProps): void {
  const figures = businessFigures(stack);
  const technical = technicalFigures(props);
  const alarms = raiseAlarms(stack, { ...figures, ...technical });
  budget(stack);

  const graph = (title: string, ...left: IMetric[]) =>
    new GraphWidget({ title, left, width: 8, height: 6, leftYAxis: { min: 0 } });
  const hourly = (metric: Metric) => metric.with({ period: Duration.hours(1) });
  new Dashboard(stack, 'Dashboard', {
    defaultInterval: Duration.days(7),
    widgets: [
      [new AlarmStatusWidget({ title: 'Alarms', alarms, width: 24, height: 5 })],
      [
        new SingleValueWidget({
          title: 'This week',
          setPeriodToTimeRange: true,
          metrics: [figures.bookings, figures.guests, figures.cancellations, figures.orders, figures.mails],
          width: 24,
          height: 3,
        }),
      ],
      [
        graph('Bookings and guests', hourly(figures.bookings), hourly(figures.guests)),
        graph('Orders from Japan', hourly(figures.orders)),
        graph('Refusals, by kind', eachOf(stack, 'Refusals', 'kind')),
      ],
      [
        graph('Mails', hourly(figures.mails), technical.cameBack, technical.calledSpam),
        graph('Seconds until a mail is out', figures.mailWait.with({ statistic: 'Maximum' })),
        graph('Calls that failed', technical.failures),
      ],
      [
        graph('Calls', technical.calls),
        graph('Milliseconds of a call (p50, p99)', technical.latency, technical.latency99),
        graph('Rums sold out', figures.soldOut.with({ statistic: 'Maximum' })),
      ],
    ],
  });
}

function businessFigures(stack: Stack) {
  const booking = ['create-booking', 'create-operator-booking'];
  const orderPaid = { where: { status: 'paid', result: 'changed' } };
  logMetric(stack, 'Refusals', { code: 'call.refused', by: 'kind' });
  logMetric(stack, 'Orders', { code: 'payment.taken', of: ['receive-payment'], ...orderPaid });
  return {
    bookings: logMetric(stack, 'Bookings', { code: 'booking.made', of: booking }),
    guests: logMetric(stack, 'Guests', { code: 'booking.made', of: booking, value: 'guests' }),
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
    untold: logMetric(stack, 'PaymentsUntold', {
      code: 'payment.fetched',
      of: ['reconcile-orders'],
      where: { result: 'changed' },
    }),
    notTaken: logMetric(stack, 'PaymentsNotTaken', { code: 'payment.not-taken', of: ['receive-payment'] }),
    unsettled: logMetric(stack, 'OrdersUnsettled', { code: 'order.unsettled', of: ['reconcile-orders'] }),
    refundsFailed: logMetric(stack, 'RefundsFailed', {
      code: 'refund.failed',
      of: ['receive-payment', 'reconcile-orders'],
    }),
    soldOut: logMetric(stack, 'RumsSoldOut', {
      code: 'stock.counted',
      of: ['reconcile-orders'],
      value: 'soldOut',
    }),
  };
}

function technicalFigures(props: ObservabilityProps) {
  const { api, mailQueue, reconciliationQueue, pipeName, configurationSet } = props;
  const fiveMinutes = { period: Duration.minutes(5) };
  return {
    calls: api.metricCount(fiveMinutes),
    failures: api.metricServerError({ ...fiveMinutes, statistic: 'Sum' }),
    latency: api.metricLatency({ ...fiveMinutes, statistic: 'p50' }),
    latency99: api.metricLatency({ ...fiveMinutes, statistic: 'p99' }),
    mailAge: mailQueue.metricApproximateAgeOfOldestMessage(fiveMinutes),
    looks: reconciliationQueue.metricNumberOfMessagesSent({ period: Duration.minutes(30), statistic: 'Sum' }),
    pipeFailures: new Metric({
      namespace: 'AWS/EventBridge/Pipes',
      metricName: 'ExecutionFailed',
      dimensionsMap: { PipeName: pipeName },
      statistic: 'Sum',
      ...fiveMinutes,
    }),
    cameBack: ofMails('Bounce', configurationSet),
    calledSpam: ofMails('Complaint', configurationSet),
    bounces: reputation('BounceRate'),
    complaints: reputation('ComplaintRate'),
  };
}

/** Mails of this stage that something has happened to. */
const ofMails = (metricName: 'Bounce' | 'Complaint', configurationSet: string): Metric =>
  new Metric({
    namespace: 'AWS/SES',
    metricName,
    dimensionsMap: { 'ses:configuration-set': configurationSet },
    statistic: 'Sum',
    period: Duration.hours(1),
  });

/** Share of the account's mails, 0 to 1, as SES judges it. */
const reputation = (name: 'BounceRate' | 'ComplaintRate'): Metric =>
  new Metric({
    namespace: 'AWS/SES',
    metricName: `Reputation.${name}`,
    statistic: 'Maximum',
    period: Duration.hours(1),
  });

type Figures = ReturnType<typeof businessFigures> & ReturnType<typeof technicalFigures>;

function raiseAlarms(stack: Stack, figures: Figures) {
  const raise = (id: string, props: ConstructorParameters<typeof StaffAlarm>[2]) =>
    new StaffAlarm(stack, id, props).alarm;
  const hours = (metric: Metric, count: number) => metric.with({ period: Duration.hours(count) });
  return [
    raise('CallsFailing', {
      impact: 'Visitors are told that something went wrong on our side when they book or look for times.',
      runbook: 'calls-failing',
      metric: figures.failures,
      threshold: 5,
    }),
    raise('CallsSlow', {
      impact: 'Booking takes seconds; some visitors give up, and after ten seconds the page does.',
      runbook: 'calls-failing',
      metric: figures.latency99,
      threshold: 4000,
      periods: 3,
    }),
    raise('MailsLate', {
      impact: 'Guests who have just booked wait a quarter of an hour and longer for their mail.',
      runbook: 'mail-stuck',
      metric: figures.mailAge,
      threshold: 900,
    }),
    raise('MailsWereLate', {
      impact: 'Guests got their mail a quarter of an hour or more after they had booked.',
      runbook: 'mail-stuck',
      metric: figures.mailWait.with({ statistic: 'Maximum' }),
      threshold: 900,
    }),
    raise('PipeFailing', {
      impact: 'Bookings stand, but nobody is told of them: what the table tells does not reach the queue.',
      runbook: 'mail-stuck',
      metric: figures.pipeFailures,
      periods: 3,
    }),
    raise('NobodyTold', {
      impact:
        'Guests book and get no mail: for hours, nothing that happened has reached those who send them.',
      runbook: 'mail-stuck',
      metric: untoldHours(figures),
      // One may be a booking in the last seconds of an hour, whose mail went out in the next.
      periods: 2,
      among: 24,
    }),
    raise('MailsMissing', {
      impact: 'Guests were not told of their booking for hours; their mails have been asked for again.',
      runbook: 'mail-stuck',
      metric: figures.missingMails,
    }),
    raise('PlacesGoFast', {
      impact:
        'As many places as a whole day has were booked within an hour: a ship has come, or somebody keeps guests out by bookings that nobody will come to.',
      runbook: 'bookings-flood',
      metric: hours(figures.guests, 1),
      threshold: slots.length * capacity,
    }),
    raise('PaymentsUntold', {
      impact:
        'Customers wait minutes for the mail about their order: the payment provider does not reach us.',
      runbook: 'payments-silent',
      metric: hours(figures.untold, 6),
      threshold: 2,
    }),
    raise('PaymentsNotTaken', {
      impact: 'Messages of the payment provider fit no order; somebody may have paid and gets nothing.',
      runbook: 'payments-silent',
      metric: hours(figures.notTaken, 1),
      threshold: 3,
    }),
    raise('OrdersUnsettled', {
      impact:
        'It cannot be told whether an order was paid, or its money does not go back: its customer waits.',
      runbook: 'payments-silent',
      metric: hours(figures.unsettled, 1),
      threshold: 3,
    }),
    raise('RefundsFailing', {
      impact:
        'A customer is owed money that the payment provider could not give back, and does not try again.',
      runbook: 'refunds-failing',
      metric: hours(figures.refundsFailed, 6),
    }),
    raise('NobodyLooks', {
      impact: 'Nobody looks after orders that the payment provider does not tell of.',
      runbook: 'payments-silent',
      metric: figures.looks,
      whenLow: true,
      threshold: 0,
      whenSilent: true,
    }),
    raise('SoldOut', {
      impact: 'Customers in Japan find a rum sold out.',
      runbook: 'sold-out',
      metric: hours(figures.soldOut, 1).with({ statistic: 'Maximum' }),
    }),
    raise('MailsBounce', {
      impact: 'So many mails come back that SES may stop all of them: guests would get none.',
      runbook: 'mail-reputation',
      metric: figures.bounces,
      threshold: 0.04,
    }),
    raise('MailsUnwanted', {
      impact: 'So many people call our mails spam that SES may stop all of them: guests would get none.',
      runbook: 'mail-reputation',
      metric: figures.complaints,
      threshold: 0.0008,
    }),
  ];
}

/** 1 in an hour with bookings in which the worker of the mails has heard of nothing by the pipe, else 0. */
const untoldHours = ({ bookings, mailWait }: Figures): MathExpression =>
  new MathExpression({
    label: 'Hours with bookings and without word of them',
    expression: 'IF(FILL(made, 0) > 0 AND FILL(told, 0) == 0, 1, 0)',
    usingMetrics: { made: bookings, told: mailWait.with({ statistic: 'SampleCount' }) },
    period: Duration.hours(1),
  });

/** Tells people when the month has cost most of what it should, and when it is going to cost more. */
function budget(stack: Stack): void {
  const asked = Number(stack.node.tryGetContext('budget') ?? usualBudget);
  if (!(asked > 0))
    throw new Error('The budget is a number of dollars a month, for instance --context budget=50.');
  const subscribers = [{ subscriptionType: 'SNS', address: AlarmTopic.of(stack).topic.topicArn }];
  const notify = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
    notification: {
      notificationType,
      threshold,
      comparisonOperator: 'GREATER_THAN',
      thresholdType: 'PERCENTAGE',
    },
    subscribers,
  });
  new CfnBudget(stack, 'Budget', {
    budget: { budgetType: 'COST', timeUnit: 'MONTHLY', budgetLimit: { amount: asked, unit: 'USD' } },
    notificationsWithSubscribers: [notify('ACTUAL', 80), notify('FORECASTED', 100)],
  });
}
