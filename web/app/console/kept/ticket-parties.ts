import { slotById } from '#shared/booking/slots.ts';
import { totalPriceVuv } from '#shared/booking/tours.ts';
import type { Party } from '#shared/contracts/staff/party.ts';
import { fromBase45 } from '#shared/ticket/base45.ts';
import { parseStatement, statementBytes } from '#shared/ticket/statement.ts';
import type { WaitingPress } from './kept-state.ts';

/** The party of a ticket as the list shows it until the server has it: three letters of its name, and no more. */
function ticketParty(ticket: string): Party[] {
  const { statement } =
    parseStatement(fromBase45(ticket)?.slice(0, statementBytes) ?? new Uint8Array()) ?? {};
  const slot = statement && slotById(statement.tourId);
  if (statement === undefined || slot === undefined) return [];
  return [
    {
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
    },
  ];
}

/** Parties of a day that this device has admitted by their ticket alone, and that no list of the server has yet. */
export function ticketParties(
  date: string,
  known: ReadonlySet<string>,
  presses: readonly Pick<WaitingPress, 'party' | 'ticket'>[],
): readonly Party[] {
  const tickets = new Map<string, string>();
  for (const { party, ticket } of presses)
    if (ticket !== undefined && 'id' in party && party.date === date && !known.has(party.id))
      tickets.set(party.id, ticket);
  return [...tickets.values()].flatMap(ticketParty);
}
