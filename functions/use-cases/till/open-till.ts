import { createHash } from 'node:crypto';
import type { DayStore } from '#functions/stores/bookings/days.ts';
import { lastingId, staffChangesOf } from '#functions/stores/bookings/slot-item.ts';
import type { ChainStore } from '#functions/stores/kept-presses/chains.ts';
import type { PeopleStore } from '#functions/stores/staff/people.ts';
import { epochSeconds } from '#functions/stores/table/table.ts';
import type { ZHead, ZStore } from '#functions/stores/till/z-reports.ts';
import { owingDevices } from '#functions/use-cases/kept-presses/owing-devices.ts';
import type { OpenTill } from '#shared/contracts/staff/till.ts';
import { dueHereVuv } from '#shared/operators/operator-share.ts';
import { isStillCancelled } from '#shared/staff/parties/visit.ts';
import { openDays } from '#shared/staff/parties/visit-limits.ts';
import { withoutNames } from '#shared/staff/parties/without-names.ts';
import { imbalances } from '#shared/staff/till/till-balance.ts';
import { openExceptions } from '#shared/staff/till/till-exceptions.ts';
import { openLines, type PaidParty } from '#shared/staff/till/till-lines.ts';
import { fitIntoZ } from '#shared/staff/till/z-size.ts';
import { addDays, type CalendarDate, type Clock, dateOf, instantAt } from '#shared/values/port-vila-time.ts';

export interface OpenTillDeps {
  readonly tills: Pick<ZStore, 'heads' | 'contentSince'>;
  readonly days: DayStore;
  readonly people: Pick<PeopleStore, 'list'>;
  readonly chains: Pick<ChainStore, 'listIncomplete'>;
  readonly clock: Clock;
}

export interface ReadTill extends OpenTill {
  /** The first day of visits that the next X reads once this till is closed. */
  readonly readFrom: CalendarDate;
  /** The latest Zs, the newest first. */
  readonly zs: readonly ZHead[];
}

const maxListedZs = 30;

/** Days for which bookings are stored, with their payments. */
const maxDays = 400;

/** Days that are read concurrently. */
const daysAtOnce = 10;

const digestLength = 32;

/**
 * Reads the X, which lists everything that is in no Z. The Zs are read first, and consistently. A Z that is closed
 * meanwhile takes the number, so this X can no longer be closed under it. No snapshot is needed, because a Z covers
 * only what it lists.
 */
export async function readTill({ tills, days, people, chains, clock }: OpenTillDeps): Promise<ReadTill> {
  const today = dateOf(clock());
  const latestZs = await tills.heads({ count: maxListedZs });
  const [last] = latestZs;
  const firstDate = last?.readFrom ?? firstDay(today, await people.list());
  const lateDays = last ? await days.daysWithLateEntries(last.closedAt) : [];
  // Visits are paid for on their day or later.
  const since = epochSeconds(instantAt(addDays(earliest(firstDate, ...lateDays), -1), 0));
  const hasAllNeeded = latestZs.length < maxListedZs || (latestZs.at(-1)?.closedAt ?? 0) < since;
  const closed = await tills.contentSince(since, hasAllNeeded ? latestZs : undefined);
  const parties: PaidParty[] = [];
  const readDates = new Set<string>();
  const dates = [...lateDays.filter((date) => date < firstDate), ...datesBetween(firstDate, today)];
  for (let first = 0; first < dates.length; first += daysAtOnce) {
    const batch = dates.slice(first, first + daysAtOnce);
    parties.push(...(await Promise.all(batch.map((date) => partiesOf(days, date)))).flat());
    for (const date of batch) readDates.add(date);
  }
  const allLines = openLines(parties, closed.lines);
  const exceptions = openExceptions(parties, closed);
  const fitting = fitIntoZ(allLines, exceptions);
  const leftOver = [...allLines.slice(fitting.lines.length), ...exceptions.slice(fitting.exceptions.length)];
  const number = (last?.number ?? 0) + 1;
  return {
    number,
    digest: createHash('sha256')
      .update([number, ...fitting.lines.map(({ id }) => id)].join(' '))
      .digest('hex')
      .slice(0, digestLength),
    lines: [...fitting.lines],
    exceptions: [...fitting.exceptions],
    left: leftOver.length,
    owing: [...(await owingDevices(chains))],
    // One day earlier, because a payment may be recorded at midnight, while the till is being closed. See `lateDays`
    // for later ones.
    readFrom: earliest(addDays(today, -1), ...leftOver.map(({ date }) => date as CalendarDate)),
    zs: latestZs,
    imbalances: [...imbalances(parties, readDates, closed.lines, allLines)],
  };
}

function datesBetween(first: CalendarDate, last: CalendarDate): readonly CalendarDate[] {
  const dates: CalendarDate[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) dates.push(date);
  return dates;
}

/** The first day on which a payment may have been recorded. No payment precedes the first invitation of a colleague. */
function firstDay(today: CalendarDate, people: readonly { readonly invitedAt: number }[]): CalendarDate {
  const invitedAt = Math.min(epochSeconds(instantAt(today, 0)), ...people.map((person) => person.invitedAt));
  const first = addDays(dateOf(new Date(invitedAt * 1000)), -openDays);
  return [first, addDays(today, -maxDays)].toSorted().at(-1) ?? first;
}

const earliest = (date: CalendarDate, ...others: readonly CalendarDate[]): CalendarDate =>
  [date, ...others].toSorted()[0] ?? date;

/** The bookings of a day with their histories, including cancelled and archived ones. */
async function partiesOf(days: DayStore, date: CalendarDate): Promise<readonly PaidParty[]> {
  const [slots, archived] = await Promise.all([days.slots(date), days.archived(date)]);
  return [...slots.flatMap(({ bookings }) => bookings), ...archived].map((booking) => ({
    party: lastingId(booking),
    date: booking.date,
    tourId: booking.tourId,
    guestCount: booking.guestCount,
    due: dueHereVuv(booking),
    log: booking.visit.log.map((entry) =>
      'reason' in entry && entry.reason !== undefined
        ? { ...entry, reason: withoutNames(entry.reason, booking) }
        : entry,
    ),
    cancelledAt: isStillCancelled({ ...booking, log: booking.visit.log }) ? booking.cancelledAt : undefined,
    changes: staffChangesOf(booking),
  }));
}
