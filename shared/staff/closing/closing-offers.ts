import { slotAvailability } from '#shared/booking/availability.ts';
import { dayProblem } from '#shared/booking/bookable-day.ts';
import type { TourLanguage } from '#shared/booking/language.ts';
import { languageProblem } from '#shared/booking/language-problem.ts';
import type { Departure, LoadedDay } from '#shared/booking/next-departure.ts';
import { shipsByEdit } from '#shared/booking/ship-days.ts';
import { shipFit } from '#shared/booking/ship-fit.ts';
import { minutesOfStart, type StartTime, slotsOn, type TourType } from '#shared/booking/slots.ts';
import type { Calendar } from '#shared/calendar/calendar.ts';
import { addDays, byDate, type CalendarDate } from '#shared/values/port-vila-time.ts';

/** Starts are offered up to this many days after the lost one: visitors stay for days, not weeks. */
export const offerDays = 7;

/** Maximum number of starts offered to one party. */
export const maxOffers = 3;

/** Maximum number of offered starts of the same type as the lost visit, if the other type has any. */
const maxOfSameType = 2;

/** A start offered to a party, as stored and sent. */
export interface OfferedStart {
  readonly date: CalendarDate;
  readonly tourId: number;
}

/** The visit that a party loses by a closing. */
export interface LostVisit {
  readonly date: CalendarDate;
  readonly time: StartTime;
  readonly tourType: TourType;
  readonly guestCount: number;
  readonly preferredLanguage: TourLanguage;
}

/**
 * The starts offered to a party in place of the lost one: starts that guests can currently book, with seats for the
 * whole party and in the language of its tour. Starts of its day come first, then those of its tour type, then the
 * nearest. No seats are reserved, so several parties may be offered the same start.
 *
 * @param days every bookable day from that of the visit on, as the closing leaves them
 * @param calendar of these days
 */
export function startsToOffer(
  lost: LostVisit,
  days: readonly LoadedDay[],
  now: Date,
  calendar: Calendar,
): readonly Departure[] {
  const bookable = days
    .filter(({ date }) => date >= lost.date && date <= addDays(lost.date, offerDays))
    .filter(({ date }) => dayProblem(date, now, calendar) === undefined)
    .toSorted(byDate)
    .flatMap(({ date, bookings }) => {
      const fitting = slotsOn(date, calendar.editOn(date)).flatMap((slot): Departure[] => {
        const booked = bookings[slot.time]?.[slot.type];
        const { available, remaining } = slotAvailability(slot, date, booked, now);
        const isLost = date === lost.date && slot.time === lost.time && slot.type === lost.tourType;
        const fits =
          !isLost &&
          available &&
          remaining >= lost.guestCount &&
          languageProblem({ time: slot.time, language: booked?.language }, lost.preferredLanguage) ===
            undefined;
        return fits ? [{ date, slot, remaining }] : [];
      });
      return date === lost.date ? nearestFirst(fitting, lost, calendar) : fitting;
    });
  const [sameType, otherType] = [true, false].map((isSame) =>
    bookable.filter(({ slot }) => (slot.type === lost.tourType) === isSame),
  ) as [Departure[], Departure[]];
  return [...sameType.slice(0, maxOfSameType), ...otherType, ...sameType.slice(maxOfSameType)]
    .slice(0, maxOffers)
    .toSorted(byDate);
}

/**
 * Sorts the starts of the day of the visit: the nearest first; of two equally near starts, the later first. Starts that
 * guests of a ship in port cannot take come last, since a booking does not say whether its guests are on a ship.
 */
function nearestFirst(starts: readonly Departure[], lost: LostVisit, calendar: Calendar): Departure[] {
  const ships = shipsByEdit(lost.date, calendar.editOn(lost.date));
  const suitsShips = ({ slot }: Departure) =>
    ships.every((ship) => !['too-late', 'before-ashore'].includes(shipFit(slot, ship)));
  const minutesLater = ({ slot }: Departure) => minutesOfStart(slot.time) - minutesOfStart(lost.time);
  return starts.toSorted(
    (a, b) =>
      Number(suitsShips(b)) - Number(suitsShips(a)) ||
      Math.abs(minutesLater(a)) - Math.abs(minutesLater(b)) ||
      minutesLater(b) - minutesLater(a),
  );
}
