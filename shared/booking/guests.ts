import { messages } from './messages.ts';

/** Guests that one slot takes; only adults are counted (specification §5, §9). */
export const capacity = 16;

/** Why a party of this size cannot go into a slot that has so many places left; undefined when it can. */
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

/** What is wrong with a number of guests by itself, whatever the slot; undefined when nothing is. */
export function guestCountProblem(guests: number): string | undefined {
  if (!Number.isInteger(guests) || guests < 1) return messages.atLeastOneGuest;
  if (guests > capacity) return messages.groupTooLarge;
  return undefined;
}
