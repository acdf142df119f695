import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { editableMonths } from '#shared/booking/day-opening.ts';
import { listedClosures } from '#shared/calendar/closed-days.ts';
import type { DayEdit } from '#shared/calendar/day-edit.ts';
import { lastAnnouncedYear } from '#shared/calendar/islands-night.ts';
import { japanSeller } from '#shared/content/japan-seller.ts';
import { shipEntries } from '#shared/content/ships.ts';
import { counted } from '#shared/values/counted.ts';
import { addMonths, dateOf } from '#shared/values/port-vila-time.ts';
import { type Check, type Finding, note, wrong } from './check.ts';

/** Finds listed dates that have passed, and lists the days that managers have set in the calendar. */
export const pastDatesCheck: Check = {
  about: 'Dates in lists',
  run: async ({ table, clock }) => {
    const today = dateOf(clock());
    const edits = await calendarEditStore(table, clock).between(today, addMonths(today, editableMonths));
    return pastDates(today, {
      edits,
      ships: shipEntries.map(({ date }) => date),
      closures: listedClosures.map(({ date }) => date),
      nightsUntilYear: lastAnnouncedYear,
      nextTraining: japanSeller.salesManager.nextTraining,
    });
  },
};

/** Days as `yyyy-MM-dd`, except `nextTraining`, which is in Japanese. */
export interface ListedDates {
  readonly ships: readonly string[];
  readonly closures: readonly string[];
  readonly nightsUntilYear: number;
  readonly nextTraining: string;
  /** Edits from today on. */
  readonly edits: readonly DayEdit[];
}

export function pastDates(today: string, listed: ListedDates): readonly Finding[] {
  const isPast = (date: string): boolean => date < today;
  const { ships, closures, nightsUntilYear, nextTraining, edits } = listed;
  const pastShips = ships.filter(isPast);
  const pastClosures = closures.filter(isPast);
  const training = toIsoDate(nextTraining);
  const shipDays = edits.filter((edit) => edit.ships !== undefined && edit.ships.length > 0);
  const editedDays = edits.filter(({ opening, ships: calls, evening }) =>
    [opening, calls, evening].some((part) => part !== undefined),
  );
  return [
    ...(pastShips.length > 0 && pastShips.length === ships.length
      ? [
          shipDays.length === 0
            ? wrong(
                'All ships in shared/content/ships.ts have left, so pages and mails no longer mention ships. Add the port’s next calls, or empty the list.',
              )
            : note(
                `All ships in shared/content/ships.ts have left; ${counted(shipDays.length, 'ship day')} set in the calendar ${shipDays.length === 1 ? 'is' : 'are'} to come.`,
              ),
        ]
      : []),
    ...(pastShips.length > 0 && pastShips.length < ships.length
      ? [note(`${counted(pastShips.length, 'ship')} in shared/content/ships.ts left before today.`)]
      : []),
    ...(pastClosures.length === 0
      ? []
      : [
          note(
            `${counted(pastClosures.length, 'closure')} in shared/calendar/closed-days.ts ${pastClosures.length === 1 ? 'is' : 'are'} over (${pastClosures.join(', ')}): delete what is no longer needed.`,
          ),
        ]),
    ...(editedDays.length === 0
      ? []
      : [
          note(
            `Managers have set ${counted(editedDays.length, 'day')} from today on (${editedDays.map(({ date }) => date).join(', ')}), over these lists: see Office, Calendar in the staff console.`,
          ),
        ]),
    ...(nightsUntilYear < Number(today.slice(0, 4))
      ? [
          note(
            `Islands Nights are listed until ${nightsUntilYear}; this year’s are calculated (last Friday of the month). Add the real dates to shared/calendar/islands-night.ts.`,
          ),
        ]
      : []),
    ...(training !== undefined && isPast(training)
      ? [
          wrong(
            `The sales manager’s training for Japan was due by ${training}, as the public legal page shows. See shared/content/japan-seller.ts.`,
          ),
        ]
      : []),
  ];
}

/** `2029年3月31日` as `2029-03-31`. */
function toIsoDate(japanese: string): string | undefined {
  const [, year, month = '', day = ''] = /^(\d{4})年(\d{1,2})月(\d{1,2})日$/.exec(japanese) ?? [];
  return year && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
