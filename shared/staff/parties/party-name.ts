import { type PartySource, sourceOf } from './party-source.ts';
import { partyWords } from './party-words.ts';

/** The display name of a party; without a name, the source of its booking. */
export function partyName(booking: {
  readonly firstName: string;
  readonly lastName: string;
  readonly source?: PartySource | undefined;
  readonly operator?: unknown;
}): string {
  const name = `${booking.firstName} ${booking.lastName}`.trim();
  return name === '' ? partyWords.nameless[sourceOf(booking)] : name;
}

/** The first letter of a name, in capitals; empty without one. */
export const initialOf = (name: string): string => (Array.from(name.trim())[0] ?? '').toUpperCase();
