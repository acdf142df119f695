import type { MailQueue } from '#functions/email/mail-queue.ts';
import type { MailDigestStore } from '#functions/stores/mail/mail-digests.ts';
import type { ItemKey } from '#functions/stores/table/table.ts';
import type { EmailEvent } from '#shared/events/email-event.ts';
import { mailboxOf } from '#shared/limits/rate-limit-key.ts';

export interface GatheringDeps {
  readonly digests: MailDigestStore;
  /** The queue of this worker. */
  readonly emailQueue: MailQueue;
}

/**
 * Adds a confirmation to the digest of its mailbox. The message that sends the digest arrives when the digest is due.
 */
export async function gatherMail(
  { digests, emailQueue }: GatheringDeps,
  email: string,
  { id: eventId, subject, pk, sk }: EmailEvent,
): Promise<true> {
  const confirmation = { eventId, subject, slot: { pk, sk } };
  const { digest, secondsLeft, mustQueue } = await digests.gather(mailboxOf(email), confirmation);
  if (mustQueue) await emailQueue.put([dueDigest(digest)], secondsLeft);
  return true;
}

export const dueDigest = (digest: ItemKey): EmailEvent => {
  const subject = digest.pk.slice(digest.pk.indexOf('#') + 1);
  return { id: `digest-${subject}`, type: 'confirmations.due', subject, ...digest };
};
