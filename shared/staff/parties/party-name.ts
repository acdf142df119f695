import type { StartTime, TourType } from '#shared/booking/slots.ts';
import { type PartySource, sourceOf } from './party-source.ts';

/** The name of a party; without one, how they booked. */
export function partyName(booking: {
  readonly firstName: string;
  readonly lastName: string;
  readonly source?: PartySource | undefined;
  readonly operator?: unknown;
}): string {
  const name = `${booking.firstName} ${booking.lastName}`.trim();
  return name === '' ? nameless[sourceOf(booking)] : name;
}

const nameless: Readonly<Record<PartySource, string>> = {
  web: 'Guest',
  operator: 'Guest',
  phone: 'Booked by phone',
  'walk-in': 'Walk-in',
};

/** The first letter of a name, in capitals; empty without one. */
export const initialOf = (name: string): string => (Array.from(name.trim())[0] ?? '').toUpperCase();

/** `É. Exemple`; undefined without a name. */
export function shortName(of: { readonly firstName: string; readonly lastName: string }): string | undefined {
  const [firstName, lastName] = [of.firstName.trim(), of.lastName.trim()];
  const isWhole = firstName === '' || lastName === '';
  return [isWhole ? firstName : `${initialOf(firstName)}.`, lastName].filter(Boolean).join(' ') || undefined;
}

const tourWords: Readonly<Record<TourType, string>> = {
  'Tour and Tasting': 'Tour',
  'Cellar Door Tasting': 'Tasting',
};

/** A party as staff name it among others. */
export interface NamedParty {
  readonly firstName: string;
  readonly lastName: string;
  readonly source?: PartySource | undefined;
  readonly operator?: unknown;
  readonly time: StartTime;
  readonly tourType: TourType;
}

/** `É. Exemple, 2:00 PM Tour`. */
export const partyInWords = (party: NamedParty): string =>
  `${shortName(party) ?? partyName(party)}, ${party.time} ${tourWords[party.tourType]}`;
