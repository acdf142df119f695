import { randomUUID } from 'node:crypto';
import type { ForwardedResponse } from '../http/forward.ts';
import type { AwsCall } from './aws-call.ts';
import type { AwsErrorBody } from './transaction-conflicts.ts';

export type AwsResponse = ForwardedResponse;

/** Error namespaces of the JSON services. */
const namespaces = {
  dynamodb: 'com.amazonaws.dynamodb.v20120810',
  sqs: 'com.amazonaws.sqs',
  ssm: 'com.amazonaws.ssm',
  secretsmanager: 'com.amazonaws.secretsmanager',
};

/** Errors common to all AWS services have a separate namespace. */
const commonErrors = new Set(['AccessDeniedException', 'UnrecognizedClientException', 'ThrottlingException']);

/** An error in the service's own format: XML for SES, JSON for the others. */
export function awsError(service: AwsCall['service'], status: number, error: AwsErrorBody): AwsResponse {
  const requestId = randomUUID();
  if (service === 'ses') {
    const kind = status < 500 ? 'Sender' : 'Receiver';
    return {
      status,
      headers: { 'content-type': 'text/xml', 'x-amzn-requestid': requestId },
      body: Buffer.from(
        `<ErrorResponse xmlns="http://ses.amazonaws.com/doc/2010-12-01/"><Error><Type>${kind}</Type>` +
          `<Code>${escapeXml(error.code)}</Code><Message>${escapeXml(error.message)}</Message></Error>` +
          `<RequestId>${requestId}</RequestId></ErrorResponse>`,
      ),
    };
  }
  const namespace = commonErrors.has(error.code) ? 'com.amazon.coral.service' : namespaces[service];
  return {
    status,
    headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amzn-requestid': requestId },
    body: Buffer.from(
      JSON.stringify({ __type: `${namespace}#${error.code}`, message: error.message, ...error.extra }),
    ),
  };
}

/** Access denied, with action, role and resource as AWS names them. */
export function accessDenied(
  service: AwsCall['service'],
  refusal: { action: string; resource: string; roleName: string; functionName: string; accountId: string },
  isExplicit: boolean,
): AwsResponse {
  const { action, resource, roleName, functionName, accountId } = refusal;
  const principal = `arn:aws:sts::${accountId}:assumed-role/${roleName}/${functionName}`;
  if (service === 'ses') {
    return awsError(service, 403, {
      code: 'AccessDenied',
      message: `User \`${principal}' is not authorized to perform \`${action}' on resource \`${resource}'`,
    });
  }
  const reason = isExplicit
    ? 'with an explicit deny in an identity-based policy'
    : `because no identity-based policy allows the ${action} action`;
  return awsError(service, service === 'sqs' ? 403 : 400, {
    code: 'AccessDeniedException',
    message: `User: ${principal} is not authorized to perform: ${action} on resource: ${resource} ${reason}`,
  });
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
