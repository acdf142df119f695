import { renderToStaticMarkup } from 'react-dom/server';
import type { ShipCall } from '#shared/booking/ship-fit.ts';
import { calendarEntry } from '#shared/calendar-file/calendar-entry.ts';
import type { Ticket } from '#shared/contracts/guests/booking.ts';
import type { BookedVisit, BookingMailKind } from './booked-visit.ts';
import { BookingMail } from './booking-mail.tsx';
import { bookingMailContent } from './booking-mail-content.ts';
import { type CalendarInvitation, calendarInvitation } from './calendar-invitation.ts';
import { colour } from './components/tokens.ts';
import { plainText } from './plain-text.ts';
import { qrPicture } from './qr-picture.ts';

export interface RenderedBookingMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Picture of the ticket's QR code; undefined without a ticket. */
  readonly code: InlinePicture | undefined;
  readonly calendar: CalendarInvitation & { readonly file: string };
}

export interface AboutMail {
  readonly siteUrl: string;
  readonly sender: string;
  readonly now: Date;
  readonly ships?: readonly ShipCall[];
  readonly ticket?: Ticket | undefined;
}

/** A picture that the HTML shows by `cid:` and its id (RFC 2392). */
export interface InlinePicture {
  readonly cid: string;
  readonly filename: string;
  readonly content: Buffer;
}

const pictureOf = (code: string): InlinePicture => ({
  cid: 'ticket@port-vila-rum',
  filename: 'ticket.png',
  content: qrPicture(code, { light: colour.paper, dark: colour.ink }).png,
});

/**
 * Renders the email about a booking in the guest's language, as HTML, plain text and calendar entry. The subject
 * contains no guest input and no reference, because phones show subjects to bystanders.
 *
 * @param about.siteUrl origin of the site without a trailing slash
 * @param about.sender address the email comes from
 * @param about.now time of rendering
 * @param about.ships ships on the day of the visit; by default those in the list of ships
 * @param about.ticket ticket of the guests
 */
export function renderBookingMail(
  kind: BookingMailKind,
  booking: BookedVisit,
  { siteUrl, ships, ticket, ...about }: AboutMail,
): RenderedBookingMail {
  const code = kind === 'cancellation' || ticket?.code === undefined ? undefined : pictureOf(ticket.code);
  const mailedTicket = ticket && { letters: ticket.letters, picture: code && `cid:${code.cid}` };
  const content = bookingMailContent(kind, booking, siteUrl, about.now, ships, mailedTicket);
  const subject = content.notice.subject(content.tour, content.date);
  const isCancelled = kind === 'cancellation';
  return {
    subject,
    html: `<!DOCTYPE html>${renderToStaticMarkup(<BookingMail content={content} subject={subject} />)}`,
    text: plainText(content),
    code,
    calendar: {
      file: content.words.calendarFile,
      ...calendarInvitation(
        calendarEntry(booking, siteUrl, isCancelled),
        isCancelled ? 'CANCEL' : 'REQUEST',
        {
          guest: booking.email,
          ...about,
        },
      ),
    },
  };
}
