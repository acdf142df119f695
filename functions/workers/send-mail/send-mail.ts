import { isToCome } from '../../../shared/booking/evening-before.ts';
import type { MailEvent } from '../../../shared/contracts/mail-event.ts';
import { mailboxOf } from '../../../shared/limits/counted-as.ts';
import { bookingMailQuota, mailPoints } from '../../../shared/limits/mail-limit.ts';
import { log } from '../../kernel/log.ts';
import { sendOnce } from '../../kernel/send-once.ts';
import type { EventUseCase } from '../../kernel/worker.ts';
import type { NoticeKind } from '../../mail/booked-visit.ts';
import { composeMessage } from '../../mail/compose-message.ts';
import { renderNotice } from '../../mail/render-notice.tsx';
import type { BookingStore } from '../../stores/bookings.ts';
import { isErased } from '../../stores/erased.ts';
import type { QuotaStore } from '../../stores/quotas.ts';
import { type FormMailDeps, sendFormMails } from './send-form-mails.ts';
import { isOrderEvent, type OrderMailDeps, sendOrderMails } from './send-order-mails.ts';

interface Deps extends FormMailDeps, OrderMailDeps {
  readonly bookings: Pick<BookingStore, 'findSubject'>;
  readonly quotas: QuotaStore;
}

type BookingEventType = Extract<MailEvent['type'], `booking.${string}`>;

const noticeOf: Readonly<Record<BookingEventType, NoticeKind>> = {
  'booking.confirmed': 'confirmation',
  'booking.confirmation-requested': 'confirmation',
  'booking.changed': 'change',
  'booking.cancelled': 'cancellation',
  'booking.closed-by-house': 'cancellation',
  'booking.reminder-due': 'reminder',
};
const statusTold = {
  confirmation: 'confirmed',
  change: 'confirmed',
  reminder: 'confirmed',
  cancellation: 'cancelled',
} as const;

/** Sends the mails that an event calls for, each once however often the event is delivered. */
export const sendMail =
  (deps: Deps): EventUseCase<MailEvent> =>
  (event, run) => {
    const { type } = event;
    if (type === 'enquiry.received' || type === 'operator.requested') {
      return sendFormMails(deps, { ...event, type }, run);
    }
    if (isOrderEvent(type)) return sendOrderMails(deps, { ...event, type }, run);
    return sendOnce(deps.sentMail, event.id, run, () => tell(deps, event, noticeOf[type]));
  };

/**
 * Answers false when the booking has moved on since: its newer event tells the guest what is true now; when the guest
 * has been erased; and when the mailbox has had too many mails today.
 */
async function tell(
  { bookings, quotas, post, clock, sender, siteUrl }: Deps,
  event: MailEvent,
  kind: NoticeKind,
): Promise<boolean> {
  const booking = await bookings.findSubject({ pk: event.pk, sk: event.sk }, event.subject);
  if (booking === undefined) throw new Error('The event names no booking');
  if (booking === 'moved') return false;
  if (booking.status !== statusTold[kind] || isErased(booking)) return false;
  const now = clock();
  if (kind === 'reminder' && !isToCome(booking.date, now)) return false;
  return withinQuota(quotas, booking.email, event, async () => {
    const notice = renderNotice(kind, booking, { siteUrl, sender, now });
    const message = await composeMessage(notice, {
      from: sender,
      to: booking.email,
      eventId: event.id,
      sentAt: now,
    });
    const mailId = await post.send({ from: sender, to: booking.email, message });
    log.info('mail.sent', { eventId: event.id, mailId });
  });
}

/**
 * Anybody can name any address in a booking: one mailbox gets so many mails by that in a day and no more. Answers
 * whether this one was sent.
 */
async function withinQuota(
  quotas: QuotaStore,
  email: string,
  { id, type }: MailEvent,
  send: () => Promise<void>,
): Promise<boolean> {
  const points = mailPoints(type) ?? 0;
  const counted = { what: 'booking mails', whose: mailboxOf(email), quota: bookingMailQuota, points };
  if (points > 0 && (await quotas.count(counted)).result === 'over') {
    log.warn('mail.held-back', { eventId: id, type });
    return false;
  }
  try {
    await send();
    return true;
  } catch (error) {
    // It comes again, up to five times and from the dead letters: an outage must not use up what its mails need.
    if (points > 0) await quotas.giveBack(counted).catch(() => undefined);
    throw error;
  }
}
