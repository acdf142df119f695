import type { TourLanguage } from '#shared/booking/language.ts';
import { minutesOfStart, type StartTime, slotOf, type TourType } from '#shared/booking/slots.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';

/** The parts of a party that a run sheet needs for sorting and counting. */
export interface SheetParty {
  readonly firstName: string;
  readonly lastName: string;
  readonly preferredLanguage: TourLanguage;
  readonly guestCount: number;
  readonly status: 'confirmed' | 'cancelled';
}

export interface SheetSlot<Party extends SheetParty> {
  readonly time: StartTime;
  readonly type: TourType;
  readonly closed?: { readonly reason?: string | undefined } | undefined;
  readonly bookings: readonly Party[];
}

interface Totals {
  readonly bookings: number;
  readonly guests: number;
  /** Whole vatu due at the distillery. */
  readonly dueVuv: number;
}

/** One start of the day with its guests, by last name. */
export interface RunSheetSlot<Party extends SheetParty> {
  readonly time: StartTime;
  readonly type: TourType;
  /** Shared by all guests of a slot; undefined without guests. */
  readonly language: TourLanguage | undefined;
  readonly closed: { readonly reason?: string | undefined } | undefined;
  readonly bookings: readonly Party[];
  readonly totals: Totals;
}

/** A day for staff: the parties by start, their language, and the money to collect. */
export interface RunSheet<Party extends SheetParty> {
  readonly date: CalendarDate;
  /** In order of time; a slot without guests only if it is closed. */
  readonly slots: readonly RunSheetSlot<Party>[];
  readonly totals: Totals;
}

const byName = new Intl.Collator('en', { sensitivity: 'base' });

/**
 * Builds the run sheet of a day for email, command line and screen. Cancelled bookings are left out.
 *
 * @param dueOf returns the whole vatu that a party still owes at the distillery
 */
export function sheetOfDay<Party extends SheetParty>(
  date: CalendarDate,
  stored: readonly SheetSlot<Party>[],
  dueOf: (party: Party) => number,
): RunSheet<Party> {
  const totalsOf = (bookings: readonly Party[]): Totals => ({
    bookings: bookings.length,
    guests: bookings.reduce((sum, { guestCount }) => sum + guestCount, 0),
    dueVuv: bookings.reduce((sum, booking) => sum + dueOf(booking), 0),
  });
  const slots = stored
    .map(({ time, type, closed, bookings }): RunSheetSlot<Party> => {
      const confirmed = bookings
        .filter(({ status }) => status === 'confirmed')
        .toSorted(
          (a, b) => byName.compare(a.lastName, b.lastName) || byName.compare(a.firstName, b.firstName),
        );
      const language = confirmed[0]?.preferredLanguage;
      return { time, type, language, closed, bookings: confirmed, totals: totalsOf(confirmed) };
    })
    .filter(({ bookings, closed }) => bookings.length > 0 || closed !== undefined)
    .toSorted(
      (a, b) =>
        minutesOfStart(a.time) - minutesOfStart(b.time) ||
        slotOf(a.time, a.type).id - slotOf(b.time, b.type).id,
    );
  return { date, slots, totals: totalsOf(slots.flatMap(({ bookings }) => bookings)) };
}
