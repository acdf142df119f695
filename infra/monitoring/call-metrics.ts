import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, type IFilterPattern, type LogGroup } from 'aws-cdk-lib/aws-logs';
import { contracts } from '#shared/contracts/registry.ts';
import { outermostStack } from '../constructs/alarm-topics.ts';

type Call = (typeof contracts)[number];

/** What visitors and staff cannot do without; the other calls are covered by `CallsFailing`. */
const names = {
  booking: [
    'show-availability',
    'find-bookings',
    'create-booking',
    'change-booking',
    'cancel-booking',
    'create-operator-booking',
    'cancel-operator-booking',
  ],
  payment: ['start-checkout', 'find-order', 'receive-payment'],
  signIn: ['link-device', 'request-challenge', 'sign-in', 'renew-session', 'register-passkey', 'identify'],
} as const;

/**
 * Metrics of the API's own log. It has every call, also one that reached no function, or whose function ended without a
 * line in its own log.
 */
export function callMetrics(log: LogGroup) {
  const count = (metricName: string, ...conditions: IFilterPattern[]): Metric => {
    const { stackName } = outermostStack(log);
    log.addMetricFilter(metricName, {
      metricNamespace: stackName,
      metricName,
      filterPattern: FilterPattern.all(...(conditions as Parameters<typeof FilterPattern.all>)),
    });
    return new Metric({
      namespace: stackName,
      metricName,
      statistic: 'Sum',
      period: Duration.minutes(15),
    });
  };
  const failed = FilterPattern.stringValue('$.status', '=', '5*');
  return {
    bookingsTried: count('BookingsTried', oneOf(['create-booking'])),
    bookingsFailed: count('BookingsFailed', failed, oneOf(['create-booking'])),
    bookingCallsFailed: count('BookingCallsFailed', failed, oneOf(names.booking)),
    paymentCallsFailed: count('PaymentCallsFailed', failed, oneOf(names.payment)),
    signInCallsFailed: count('SignInCallsFailed', failed, oneOf(names.signIn)),
    /** Refused by the limits of the API: no function has run. Our own limits answer from a function. */
    callsThrottled: count(
      'CallsThrottled',
      FilterPattern.stringValue('$.status', '=', '429'),
      FilterPattern.stringValue('$.functionMilliseconds', '=', '-'),
    ),
  };
}

/** A line about one of these calls. */
function oneOf(requested: readonly Call['name'][]) {
  const routes = requested.map((name) => {
    const call = contracts.find((one) => one.name === name);
    if (call === undefined) throw new Error(`No contract named ${name}`);
    return FilterPattern.stringValue('$.route', '=', `${call.method} ${call.path}`);
  });
  return FilterPattern.any(...routes);
}
