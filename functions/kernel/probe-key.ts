import { timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { probeKeyHeader, probeKeySecretVariable } from '#shared/contracts/probe-key.ts';
import { acceptedKeys, digestOf, type ReadKeys } from './accepted-keys.ts';
import { log, loggableError } from './log.ts';

/**
 * Recognizes calls of the synthetic booking by their key. A call with another key is treated as a guest's, and gets the
 * same response as without a key. The keys are read at the first call that presents one, so that guests do not wait.
 *
 * @throws Error when no secret is configured
 */
export function probeCheck(read?: ReadKeys): (event: APIGatewayProxyEventV2) => Promise<boolean> {
  const keys = read ?? acceptedKeys(secretOfEnvironment(), 'probe');
  return async ({ headers }) => {
    const presented = headers[probeKeyHeader];
    if (presented === undefined || presented === '') return false;
    const digest = digestOf(presented);
    try {
      return (await keys()).some((key) => timingSafeEqual(key, digest));
    } catch (error) {
      log.warn('probe.unrecognized', loggableError(error));
      return false;
    }
  };
}

function secretOfEnvironment(): string {
  const arn = process.env[probeKeySecretVariable]?.trim() ?? '';
  if (arn === '') throw new Error(`Missing environment variable: ${probeKeySecretVariable}`);
  return arn;
}
