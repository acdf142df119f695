import { CallProblem } from './client.ts';
import { createTabStorage } from './tab-storage.ts';

/**
 * One filled form makes at most one booking. Each attempt to send it carries an `Idempotency-Key`, by which
 * the server finds the booking again when the answer to the first attempt was lost.
 */

export interface BookingAttempt {
  readonly key: string;
  /** A digest of what was sent; no personal data. */
  readonly digest: string;
  /** The server has decided on what was sent last, so other content may have another key. */
  readonly answered: boolean;
}

/**
 * The attempt to make now. The key stays while the content stays, and also when the content changed before
 * the server's decision on it was known: otherwise a lost answer could lead to two bookings.
 */
function nextAttempt(
  previous: BookingAttempt | undefined,
  digest: string,
  newKey: () => string,
): BookingAttempt {
  const keepsKey = previous !== undefined && (previous.digest === digest || !previous.answered);
  return { key: keepsKey ? previous.key : newKey(), digest, answered: false };
}

/** Where the attempt outlives a reload of the page, in this tab alone. */
export interface AttemptStore<Content = unknown> {
  read(): BookingAttempt | undefined;
  write(attempt: BookingAttempt | undefined): void;
  /** What was sent under the key and not answered. It names people: kept in the page's memory, and stored nowhere. */
  unanswered: Content | undefined;
}

/** Keeps the attempt in the tab's session storage, or only in memory where the browser refuses that. */
export function createAttemptStore<Content = unknown>(
  storage: () => Storage = () => sessionStorage,
  storageKey = 'booking-attempt',
): AttemptStore<Content> {
  const stored = createTabStorage(storageKey, storage);
  return {
    unanswered: undefined,
    read() {
      const text = stored.read();
      try {
        return text === undefined ? undefined : (JSON.parse(text) as BookingAttempt);
      } catch {
        return undefined;
      }
    },
    write: (attempt) => stored.write(attempt && JSON.stringify(attempt)),
  };
}

export interface AttemptOptions<Content = unknown> {
  attempts: AttemptStore<Content>;
  newKey?: () => string;
  /** The same content leads to the same answer even after a good one; otherwise that ends the attempt. */
  keepsKey?: boolean;
}

/**
 * Sends content under the key of its attempt, and keeps in mind what became of it. Whatever `send` throws goes on to
 * the caller.
 */
export async function sendUnderKey<Content, Reply>(
  content: Content,
  { attempts, newKey = () => crypto.randomUUID(), keepsKey = false }: AttemptOptions<Content>,
  send: (key: string) => Promise<Reply>,
): Promise<Reply> {
  const attempt = nextAttempt(attempts.read(), await digestOf(content), newKey);
  const answered = (next: BookingAttempt | undefined) => {
    attempts.write(next);
    attempts.unanswered = undefined;
  };
  attempts.write(attempt);
  attempts.unanswered = content;
  try {
    const reply = await send(attempt.key);
    answered(keepsKey ? { ...attempt, answered: true } : undefined);
    return reply;
  } catch (problem) {
    if (problem instanceof CallProblem && problem.kind === 'key-reused') answered(undefined);
    else if (problem instanceof CallProblem && problem.isDefinite) answered({ ...attempt, answered: true });
    throw problem;
  }
}

/** SHA-256 of a value's JSON in hexadecimal. */
async function digestOf(content: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
