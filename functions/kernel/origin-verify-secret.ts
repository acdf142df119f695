import { createHash, timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { edgeHeaders, originVerifySecretsVariable } from '../../shared/contracts/edge-headers.ts';
import { Refused } from './problems.ts';

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The API has judged the signature: this call is made with AWS credentials. */
function isSignedByStaff(event: APIGatewayProxyEventV2): boolean {
  const { authorizer } = event.requestContext as { authorizer?: { iam?: object } };
  return authorizer?.iam !== undefined;
}

/**
 * Refuses calls that did not come by the edge, where floods are held off and headers are set. Who signs with AWS
 * credentials may come directly.
 *
 * @throws Error when the environment names no key: no call may be answered then
 */
export function refuseAroundEdge(): (event: APIGatewayProxyEventV2) => void {
  const keys = (process.env[originVerifySecretsVariable] ?? '').split(' ').filter((key) => key !== '');
  if (keys.length === 0) throw new Error(`The environment lacks ${originVerifySecretsVariable}`);
  const taken = keys.map(digestOf);
  return (event) => {
    if (isSignedByStaff(event)) return;
    const shown = digestOf(event.headers[edgeHeaders.key] ?? '');
    if (taken.some((key) => timingSafeEqual(key, shown))) return;
    throw new Refused({ kind: 'around-edge', message: 'Please use our own site.' });
  };
}
