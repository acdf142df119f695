import { log, loggableError } from './log.ts';
import type { WorkOutcome } from './worker.ts';

/** Records of emails that were sent or are being sent. A claim expires if its holder crashes. */
export interface MailMarks {
  claim(
    id: string,
    leaseMilliseconds: number,
  ): Promise<
    { readonly result: 'claimed'; readonly claim: string } | { readonly result: 'settled' | 'busy' }
  >;
  release(id: string, claim: string): Promise<void>;
  /** Releases the claim and marks the email as held back until another day. */
  holdBack(id: string, claim: string): Promise<void>;
  settle(id: string): Promise<void>;
}

/** `unneeded`: there was nothing to send. `held-back`: over quota, to be sent another day. */
export type SendOutcome = 'sent' | 'unneeded' | 'held-back';

/** A claim outlives its run by this much, so that two workers never send at the same time. */
const leaseMarginMilliseconds = 5000;

export const leaseMilliseconds = (run: { remainingMilliseconds: number }): number =>
  run.remainingMilliseconds + leaseMarginMilliseconds;

/**
 * Sends the email with this id once, however often it is called. The id is marked only after SES has accepted the
 * email: a worker that crashes in between causes a duplicate, never a lost email.
 *
 * @param run.remainingMilliseconds time left for the function
 * @param send `unneeded` also marks the id; `held-back` does not, so the email can be requested again
 * @throws any error of `send`, and Error when another worker is sending this email
 */
export async function sendOnce(
  marks: MailMarks,
  id: string,
  run: { remainingMilliseconds: number },
  send: () => Promise<SendOutcome>,
): Promise<WorkOutcome> {
  const outcome = await marks.claim(id, leaseMilliseconds(run));
  if (outcome.result === 'settled') return 'skipped';
  if (outcome.result !== 'claimed') throw new Error('Another worker is sending this mail');
  let sendOutcome: SendOutcome;
  try {
    sendOutcome = await send();
  } catch (error) {
    await marks.release(id, outcome.claim).catch(() => undefined);
    throw error;
  }
  if (sendOutcome === 'held-back') {
    await marks.holdBack(id, outcome.claim);
    return 'skipped';
  }
  // The email was sent: failing now would redeliver the event and send it twice.
  await marks.settle(id).catch((error: unknown) => {
    log.warn('mail.unmarked', { eventId: id, ...loggableError(error) });
  });
  return sendOutcome === 'sent' ? 'handled' : 'skipped';
}
