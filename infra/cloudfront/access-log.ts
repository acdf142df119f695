import { RemovalPolicy } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { type IAccessLogSettings, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

/**
 * Fields of the line that is logged for each API call, even if the call reaches no function. They exclude address,
 * query and user agent.
 */
const fields = {
  requestId: '$context.requestId',
  time: '$context.requestTime',
  route: '$context.routeKey',
  status: '$context.status',
  milliseconds: '$context.responseLatency',
  functionMilliseconds: '$context.integrationLatency',
  error: '$context.integrationErrorMessage',
};

export function createAccessLog(
  scope: Construct,
  id: string,
): { callLog: LogGroup; accessLogSettings: IAccessLogSettings } {
  const logGroup = new LogGroup(scope, id, {
    retention: RetentionDays.THREE_MONTHS,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const destination = new LogGroupLogDestination(logGroup);
  const format = AccessLogFormat.custom(JSON.stringify(fields));
  return { callLog: logGroup, accessLogSettings: { destination, format } };
}
