import { sign } from 'node:crypto';
import { initialsOf } from '#shared/booking/reference.ts';
import type { Ticket } from '#shared/contracts/guests/booking.ts';
import { dueHereVuv } from '#shared/operators/operator-share.ts';
import { type TicketStatement, writeStatement } from '#shared/ticket/statement.ts';
import { formatTicket } from '#shared/ticket/ticket.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import { log, loggableError } from '../kernel/log.ts';
import { sixLettersOf } from '../stores/bookings/six-letters.ts';
import { lastingId, type StoredBooking } from '../stores/bookings/slot-item.ts';
import { epochSeconds } from '../stores/table/table.ts';
import type { ReadTicketKeys } from './ticket-keys.ts';

/** Issues the ticket of a booking; undefined for a cancelled booking. */
export type IssueTicket = (booking: StoredBooking) => Promise<Ticket | undefined>;

/**
 * Signs tickets. If the key cannot be read, a ticket has only its letters, so that no guest waits for the code.
 */
export const ticketIssuer =
  (readKeys: ReadTicketKeys, clock: Clock): IssueTicket =>
  async (booking) => {
    if (booking.status === 'cancelled') return undefined;
    const letters = sixLettersOf(booking);
    try {
      const [{ privateKey, publicKey }] = await readKeys();
      const bytes = writeStatement({ keyId: publicKey.id, statement: statementOf(booking, clock()) });
      const signature = sign('sha256', bytes, { key: privateKey, dsaEncoding: 'ieee-p1363' });
      return { letters, code: formatTicket(bytes, signature) };
    } catch (error) {
      log.warn('ticket.unsigned', loggableError(error));
      return { letters };
    }
  };

const statementOf = (booking: StoredBooking, now: Date): TicketStatement => ({
  id: lastingId(booking),
  sequence: booking.sequence,
  date: booking.date,
  tourId: booking.tourId,
  guests: booking.guestCount,
  language: booking.preferredLanguage,
  dueVuv: dueHereVuv(booking),
  initials: initialsOf(booking.lastName),
  issuedAt: epochSeconds(now),
});
