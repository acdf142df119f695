import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { perAttempt, withDeadline } from '../request-context/deadline.ts';

/** How long a secret is believed before it is read again, so that a changed one comes into force by itself. */
const keptMilliseconds = 300_000;

/** Milliseconds until a try is given up. */
const requestTimeout = 1000;

function openStore(): SSMClient {
  const client = new SSMClient({
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 500, requestTimeout, throwOnRequestTimeout: true },
  });
  client.middlewareStack.add(withDeadline(requestTimeout), perAttempt);
  return client;
}

/** Reads a secret by the name of its parameter. */
export type ReadSecret = (name: string) => Promise<string>;

/**
 * Secrets from SSM parameters of the type SecureString, kept in memory alone. A reading that failed is not kept. The
 * time is that of the process, which alone knows how long it has kept something.
 */
export function secrets(
  client: Pick<SSMClient, 'send'> = openStore(),
  sinceStart: () => number = () => performance.now(),
): ReadSecret {
  const kept = new Map<string, { readonly value: string; readonly until: number }>();
  return async (name) => {
    const known = kept.get(name);
    if (known !== undefined && sinceStart() < known.until) return known.value;
    const { Parameter } = await client.send(new GetParameterCommand({ Name: name, WithDecryption: true }));
    const value = Parameter?.Value?.trim() ?? '';
    if (value === '') throw new Error('A secret is empty');
    kept.set(name, { value, until: sinceStart() + keptMilliseconds });
    return value;
  };
}
