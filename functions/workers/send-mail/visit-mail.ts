import type { BookingMailKind } from '#functions/email/booked-visit.ts';
import { bookingMailParts } from '#functions/email/booking-mail-parts.ts';
import { renderBookingMail } from '#functions/email/render-booking-mail.tsx';
import type { CalendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { lastingId, type StoredBooking } from '#functions/stores/bookings/slot-item.ts';
import type { IssueTicket } from '#functions/tickets/issue-ticket.ts';
import { shipsByEdit } from '#shared/booking/ship-days.ts';
import type { SendingDeps } from './send-each.ts';

export interface VisitMailDeps extends Pick<SendingDeps, 'clock' | 'sender'> {
  readonly edits: Pick<CalendarEditStore, 'find'>;
  readonly issueTicket: IssueTicket;
  readonly siteUrl: string;
}

/** Renders the email about a visit. */
export const visitMail = async (
  { edits, clock, sender, siteUrl, issueTicket }: VisitMailDeps,
  kind: BookingMailKind,
  booking: StoredBooking,
) =>
  bookingMailParts(
    renderBookingMail(
      kind,
      { ...booking, id: lastingId(booking) },
      {
        siteUrl,
        sender,
        now: clock(),
        ships: shipsByEdit(booking.date, await edits.find(booking.date)),
        ticket: await issueTicket(booking),
      },
    ),
  );
