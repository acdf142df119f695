import type { Ticket } from '#shared/contracts/guests/booking.ts';
import { formatVisit } from '#shared/visits/format-visit.ts';
import { languageOfMessages, withMessageLanguage } from '#shared/visits/message-language.ts';
import type { BookedVisit } from './booked-visit.ts';
import { bookingListMail } from './booking-list-mail.tsx';
import { bookingMailParts } from './booking-mail-parts.ts';
import { localeOf } from './locales/locale-of.ts';
import type { MessageParts } from './mime-message.ts';
import { listedBooking } from './references-mail.tsx';
import { renderBookingMail } from './render-booking-mail.tsx';

type Attachment = MessageParts['attachments'][number];

/** Gmail shows the first 102 kB of an email and hides the rest behind a link; a ticket takes about 4 kB. */
export const maxTickets = 20;

/** A booking with its ticket, if it has one. */
export interface TicketedVisit {
  readonly booking: BookedVisit;
  readonly ticket: Ticket | undefined;
}

/**
 * The confirmations of several bookings of one mailbox, each with its ticket, QR code and calendar file, in the
 * language of the first. Contains no input of the guests, since anyone can enter another person's address.
 */
export function confirmationsMail(
  visits: readonly TicketedVisit[],
  about: { readonly siteUrl: string; readonly sender: string; readonly now: Date },
): MessageParts {
  const first = visits[0]?.booking;
  if (first === undefined) throw new Error('A mail of confirmations needs at least one booking');
  const language = languageOfMessages(first);
  const words = localeOf(language);
  const { objection, ...copy } = words.confirmations;
  const attachments: Attachment[] = [];
  const tickets = visits.map(({ booking, ticket }, index) => {
    const files = attachmentsOf(booking, ticket, about).map((file) => withNumber(file, index + 1));
    attachments.push(...files);
    const { details, link } = listedBooking(booking, language, about.siteUrl);
    const { total } = formatVisit(withMessageLanguage(booking, language));
    const cid = files.flatMap((file) => file.cid ?? [])[0];
    return {
      details: [...details, { label: words.labels.toPay, value: total }],
      link,
      ticket: ticket && { letters: ticket.letters, picture: cid && `cid:${cid}` },
    };
  });
  return { ...bookingListMail(words, copy, tickets, objection), attachments };
}

const attachmentsOf = (
  booking: BookedVisit,
  ticket: Ticket | undefined,
  about: Parameters<typeof confirmationsMail>[1],
): readonly Attachment[] =>
  bookingMailParts(renderBookingMail('confirmation', booking, { ...about, ticket })).attachments;

/** `visit-2.ics`, `ticket-2.png`: unique in an email. */
const withNumber = (file: Attachment, number: number): Attachment => ({
  ...file,
  filename: file.filename.replace(/(?=\.\w+$)/, `-${number}`),
  ...(file.cid !== undefined && { cid: file.cid.replace('@', `-${number}@`) }),
});
