import type { MailEvent } from '../../../shared/contracts/mail-event.ts';
import type { Clock } from '../../../shared/values/port-vila-time.ts';
import { log, loggableError } from '../../kernel/log.ts';
import type { EventUseCase } from '../../kernel/worker.ts';
import type { NoticeKind } from '../../mail/booked-visit.ts';
import { composeMessage } from '../../mail/compose-message.ts';
import type { PostOffice } from '../../mail/post-office.ts';
import { renderNotice } from '../../mail/render-notice.tsx';
import type { BookingStore } from '../../stores/bookings.ts';
import type { SentMailStore } from '../../stores/sent-mail.ts';

interface Deps {
  readonly sentMail: SentMailStore;
  readonly bookings: Pick<BookingStore, 'findSubject'>;
  readonly post: PostOffice;
  readonly clock: Clock;
  readonly sender: string;
  readonly siteUrl: string;
}

/** A claim outlives the run that holds it by this much, so that no other worker sends while this one still may. */
const leaseMarginMilliseconds = 5000;

const noticeOf: Readonly<Record<MailEvent['type'], NoticeKind>> = {
  'booking.confirmed': 'confirmation',
  'booking.confirmation-requested': 'confirmation',
  'booking.changed': 'change',
  'booking.cancelled': 'cancellation',
  'booking.closed-by-house': 'cancellation',
};
const statusTold = { confirmation: 'confirmed', change: 'confirmed', cancellation: 'cancelled' } as const;

/**
 * Sends the mail that an event calls for, once however often the event is delivered. The event is marked after
 * SES has taken the mail and never before: a worker that dies in between leads to a second mail, not to none.
 */
export const sendMail =
  (deps: Deps): EventUseCase<MailEvent> =>
  async (event, { remainingMilliseconds }) => {
    const { sentMail } = deps;
    const outcome = await sentMail.claim(event.id, remainingMilliseconds + leaseMarginMilliseconds);
    if (outcome.result === 'settled') return 'skipped';
    if (outcome.result !== 'claimed') throw new Error('Another worker is sending this mail');
    let sent: boolean;
    try {
      sent = await tell(deps, event);
    } catch (error) {
      await sentMail.release(event.id, outcome.claim).catch(() => undefined);
      throw error;
    }
    // The mail is out: to fail now would bring the event back and send it again.
    await sentMail.settle(event.id).catch((error: unknown) => {
      log.warn('mail.unmarked', { eventId: event.id, ...loggableError(error) });
    });
    return sent ? 'handled' : 'skipped';
  };

/** Answers false when the booking has moved on since: its newer event tells the guest what is true now. */
async function tell({ bookings, post, clock, sender, siteUrl }: Deps, event: MailEvent): Promise<boolean> {
  const booking = await bookings.findSubject({ pk: event.pk, sk: event.sk }, event.subject);
  if (booking === undefined) throw new Error('The event names no booking');
  if (booking === 'moved') return false;
  const kind = noticeOf[event.type];
  if (booking.status !== statusTold[kind]) return false;
  const now = clock();
  const notice = renderNotice(kind, booking, { siteUrl, sender, now });
  const message = await composeMessage(notice, {
    from: sender,
    to: booking.email,
    eventId: event.id,
    sentAt: now,
  });
  await post.send({ from: sender, to: booking.email, message });
  return true;
}
