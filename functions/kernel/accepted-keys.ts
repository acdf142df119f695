import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { log, loggableError } from './log.ts';
import { readSecretValue } from './secret-value.ts';

/** How long keys are used before they are read again; a rotation waits longer. */
const cacheMilliseconds = 300_000;
/** How long known keys are used after a failed read. */
const retryMilliseconds = 30_000;

const StoredKeys = z.object({
  /** The key that the caller sends. */
  sent: z.string().check(z.minLength(1)),
  /** The earlier key, also accepted during a rotation; otherwise empty. */
  previous: z._default(z.string(), ''),
});

export const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Digests of the accepted keys. */
export type ReadKeys = () => Promise<readonly Buffer[]>;

/** Whose calls are recognized by a key. */
export type KeyHolder = 'edge' | 'probe';

/**
 * The keys by which calls of CloudFront, or of the synthetic booking, are recognized: read from their secret and cached in
 * memory. If they cannot be read again, the known ones stay in use: a failure of Secrets Manager stops only new
 * environments.
 */
export function acceptedKeys(
  arn: string,
  holder: KeyHolder,
  read: (arn: string) => Promise<string> = readSecretValue,
  sinceStart: () => number = () => performance.now(),
): ReadKeys {
  let known: { readonly keys: readonly Buffer[]; readonly until: number } | undefined;
  let reading: Promise<readonly Buffer[]> | undefined;

  const refresh = async (): Promise<readonly Buffer[]> => {
    try {
      const { sent, previous } = StoredKeys.parse(JSON.parse(await read(arn)));
      const keys = [sent, previous].filter((key) => key !== '').map(digestOf);
      known = { keys, until: sinceStart() + cacheMilliseconds };
      return keys;
    } catch (error) {
      if (known === undefined) throw error;
      log.warn('keys.unread', { holder, ...loggableError(error) });
      known = { keys: known.keys, until: sinceStart() + retryMilliseconds };
      return known.keys;
    } finally {
      reading = undefined;
    }
  };

  return async () => {
    if (known !== undefined && sinceStart() < known.until) return known.keys;
    reading ??= refresh();
    return reading;
  };
}
