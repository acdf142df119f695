import { createHash } from 'node:crypto';
import type { DaySlot } from '#functions/stores/bookings/days.ts';
import { slotOf } from '#shared/booking/slots.ts';
import type { Start } from '#shared/contracts/staff/party.ts';
import { partyReply } from './party-reply.ts';

const versionLength = 12;

/** A start as staff see it, with parties in the order of their bookings. Its version is a digest of its content. */
export function startReply({ time, type, guests, language, closed, bookings }: DaySlot): Start {
  const parties = bookings
    .map(partyReply)
    .toSorted((a, b) => a.bookedAt - b.bookedAt || (a.id < b.id ? -1 : 1));
  const shown = {
    tourId: slotOf(time, type).id,
    guests,
    ...(language && { language }),
    ...(closed && { closed: { reason: closed.reason } }),
    parties,
  };
  const version = createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, versionLength);
  return { ...shown, version };
}
