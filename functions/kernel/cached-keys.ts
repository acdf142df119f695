import { log, loggableError } from './log.ts';

/** How long keys are used before they are read again; a rotation waits longer. */
const cacheMilliseconds = 300_000;
/** How long known keys are used after a failed read. */
const retryMilliseconds = 30_000;

/** The purpose of the keys. */
export type KeyHolder = 'edge' | 'probe' | 'ticket';

/**
 * Keys of a secret, cached in memory. If they cannot be read again, the known ones stay in use: a failure of Secrets
 * Manager stops only new environments.
 *
 * @param uptimeMilliseconds a clock that never goes backwards
 */
export function cachedKeys<Keys>(
  holder: KeyHolder,
  read: () => Promise<Keys>,
  uptimeMilliseconds: () => number = () => performance.now(),
): () => Promise<Keys> {
  let cached: { readonly keys: Keys; readonly until: number } | undefined;
  let pendingRead: Promise<Keys> | undefined;

  const refresh = async (): Promise<Keys> => {
    try {
      const keys = await read();
      cached = { keys, until: uptimeMilliseconds() + cacheMilliseconds };
      return keys;
    } catch (error) {
      if (cached === undefined) throw error;
      log.warn('keys.unread', { holder, ...loggableError(error) });
      cached = { keys: cached.keys, until: uptimeMilliseconds() + retryMilliseconds };
      return cached.keys;
    } finally {
      pendingRead = undefined;
    }
  };

  return async () => {
    if (cached !== undefined && uptimeMilliseconds() < cached.until) return cached.keys;
    pendingRead ??= refresh();
    return pendingRead;
  };
}
