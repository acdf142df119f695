import { createHash, timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { edgeHeaders, originVerifySecretsVariable } from '#shared/contracts/edge-headers.ts';
import { Refused } from './problems.ts';

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** API Gateway has verified the signature: the call uses AWS credentials. */
function isSignedByStaff(event: APIGatewayProxyEventV2): boolean {
  const { authorizer } = event.requestContext as { authorizer?: { iam?: object } };
  return authorizer?.iam !== undefined;
}

/**
 * Refuses calls that bypass CloudFront, where rate limits and headers are applied. Calls signed with AWS credentials
 * may come directly.
 *
 * @throws Error when no secret is configured, since no call could be accepted
 */
export function requireEdgeSecret(): (event: APIGatewayProxyEventV2) => void {
  const keys = (process.env[originVerifySecretsVariable] ?? '').split(' ').filter((key) => key !== '');
  if (keys.length === 0) throw new Error(`Missing environment variable: ${originVerifySecretsVariable}`);
  const accepted = keys.map(digestOf);
  return (event) => {
    if (isSignedByStaff(event)) return;
    const presented = digestOf(event.headers[edgeHeaders.key] ?? '');
    if (accepted.some((key) => timingSafeEqual(key, presented))) return;
    throw new Refused({ kind: 'origin-bypass', message: 'Please use our own site.' });
  };
}
