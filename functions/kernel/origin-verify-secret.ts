import { timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { edgeHeaders, edgeKeySecretVariable } from '#shared/contracts/edge-headers.ts';
import { acceptedKeys, digestOf, type ReadKeys } from './accepted-keys.ts';
import { Refused } from './problems.ts';

/** Whether the call was signed with AWS credentials; API Gateway has verified the signature. */
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
export function requireEdgeSecret(read?: ReadKeys): (event: APIGatewayProxyEventV2) => Promise<void> {
  const keys = read ?? keysOfEnvironment();
  return async (event) => {
    if (isSignedByStaff(event)) return;
    const presented = digestOf(event.headers[edgeHeaders.key] ?? '');
    const acceptedDigests = await keys();
    if (acceptedDigests.some((key) => timingSafeEqual(key, presented))) return;
    throw new Refused({ kind: 'origin-bypass', message: 'Please use our own site.' });
  };
}

/** Starts to read the keys during initialization, before the first call. */
function keysOfEnvironment(): ReadKeys {
  const arn = process.env[edgeKeySecretVariable]?.trim() ?? '';
  if (arn === '') throw new Error(`Missing environment variable: ${edgeKeySecretVariable}`);
  const keys = acceptedKeys(arn, 'edge');
  keys().catch(() => undefined);
  return keys;
}
