import { calendarCopy as copy } from '#app/content/staff/calendar-copy.ts';
import { closureReasonProblem } from '#shared/booking/closure-reason.ts';
import { type Opening, openingOf } from '#shared/booking/day-opening.ts';
import { shipsByEdit } from '#shared/booking/ship-days.ts';
import { startsAtNoon } from '#shared/booking/slots.ts';
import { listedCalendar } from '#shared/calendar/calendar.ts';
import type { DayEdit, Evening, ShipHours } from '#shared/calendar/day-edit.ts';
import { hoursOf, islandsNightsOf } from '#shared/calendar/islands-night.ts';
import type { BodyOf } from '#shared/contracts/calls.ts';
import type { CalendarDay } from '#shared/contracts/office/calendar-day.ts';
import { type CalendarDate, calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { typedTime } from '#shared/values/typed-time.ts';
import { timeLabel } from '#shared/values/written-time.ts';

/** The French name of a regular evening event. */
const frenchNameOf = (name: string): string | undefined =>
  (copy.frenchEvenings as Readonly<Record<string, string>>)[name];

/** A ship as typed, with times such as `8:30 AM`. */
export interface ShipDraft {
  readonly ship: string;
  readonly ashore: string;
  readonly allAboard: string;
}

/** An evening as typed. Without a French name, French pages show the English one. */
export interface EveningDraft {
  readonly name: string;
  readonly nameFrench: string;
  readonly from: string;
  readonly until: string;
}

/** The form of a day, as filled in so far. */
export interface DayDraft {
  readonly opening: Opening;
  readonly reason: string;
  readonly reasonFrench: string;
  readonly ships: readonly ShipDraft[];
  readonly hasEvening: boolean;
  readonly evening: EveningDraft;
}

/** Problems by field name. The fields of the first ship are `ship-0`, `ashore-0` and `allAboard-0`. */
export type DraftProblems = Readonly<Record<string, string>>;

/** The fields of the request that the form fills. */
export type RequestedDay = Omit<BodyOf<'editDay'>, 'commandId' | 'preview' | 'digest' | 'offers'>;

/** The ships of a day: those of the edit, or of the files. */
export const shipsOfDay = (
  date: CalendarDate,
  edit: Pick<DayEdit, 'ships'> | undefined,
): readonly ShipHours[] =>
  shipsByEdit(date, edit && { date, ...edit }).map(({ ship, ashoreMinutes, allAboardMinutes }) => ({
    ship,
    ashoreMinutes,
    allAboardMinutes,
  }));

export function eveningOfDay(
  date: CalendarDate,
  edit: Pick<DayEdit, 'evening'> | undefined,
): Evening | undefined {
  if (edit?.evening !== undefined) return edit.evening ?? undefined;
  const night = islandsNightsOf(Number(date.slice(0, 4))).find((islandsNight) => islandsNight.date === date);
  if (night === undefined) return undefined;
  const { from, until } = hoursOf(night);
  return {
    name: night.name,
    nameFrench: frenchNameOf(night.name),
    fromMinutes: from,
    untilMinutes: until,
  };
}

export const listedOpening = (date: CalendarDate): Opening => openingOf(date, listedCalendar);

/** The draft of the day with its edit. */
export const draftOf = ({ date, opening, edit }: CalendarDay): DayDraft =>
  draftFrom(opening, calendarDateFrom(date), edit);

/** The draft of the day as listed in the files. */
export const listedDraft = (date: CalendarDate): DayDraft => draftFrom(listedOpening(date), date, undefined);

function draftFrom(
  opening: Opening,
  date: CalendarDate,
  edit: Pick<DayEdit, 'ships' | 'evening'> | undefined,
): DayDraft {
  const evening = eveningOfDay(date, edit);
  return {
    opening,
    reason: '',
    reasonFrench: '',
    ships: shipsOfDay(date, edit).map(({ ship, ashoreMinutes, allAboardMinutes }) => ({
      ship,
      ashore: timeLabel(ashoreMinutes),
      allAboard: timeLabel(allAboardMinutes),
    })),
    hasEvening: evening !== undefined,
    evening: {
      name: evening?.name ?? '',
      nameFrench: evening?.nameFrench ?? '',
      from: timeLabel(evening?.fromMinutes ?? 18 * 60),
      until: timeLabel(evening?.untilMinutes ?? 22 * 60),
    },
  };
}

const ranks: Readonly<Record<Opening, number>> = { closed: 0, afternoon: 1, open: 2 };

/** A higher rank has more starts. An open Saturday ranks as open from noon, since it has no earlier starts. */
const rankOf = (date: CalendarDate, opening: Opening): number =>
  opening === 'open' && startsAtNoon(date, { date, opening }) ? ranks.afternoon : ranks[opening];

/** Whether the draft removes starts, or guests of removed starts are still to be notified. */
export function removesStarts(day: CalendarDay, { opening }: DayDraft): boolean {
  const date = calendarDateFrom(day.date);
  return (
    rankOf(date, opening) < rankOf(date, day.opening) ||
    (day.pendingNotifications > 0 && opening === day.opening)
  );
}

export function draftProblems(day: CalendarDay, draft: DayDraft): DraftProblems {
  const problems: Record<string, string | undefined> = {};
  if (removesStarts(day, draft)) {
    problems.reason = closureReasonProblem(draft.reason.trim());
    const french = draft.reasonFrench.trim();
    problems.reasonFrench = french === '' ? undefined : closureReasonProblem(french);
  }
  draft.ships.forEach(({ ship, ashore, allAboard }, index) => {
    const [from, until] = [typedTime(ashore), typedTime(allAboard)];
    const isDuplicate = draft.ships.findIndex((other) => other.ship.trim() === ship.trim()) < index;
    problems[`ship-${index}`] =
      ship.trim() === '' ? copy.day.problems.name : isDuplicate ? copy.day.problems.twice : undefined;
    problems[`ashore-${index}`] = from === undefined ? copy.day.problems.clock : undefined;
    problems[`allAboard-${index}`] = orderProblem(from, until);
  });
  if (draft.hasEvening) {
    const { name, from, until } = draft.evening;
    problems.evening = name.trim() === '' ? copy.day.problems.name : undefined;
    problems.from = typedTime(from) === undefined ? copy.day.problems.clock : undefined;
    problems.until = orderProblem(typedTime(from), typedTime(until));
  }
  return Object.fromEntries(
    Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

function orderProblem(from: number | undefined, until: number | undefined): string | undefined {
  if (until === undefined) return copy.day.problems.clock;
  return from !== undefined && until <= from ? copy.day.problems.order : undefined;
}

function eveningFrom({ name, nameFrench, from, until }: EveningDraft): Evening {
  const french = nameFrench.trim();
  return {
    name: name.trim(),
    ...(french !== '' && { nameFrench: french }),
    fromMinutes: typedTime(from) ?? 0,
    untilMinutes: typedTime(until) ?? 0,
  };
}

/** Renames an evening. The French name follows, unless the manager has typed one. */
export function renameEvening(evening: EveningDraft, name: string): EveningDraft {
  const isCustom = evening.nameFrench !== (frenchNameOf(evening.name) ?? '');
  return { ...evening, name, ...(!isCustom && { nameFrench: frenchNameOf(name) ?? '' }) };
}

/** The edit for a valid draft: only what differs from the files. */
export function requestedDay(day: CalendarDay, draft: DayDraft): RequestedDay {
  const date = calendarDateFrom(day.date);
  const ships = draft.ships.map(({ ship, ashore, allAboard }) => ({
    ship: ship.trim(),
    ashoreMinutes: typedTime(ashore) ?? 0,
    allAboardMinutes: typedTime(allAboard) ?? 0,
  }));
  const evening = draft.hasEvening ? eveningFrom(draft.evening) : undefined;
  const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  const reasonFrench = draft.reasonFrench.trim();
  return {
    date,
    seen: day.seen,
    opening: draft.opening === listedOpening(date) ? 'listed' : draft.opening,
    ...(removesStarts(day, draft) && {
      reason: draft.reason.trim(),
      ...(reasonFrench !== '' && { reasonFrench }),
    }),
    ...(!isSame(ships, shipsOfDay(date, undefined)) && { ships }),
    ...(!isSame(evening, eveningOfDay(date, undefined)) && { evening: evening ?? null }),
  };
}

/** Which parts of the day, apart from the opening, the draft changes. */
export function changedParts(day: CalendarDay, draft: DayDraft) {
  const [before, after] = [requestedDay(day, draftOf(day)), requestedDay(day, draft)];
  return {
    ships: JSON.stringify(before.ships) !== JSON.stringify(after.ships),
    evening: JSON.stringify(before.evening) !== JSON.stringify(after.evening),
  };
}

export const isSameDraft = (a: DayDraft, b: DayDraft): boolean => JSON.stringify(a) === JSON.stringify(b);
