import { messages } from './messages/messages.ts';
import { capacity } from './terms.ts';

/** Why a party does not fit the remaining seats; undefined when it does. */
export function capacityProblem(guests: number, remaining: number): string | undefined {
  if (remaining <= 0) return messages.fullyBooked;
  if (guests > remaining) return messages.onlySpotsAvailable(remaining);
  return undefined;
}

/** Reads a number of guests from an address; undefined unless a party of that size can book. */
export const parseGuestCount = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d?$/.test(text) && guestCountProblem(Number(text)) === undefined
    ? Number(text)
    : undefined;

/** Validates a number of guests, without the remaining seats; undefined when valid. */
export function guestCountProblem(guests: number): string | undefined {
  if (guests >= 1 && guests < capacity && !Number.isInteger(guests)) return messages.wholeGuests;
  if (!Number.isInteger(guests) || guests < 1) return messages.atLeastOneGuest;
  if (guests > capacity) return messages.groupTooLarge;
  return undefined;
}
