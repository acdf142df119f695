import { log, loggableError } from './log.ts';
import type { WorkOutcome } from './worker.ts';

/** Knows which mails are out, and which are about to be. A claim lapses by itself when its holder dies. */
export interface MailMarks {
  claim(
    id: string,
    leaseMilliseconds: number,
  ): Promise<
    { readonly result: 'claimed'; readonly claim: string } | { readonly result: 'settled' | 'busy' }
  >;
  release(id: string, claim: string): Promise<void>;
  /** Gives the claim back and notes that the mail has to wait for another day. */
  holdBack(id: string, claim: string): Promise<void>;
  settle(id: string): Promise<void>;
}

/** What came of sending: `unneeded` when there was nothing to send after all, `held-back` when it has to wait. */
export type Sending = 'sent' | 'unneeded' | 'held-back';

/** A claim outlives the run that holds it by this much, so that no other worker sends while this one still may. */
const leaseMarginMilliseconds = 5000;

/**
 * Sends the mail of that id once, however often it is asked to. The id is marked after the mail service has taken
 * the mail and never before: a worker that dies in between leads to a second mail, not to none.
 *
 * @param run.remainingMilliseconds how long the function may still run
 * @param send what is `unneeded` is marked as well; what is `held-back` is not, and may be asked for again
 * @throws whatever `send` throws, and when another worker is sending this mail
 */
export async function sendOnce(
  marks: MailMarks,
  id: string,
  run: { remainingMilliseconds: number },
  send: () => Promise<Sending>,
): Promise<WorkOutcome> {
  const outcome = await marks.claim(id, run.remainingMilliseconds + leaseMarginMilliseconds);
  if (outcome.result === 'settled') return 'skipped';
  if (outcome.result !== 'claimed') throw new Error('Another worker is sending this mail');
  let sending: Sending;
  try {
    sending = await send();
  } catch (error) {
    await marks.release(id, outcome.claim).catch(() => undefined);
    throw error;
  }
  if (sending === 'held-back') {
    await marks.holdBack(id, outcome.claim);
    return 'skipped';
  }
  // The mail is out: to fail now would bring the event back and send it again.
  await marks.settle(id).catch((error: unknown) => {
    log.warn('mail.unmarked', { eventId: id, ...loggableError(error) });
  });
  return sending === 'sent' ? 'handled' : 'skipped';
}
