import { bookingWindow, dayProblem } from '../../shared/booking/bookable-day.ts';
import { languagesAt } from '../../shared/booking/language.ts';
import { type Slot, slotsOn } from '../../shared/booking/slots.ts';
import { totalPriceVuv } from '../../shared/booking/tours.ts';
import { addDays, type CalendarDate } from '../../shared/values/port-vila-time.ts';
import type { Form } from './visitor.ts';

/** One slot on one day that no trial has touched yet. */
export interface ScenarioSlot {
  readonly date: CalendarDate;
  readonly slot: Slot;
}

/** Hands out every slot that can be booked at an instant, each once, from tomorrow on. */
export function slotSource(now: Date) {
  const { first, last } = bookingWindow(now);
  const unused: ScenarioSlot[] = [];
  for (let date = addDays(first, 1); date <= last; date = addDays(date, 1)) {
    if (dayProblem(date, now) === undefined) unused.push(...slotsOn(date).map((slot) => ({ date, slot })));
  }
  const take = (place: number): ScenarioSlot => {
    const [taken] = place < 0 ? [] : unused.splice(place, 1);
    if (taken === undefined) throw new Error('The trials have used up every slot of the booking window');
    return taken;
  };
  return {
    /** A slot that is given in English alone, if any is left, so that the others last. */
    next: (): ScenarioSlot => {
      const englishOnly = unused.findIndex(({ slot }) => languagesAt(slot.time).length === 1);
      return take(Math.max(englishOnly, 0));
    },
    /** A slot that may be given in either language. */
    nextInEitherLanguage: (): ScenarioSlot =>
      take(unused.findIndex(({ slot }) => languagesAt(slot.time).length > 1)),
  };
}

let guests = 0;

/** A good form for a slot; `wanted` says what is particular about it. Every guest has a name and address of their own. */
export function formFor({ date, slot }: ScenarioSlot, wanted: Partial<Form> = {}): Form {
  guests += 1;
  const guestCount = wanted.guestCount ?? 1;
  return {
    tourId: slot.id,
    tourType: slot.type,
    date,
    time: slot.time,
    firstName: 'Marie',
    lastName: `Guest${letters(guests)}`,
    email: `guest-${guests}@example.com`,
    preferredLanguage: 'English',
    guestCount,
    totalPrice: totalPriceVuv(slot.type, guestCount),
    ...wanted,
  };
}

/** The same form for another slot, its price as its guests make it. */
export const inSlot = (form: Form, { date, slot }: ScenarioSlot): Form => ({
  ...form,
  date,
  time: slot.time,
  tourId: slot.id,
  tourType: slot.type,
  totalPrice: totalPriceVuv(slot.type, form.guestCount),
});

/** A number in letters, since names hold no digits. */
const letters = (value: number): string =>
  [...String(value)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
