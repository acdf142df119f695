import type { TourLanguage } from '#shared/booking/language.ts';
import { slotById } from '#shared/booking/slots.ts';
import { tours } from '#shared/booking/tours.ts';
import type { Party, Start } from '#shared/contracts/staff/party.ts';
import type { PaymentMethod, VisitEntry } from '#shared/staff/parties/visit-log.ts';
import { calendarDateFrom, instantAt } from '#shared/values/port-vila-time.ts';

/** A Thursday with a ship, four minutes before the two o'clock start. */
export const shipDate = calendarDateFrom('2026-12-10');
export const beforeTwo = instantAt(shipDate, 13 * 60 + 56);

export const host = { id: '0HST', name: 'H. Host', role: 'floor' } as const;
export const manager = { id: '0MGR', name: 'M. Manager', role: 'manager' } as const;
export const barkeeper = { id: '0BAR', name: 'B. Barr', role: 'floor' } as const;

/** Epoch seconds of a time of that day. */
export const at = (hours: number, minutes: number): number =>
  instantAt(shipDate, hours * 60 + minutes).getTime() / 1000;

let entryCount = 0;
const entryId = (): string => (++entryCount).toString(16).padStart(24, '0');
const author = (seconds: number, by: string = host.id) => ({ id: entryId(), at: seconds, by, on: '0DEV' });

export const arrival = (guests: number, seconds: number): VisitEntry => ({
  ...author(seconds),
  kind: 'arrive',
  guests,
});
export const noShow = (guests: number, seconds: number): VisitEntry => ({
  ...author(seconds),
  kind: 'no-show',
  guests,
});
export const payment = (
  vatu: number,
  seconds: number,
  method: PaymentMethod = 'card',
  by?: string,
): VisitEntry => ({
  ...author(seconds, by),
  kind: 'pay',
  method,
  amount: vatu,
  vatu,
});
const note = (text: string): VisitEntry => ({ ...author(at(9, 3), manager.id), kind: 'note', text });

export interface PartyDraft extends Partial<Omit<Party, 'log' | 'tourId'>> {
  readonly log?: readonly VisitEntry[];
}

let partyCount = 0;

/** A party of a start, with the price of its adults. */
export function party(tourId: number, name: string, guestCount: number, draft: PartyDraft = {}): Party {
  const slot = slotById(tourId);
  if (slot === undefined) throw new RangeError(`No such start: ${tourId}`);
  const [firstName = '', lastName = ''] = name.split(' ');
  const totalPrice = tours[slot.type].priceVuv * guestCount;
  partyCount += 1;
  return {
    id: `P${partyCount}`,
    reference: `${lastName.slice(0, 3).toUpperCase() || 'X'}261210${slot.time.replace(/[: ]/g, '')}-7K3Q…`,
    sixLetters: 'HKTRWM',
    date: shipDate,
    tourId,
    tourType: slot.type,
    time: slot.time,
    firstName,
    lastName,
    email: `${lastName.toLowerCase()}@example.com`,
    preferredLanguage: 'English',
    guestCount,
    totalPrice,
    due: totalPrice,
    source: 'web',
    status: 'confirmed',
    sequence: 0,
    bookedAt: at(9, 0) - 8 * 86_400 + partyCount,
    ...draft,
    log: [...(draft.log ?? [])],
  };
}

/** A party that has arrived and paid. */
export const settledParty = (
  tourId: number,
  name: string,
  guests: number,
  seconds: number,
  draft: PartyDraft = {},
): Party => {
  const price = tours[slotById(tourId)?.type ?? 'Tour and Tasting'].priceVuv * guests;
  return party(tourId, name, guests, {
    log: [arrival(guests, seconds), payment(price, seconds + 120)],
    ...draft,
  });
};

let versionCount = 0;

export const start = (tourId: number, language: TourLanguage, members: readonly Party[]): Start => ({
  tourId,
  version: (++versionCount).toString(16),
  guests: members
    .filter(({ status }) => status === 'confirmed')
    .reduce((sum, { guestCount }) => sum + guestCount, 0),
  language,
  parties: members.map((member) => ({ ...member, preferredLanguage: language })),
});

/** A start closed by staff, without parties. */
export const closedStart = (tourId: number, reason: string): Start => ({
  tourId,
  version: (++versionCount).toString(16),
  guests: 0,
  closed: { reason },
  parties: [],
});

const wholeStart = (tourId: number, language: TourLanguage, sizes: readonly number[], hour: number): Start =>
  start(
    tourId,
    language,
    sizes.map((size, index) =>
      settledParty(tourId, `${'ABCDEFG'[index]} Guest${tourId}${index}`, size, at(hour, -6 + index)),
    ),
  );

/** A day with eight starts that are over, two about to begin and three booked later. */
export const shipDay = (): readonly Start[] => [
  wholeStart(0, 'French', [4, 4, 2, 2], 10),
  wholeStart(1, 'English', [2, 4], 10),
  wholeStart(2, 'English', [6, 4, 4, 2], 11),
  start(3, 'English', [
    settledParty(3, 'G Example', 3, at(10, 55), { source: 'walk-in' }),
    settledParty(3, 'A Guest30', 6, at(10, 56)),
  ]),
  wholeStart(4, 'English', [4, 4, 4, 2, 2], 12),
  start(5, 'English', [
    settledParty(5, 'A Guest50', 6, at(11, 55)),
    settledParty(5, 'B Guest51', 4, at(11, 56)),
    party(5, 'C Guest52', 2, { log: [arrival(2, at(11, 58))] }),
  ]),
  wholeStart(6, 'English', [6, 4, 4], 13),
  wholeStart(7, 'English', [4, 3], 13),
  start(8, 'English', [
    party(8, 'Pia Ejemplo', 1),
    party(8, 'Élodie Exemple', 2, { log: [note('Wheelchair, comes with a helper'), arrival(2, at(13, 52))] }),
    party(8, 'Max Muster', 3, {
      source: 'phone',
      email: '',
      phone: '+678 555 0100',
      log: [note('Nut allergy')],
    }),
    settledParty(8, 'Ann Sample', 4, at(13, 46)),
    party(8, 'Jo Specimen', 2, {
      source: 'operator',
      companyName: 'Sample Tours',
      due: 0,
      log: [arrival(2, at(13, 50))],
    }),
    party(8, 'Tim Tester', 2),
  ]),
  start(9, 'French', [
    party(9, 'Kai Beispiel', 4, { log: [arrival(2, at(13, 54))] }),
    party(9, 'Sue Essai', 3),
    party(9, 'Ray Modèle', 2, { source: 'phone' }),
    party(9, 'Dan Patron', 1),
  ]),
  start(10, 'English', [party(10, 'Olga Examen', 2, { source: 'phone' }), party(10, 'Uwe Prueba', 9)]),
  start(12, 'French', [party(12, 'Zoé Essaie', 5)]),
  start(13, 'English', [party(13, 'Bob Probe', 3)]),
];
