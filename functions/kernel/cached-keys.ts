import { log, loggableError } from './log.ts';

/** How long keys are used before they are read again; a rotation waits longer. */
const cacheMilliseconds = 300_000;
/** How long known keys are used after a failed read. */
const retryMilliseconds = 30_000;

/** What the keys are for. */
export type KeyHolder = 'edge' | 'probe' | 'ticket';

/**
 * Keys of a secret, cached in memory. If they cannot be read again, the known ones stay in use: a failure of Secrets
 * Manager stops only new environments.
 *
 * @param sinceStart milliseconds
 */
export function cachedKeys<Keys>(
  holder: KeyHolder,
  read: () => Promise<Keys>,
  sinceStart: () => number = () => performance.now(),
): () => Promise<Keys> {
  let known: { readonly keys: Keys; readonly until: number } | undefined;
  let reading: Promise<Keys> | undefined;

  const refresh = async (): Promise<Keys> => {
    try {
      const keys = await read();
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
