import { slotById } from '#shared/booking/slots.ts';
import { totalPriceVuv } from '#shared/booking/tours.ts';
import type { Party } from '#shared/contracts/staff/party.ts';
import { fromBase45 } from '#shared/ticket/base45.ts';
import { parseStatement, statementBytes } from '#shared/ticket/statement.ts';

/** The party of a ticket as the list shows it until the server lists it, with only three letters of its name. */
export function partyOfTicket(ticket: string): Party | undefined {
  const { statement } =
    parseStatement(fromBase45(ticket)?.slice(0, statementBytes) ?? new Uint8Array()) ?? {};
  const slot = statement && slotById(statement.tourId);
  if (statement === undefined || slot === undefined) return undefined;
  return {
    id: statement.id,
    reference: '',
    sixLetters: '',
    date: statement.date,
    tourId: slot.id,
    tourType: slot.type,
    time: slot.time,
    firstName: '',
    lastName: `${statement.initials} …`,
    email: '',
    preferredLanguage: statement.language,
    guestCount: statement.guests,
    totalPrice: totalPriceVuv(slot.type, statement.guests),
    due: statement.dueVuv,
    source: 'web',
    status: 'confirmed',
    sequence: statement.sequence,
    bookedAt: statement.issuedAt,
    log: [],
  };
}
