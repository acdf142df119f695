import { confirmationsMail, maxTickets } from '#functions/email/confirmations-mail.tsx';
import { type MessageParts, mimeMessage } from '#functions/email/mime-message.ts';
import { log, loggableError } from '#functions/kernel/log.ts';
import { leaseMilliseconds } from '#functions/kernel/send-once.ts';
import type { WorkOutcome } from '#functions/kernel/worker.ts';
import { hasEmail, lastingId, type StoredBooking } from '#functions/stores/bookings/slot-item.ts';
import type { GatheredMail } from '#functions/stores/mail/mail-digests.ts';
import { admission } from '#functions/stores/quotas/admission.ts';
import type { QuotaStore } from '#functions/stores/quotas/quotas.ts';
import { isErased } from '#functions/stores/table/erased.ts';
import type { ItemKey } from '#functions/stores/table/table.ts';
import type { EmailEvent } from '#shared/events/email-event.ts';
import { mailPools } from '#shared/limits/mail-limit.ts';
import { mailboxOf } from '#shared/limits/rate-limit-key.ts';
import { dueDigest } from './gather-mail.ts';
import type { BookingMailDeps } from './send-booking-mails.ts';
import { visitMail } from './visit-mail.ts';

/** A gathered confirmation that this worker has claimed, so that no other worker sends it. */
interface ClaimedConfirmation extends GatheredMail {
  readonly claim: string;
}

/**
 * Sends the confirmations gathered for a mailbox, up to `maxTickets` in one email. Each counts as the email of its
 * booking: it is claimed before and marked after, like the email of a single booking. If a worker dies between SES and
 * the marks, the confirmations are sent twice. If it dies earlier, they are redelivered by the queue or requested by
 * the nightly check.
 */
export async function sendGatheredMails(
  deps: BookingMailDeps,
  { pk, sk }: EmailEvent,
  run: { remainingMilliseconds: number },
): Promise<WorkOutcome> {
  const digest = { pk, sk };
  const secondsLeft = await deps.digests.end(digest);
  if (secondsLeft > 0) {
    await deps.emailQueue.put([dueDigest(digest)], secondsLeft);
    return 'skipped';
  }
  const waiting = await deps.digests.listWaiting(digest);
  let outcome: WorkOutcome = 'skipped';
  for (let start = 0; start < waiting.length; start += maxTickets) {
    const partOutcome = await sendTogether(deps, digest, waiting.slice(start, start + maxTickets), run);
    if (partOutcome === 'handled') outcome = partOutcome;
  }
  return outcome;
}

async function sendTogether(
  deps: BookingMailDeps,
  digest: ItemKey,
  waiting: readonly GatheredMail[],
  run: { remainingMilliseconds: number },
): Promise<WorkOutcome> {
  const claimed = await claimEach(deps, digest, waiting, run);
  const settle = ({ eventId }: GatheredMail) => settleAndRemove(deps, digest, eventId);
  try {
    const found = await Promise.all(
      claimed.map(async (confirmation) => ({
        confirmation,
        booking: await currentBooking(deps, confirmation),
      })),
    );
    await Promise.all(
      found.map(({ confirmation, booking }) => booking === undefined && settle(confirmation)),
    );
    const due = found.flatMap(({ confirmation, booking }) =>
      booking === undefined ? [] : [{ confirmation, booking }],
    );
    // The address of a booking may have been changed since it was gathered.
    for (const mailboxMails of groupByMailbox(due)) await sendToMailbox(deps, digest, mailboxMails);
    return due.length > 0 ? 'handled' : 'skipped';
  } catch (error) {
    await Promise.allSettled(claimed.map(({ eventId, claim }) => deps.sentMail.release(eventId, claim)));
    throw error;
  }
}

interface DueConfirmation {
  readonly confirmation: ClaimedConfirmation;
  readonly booking: StoredBooking;
}

function groupByMailbox(due: readonly DueConfirmation[]): readonly (readonly DueConfirmation[])[] {
  const groups = new Map<string, DueConfirmation[]>();
  for (const item of due) {
    const mailbox = mailboxOf(item.booking.email);
    groups.set(mailbox, [...(groups.get(mailbox) ?? []), item]);
  }
  return [...groups.values()];
}

