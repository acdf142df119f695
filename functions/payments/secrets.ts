import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { perAttempt, withDeadline } from '../request-context/deadline.ts';

/** How long a secret is cached; a rotated one takes effect after that. */
const cacheMilliseconds = 300_000;

const requestTimeout = 1000;

function openStore(): SSMClient {
  const client = new SSMClient({
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 500, requestTimeout, throwOnRequestTimeout: true },
  });
  client.middlewareStack.add(withDeadline(requestTimeout), perAttempt);
  return client;
}

export type ReadSecret = (name: string) => Promise<string>;

/**
 * Reads SecureString parameters and caches them in memory. Failures are not cached. Uses the process clock, because the
 * cache lives as long as the process.
 */
export function secrets(
  client: Pick<SSMClient, 'send'> = openStore(),
  uptimeMilliseconds: () => number = () => performance.now(),
): ReadSecret {
  const cache = new Map<string, { readonly value: string; readonly until: number }>();
  return async (name) => {
    const cached = cache.get(name);
    if (cached !== undefined && uptimeMilliseconds() < cached.until) return cached.value;
    const { Parameter } = await client.send(new GetParameterCommand({ Name: name, WithDecryption: true }));
    const value = Parameter?.Value?.trim() ?? '';
    if (value === '') throw new Error(`Empty secret: ${name}`);
    cache.set(name, { value, until: uptimeMilliseconds() + cacheMilliseconds });
    return value;
  };
}
