import { renderToStaticMarkup } from 'react-dom/server';
import type { ShipCall } from '#shared/booking/ship-fit.ts';
import { calendarEntry } from '#shared/calendar-file/calendar-entry.ts';
import type { BookedVisit, BookingMailKind } from './booked-visit.ts';
import { BookingMail } from './booking-mail.tsx';
import { type CalendarInvitation, calendarInvitation } from './calendar-invitation.ts';
import { plainText } from './plain-text.ts';
import { visitFacts } from './visit-facts.ts';

export interface RenderedBookingMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly calendar: CalendarInvitation & { readonly file: string };
}

/**
 * Renders the mail about a booking in the guest's language, as HTML, plain text and calendar entry. The subject
 * contains no guest input and no reference, because phones show subjects to bystanders.
 *
 * @param about.siteUrl origin of the site without a trailing slash
 * @param about.sender address the mail comes from
 * @param about.now time of rendering
 * @param about.ships ships on the day of the visit, by default those listed
 */
export function renderBookingMail(
  kind: BookingMailKind,
  booking: BookedVisit,
  { siteUrl, ships, ...about }: { siteUrl: string; sender: string; now: Date; ships?: readonly ShipCall[] },
): RenderedBookingMail {
  const facts = visitFacts(kind, booking, siteUrl, about.now, ships);
  const subject = facts.notice.subject(facts.tour, facts.date);
  const isCancelled = kind === 'cancellation';
  return {
    subject,
    html: `<!DOCTYPE html>${renderToStaticMarkup(<BookingMail facts={facts} subject={subject} />)}`,
    text: plainText(facts),
    calendar: {
      file: facts.words.calendarFile,
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