async function sendToMailbox(
  deps: BookingMailDeps,
  digest: ItemKey,
  due: readonly DueConfirmation[],
): Promise<void> {
  const [first] = due;
  if (first === undefined) return;
  const { email } = first.booking;
  const { eventId } = first.confirmation;
  const admission = digestAdmission(deps.quotas, email, due.length);
  if ((await admission.charge()).result === 'over') {
    log.warn('mail.held-back', { eventId });
    await Promise.all(
      due.map(({ confirmation }) => deps.sentMail.holdBack(confirmation.eventId, confirmation.claim)),
    );
    return;
  }
  try {
    const parts = await partsOf(
      deps,
      due.map(({ booking }) => booking),
    );
    await sendDigest(deps, eventId, email, parts);
  } catch (error) {
    // Retries must not use up the quota during an outage.
    await admission.release();
    throw error;
  }
  await Promise.all(due.map(({ confirmation }) => settleAndRemove(deps, digest, confirmation.eventId)));
}

async function claimEach(
  { sentMail, digests }: BookingMailDeps,
  digest: ItemKey,
  waiting: readonly GatheredMail[],
  run: { remainingMilliseconds: number },
): Promise<readonly ClaimedConfirmation[]> {
  const outcomes = await Promise.all(
    waiting.map(async (confirmation) => ({
      confirmation,
      ...(await sentMail.claim(confirmation.eventId, leaseMilliseconds(run))),
    })),
  );
  const settled = outcomes.filter(({ result }) => result === 'settled');
  await Promise.all(settled.map(({ confirmation }) => digests.remove(digest, confirmation.eventId)));
  const claimed = outcomes.flatMap((outcome) =>
    outcome.result === 'claimed' ? [{ ...outcome.confirmation, claim: outcome.claim }] : [],
  );
  if (outcomes.some(({ result }) => result === 'busy')) {
    await Promise.all(claimed.map(({ eventId, claim }) => sentMail.release(eventId, claim)));
    throw new Error('Another worker is sending these emails');
  }
  return claimed;
}

/** The booking in its current state; undefined when it needs no confirmation any more. */
async function currentBooking(
  { bookings }: BookingMailDeps,
  { slot, subject }: GatheredMail,
): Promise<StoredBooking | undefined> {
  const booking = await bookings.findSubject(slot, subject);
  if (booking === undefined || booking === 'moved' || booking.status !== 'confirmed') return undefined;
  return isErased(booking) || !hasEmail(booking) ? undefined : booking;
}

async function partsOf(deps: BookingMailDeps, found: readonly StoredBooking[]): Promise<MessageParts> {
  const [only, ...others] = found;
  if (only !== undefined && others.length === 0) return visitMail(deps, 'confirmation', only);
  const { sender, siteUrl, clock, issueTicket } = deps;
  const visits = await Promise.all(
    found.map(async (booking) => ({
      booking: { ...booking, id: lastingId(booking) },
      ticket: await issueTicket(booking),
    })),
  );
  return confirmationsMail(visits, { siteUrl, sender, now: clock() });
}

const digestAdmission = (quotas: QuotaStore, email: string, confirmations: number) =>
  admission(quotas, [
    {
      kind: 'booking mails confirmations',
      subject: mailboxOf(email),
      quota: mailPools.confirmations,
      points: confirmations,
    },
    { kind: 'booking mails digests', subject: mailboxOf(email), quota: mailPools.digests },
  ]);

async function sendDigest(
  { mailer, sender, clock }: BookingMailDeps,
  eventId: string,
  to: string,
  parts: MessageParts,
): Promise<void> {
  const message = await mimeMessage(parts, { to, from: sender, eventId, sentAt: clock() });
  log.info('mail.sent', { eventId, mailId: await mailer.send({ from: sender, to, message }) });
}

/** Marks a confirmation that was sent or is not needed. It never throws, because a retry would send the email again. */
async function settleAndRemove(
  { sentMail, digests }: BookingMailDeps,
  digest: ItemKey,
  eventId: string,
): Promise<void> {
  try {
    await sentMail.settle(eventId);
    await digests.remove(digest, eventId);
  } catch (error) {
    log.warn('mail.unmarked', { eventId, ...loggableError(error) });
  }
}
