import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, type IFilterPattern, type LogGroup } from 'aws-cdk-lib/aws-logs';
import { contracts } from '#shared/contracts/registry.ts';
import { outermostStack } from '../constructs/alarm-topics.ts';

type Call = (typeof contracts)[number];

/** Essential calls of visitors and staff; `CallsFailing` covers the others. */
const essentialCalls = {
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
 * Metrics of the API's access log, which contains every call, including those that reached no function or whose function
 * crashed before it logged.
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
  const failurePattern = FilterPattern.stringValue('$.status', '=', '5*');
  return {
    bookingsTried: count('BookingsTried', isOneOf(['create-booking'])),
    bookingsFailed: count('BookingsFailed', failurePattern, isOneOf(['create-booking'])),
    bookingCallsFailed: count('BookingCallsFailed', failurePattern, isOneOf(essentialCalls.booking)),
    paymentCallsFailed: count('PaymentCallsFailed', failurePattern, isOneOf(essentialCalls.payment)),
    signInCallsFailed: count('SignInCallsFailed', failurePattern, isOneOf(essentialCalls.signIn)),
    /** Calls that API Gateway throttled before any function ran. Functions enforce the limits of `shared/limits`. */
    callsThrottled: count(
      'CallsThrottled',
      FilterPattern.stringValue('$.status', '=', '429'),
      FilterPattern.stringValue('$.functionMilliseconds', '=', '-'),
    ),
  };
}

/** Matches log lines about any of these calls. */
function isOneOf(callNames: readonly Call['name'][]) {
  const routes = callNames.map((name) => {
    const call = contracts.find((contract) => contract.name === name);
    if (call === undefined) throw new Error(`No contract named ${name}`);
    return FilterPattern.stringValue('$.route', '=', `${call.method} ${call.path}`);
  });
  return FilterPattern.any(...routes);
}
