import type { PartySource } from './party-source.ts';

/** Texts about a party. */
export const partyWords = {
  /** In place of a name. */
  nameless: {
    web: 'Guest',
    operator: 'Guest',
    phone: 'Booked by phone',
    'walk-in': 'Walk-in',
  } satisfies Record<PartySource, string>,
  phoneNumber: 'the telephone number',
  phoneProblem: 'Please enter a telephone number, such as +678 555 0100.',
} as const;
