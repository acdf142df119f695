import { fieldsOf, readJson } from '#shared/values/read-json.ts';
import { createTabStorage } from '../storage/tab-storage.ts';
import { CallProblem } from './client.ts';

/**
 * One submitted form creates at most one booking. Every attempt sends an `Idempotency-Key`, by which the server finds
 * the booking whose response was lost.
 */

export interface BookingAttempt {
  readonly key: string;
  /** Digest of the request, without personal data. */
  readonly digest: string;
  /** Whether the server has decided on the last request, so that other content may use another key. */
  readonly answered: boolean;
}

/**
 * The next attempt. Keeps the key for the same content, and for changed content while the last request is undecided:
 * a lost response could otherwise lead to two bookings.
 */
function nextAttempt(
  previous: BookingAttempt | undefined,
  digest: string,
  newKey: () => string,
): BookingAttempt {
  const keepsKey = previous !== undefined && (previous.digest === digest || !previous.answered);
  return { key: keepsKey ? previous.key : newKey(), digest, answered: false };
}

/** Keeps the attempt across reloads of this tab. */
export interface AttemptStore<Content = unknown> {
  read(): BookingAttempt | undefined;
  write(attempt: BookingAttempt | undefined): void;
  /** Undecided request. It holds personal data: in memory only. */
  undecidedRequest: Content | undefined;
}

/** Uses session storage, or memory where the browser refuses it. */
export function createAttemptStore<Content = unknown>(
  storage: () => Storage = () => sessionStorage,
  storageKey = 'booking-attempt',
): AttemptStore<Content> {
  const tabStorage = createTabStorage(storageKey, storage);
  return {
    undecidedRequest: undefined,
    read() {
      const { key, digest, answered } = fieldsOf(readJson(tabStorage.read()));
      const isAttempt = typeof key === 'string' && key !== '' && typeof digest === 'string';
      return isAttempt ? { key, digest, answered: answered === true } : undefined;
    },
    write: (attempt) => tabStorage.write(attempt && JSON.stringify(attempt)),
  };
}

export interface AttemptOptions<Content = unknown> {
  attempts: AttemptStore<Content>;
  newKey?: () => string;
  /** Keeps the key after success, so that the same content gets the same reply. */
  keepsKey?: boolean;
}

/** Sends content under its idempotency key and records the outcome. Rethrows the errors of `send`. */
export async function sendUnderKey<Content, Reply>(
  content: Content,
  { attempts, newKey = () => crypto.randomUUID(), keepsKey = false }: AttemptOptions<Content>,
  send: (key: string) => Promise<Reply>,
): Promise<Reply> {
  const attempt = nextAttempt(attempts.read(), await digestOf(content), newKey);
  const settle = (next: BookingAttempt | undefined) => {
    attempts.write(next);
    attempts.undecidedRequest = undefined;
  };
  attempts.write(attempt);
  attempts.undecidedRequest = content;
  try {
    const reply = await send(attempt.key);
    settle(keepsKey ? { ...attempt, answered: true } : undefined);
    return reply;
  } catch (problem) {
    if (problem instanceof CallProblem && problem.kind === 'key-reused') settle(undefined);
    else if (problem instanceof CallProblem && problem.isDefinite) settle({ ...attempt, answered: true });
    throw problem;
  }
}

/** SHA-256 of the JSON, in hexadecimal. */
async function digestOf(content: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
