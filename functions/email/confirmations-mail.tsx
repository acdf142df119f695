import { formatVisit } from '#shared/visits/format-visit.ts';
import { languageOfMessages, withMessageLanguage } from '#shared/visits/message-language.ts';
import type { BookedVisit } from './booked-visit.ts';
import { bookingListMail } from './booking-list-mail.tsx';
import { bookingMailParts } from './booking-mail-parts.ts';
import { localeOf } from './locales/locale-of.ts';
import type { MessageParts } from './mime-message.ts';
import { listedBooking } from './references-mail.tsx';
import { renderBookingMail } from './render-booking-mail.tsx';

/** Gmail shows the first 102 kB of a mail and hides the rest behind a link; a ticket has almost 3 kB. */
export const maxTickets = 30;

/**
 * The confirmations of several bookings of one mailbox: the ticket of each, and its calendar file. In the language of
 * the first. Contains no input of the guests, since anyone can enter the address.
 */
export function confirmationsMail(
  bookings: readonly BookedVisit[],
  about: { readonly siteUrl: string; readonly sender: string; readonly now: Date },
): MessageParts {
  const [first] = bookings;
  if (first === undefined) throw new Error('A mail of confirmations needs a booking');
  const language = languageOfMessages(first);
  const words = localeOf(language);
  const { objection, ...copy } = words.confirmations;
  const tickets = bookings.map((booking) => {
    const { facts, link } = listedBooking(booking, language, about.siteUrl);
    const { total } = formatVisit(withMessageLanguage(booking, language));
    return { facts: [...facts, { label: words.labels.toPay, value: total }], link };
  });
  const attachments = bookings.flatMap((booking, index) =>
    bookingMailParts(renderBookingMail('confirmation', booking, about)).attachments.map((file) => ({
      ...file,
      filename: file.filename.replace(/(?=\.ics$)/, `-${index + 1}`),
    })),
  );
  return { ...bookingListMail(words, copy, tickets, objection), attachments };
}
