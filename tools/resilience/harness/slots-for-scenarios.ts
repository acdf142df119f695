import { dayProblem } from '#shared/booking/bookable-day.ts';
import { bookingWindow } from '#shared/booking/booking-window.ts';
import { languagesAt } from '#shared/booking/language.ts';
import { type Slot, timetableOf } from '#shared/booking/slots.ts';
import { totalPriceVuv } from '#shared/booking/tours.ts';
import { addDays, type CalendarDate } from '#shared/values/port-vila-time.ts';
import type { Form } from './visitor.ts';

/** A slot that no scenario has used yet. */
export interface ScenarioSlot {
  readonly date: CalendarDate;
  readonly slot: Slot;
}

/** Creates a source that hands out each bookable slot once, from tomorrow on. */
export function slotSource(now: Date) {
  const { first, last } = bookingWindow(now);
  const unused: ScenarioSlot[] = [];
  for (let date = addDays(first, 1); date <= last; date = addDays(date, 1)) {
    if (dayProblem(date, now) === undefined)
      unused.push(...timetableOf(date).map((slot) => ({ date, slot })));
  }
  const take = (index: number): ScenarioSlot => {
    const [slot] = index < 0 ? [] : unused.splice(index, 1);
    if (slot === undefined) throw new Error('The scenarios have used every slot of the booking window');
    return slot;
  };
  return {
    /** Prefers slots in English only, to save those that are open to both languages. */
    next: (): ScenarioSlot => {
      const englishOnly = unused.findIndex(({ slot }) => languagesAt(slot.time).length === 1);
      return take(Math.max(englishOnly, 0));
    },
    /** A slot available in either language. */
    nextInEitherLanguage: (): ScenarioSlot =>
      take(unused.findIndex(({ slot }) => languagesAt(slot.time).length > 1)),
  };
}

let guestNumber = 0;

/** A valid form for a slot, with the fields in `changes` replaced. Each guest has a unique name and address. */
export function formFor({ date, slot }: ScenarioSlot, changes: Partial<Form> = {}): Form {
  guestNumber += 1;
  const guestCount = changes.guestCount ?? 1;
  return {
    tourId: slot.id,
    tourType: slot.type,
    date,
    time: slot.time,
    firstName: 'Marie',
    lastName: `Guest${letters(guestNumber)}`,
    email: `guest-${guestNumber}@example.com`,
    preferredLanguage: 'English',
    guestCount,
    totalPrice: totalPriceVuv(slot.type, guestCount),
    ...changes,
  };
}

/** Returns the form for another slot, with its price recalculated. */
export const inSlot = (form: Form, { date, slot }: ScenarioSlot): Form => ({
  ...form,
  date,
  time: slot.time,
  tourId: slot.id,
  tourType: slot.type,
  totalPrice: totalPriceVuv(slot.type, form.guestCount),
});

/** Encodes a number in letters, since names contain no digits. */
const letters = (value: number): string =>
  [...String(value)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
