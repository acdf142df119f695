import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { closureReason } from '#app/console/today/view/closed-day.ts';
import { upcomingEvents } from '#app/content/structured-data/tours.ts';
import { bookableDayAfter } from '#app/features/confirm/alternative-slots.ts';
import { shownDay, slotViews } from '#app/features/tours/use-tours.ts';
import type { Client } from '#app/requests/client.ts';
import { type KnownDays, listHolidaysOrFixed } from '#app/requests/list-holidays.ts';
import { listHolidays } from '#functions/endpoints/list-holidays/list-holidays.ts';
import { caller } from '#functions/kernel/call.testing.ts';
import { Refused } from '#functions/kernel/problems.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { closureCancellationStore } from '#functions/stores/bookings/closure-cancellations.ts';
import { closureStore } from '#functions/stores/bookings/closures.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import type { StoredBooking } from '#functions/stores/bookings/slot-item.ts';
import { storedBooking } from '#functions/stores/bookings/stored-booking.testing.ts';
import { refusalStore } from '#functions/stores/numbers/language-refusals.ts';
import { testReferenceSecret } from '#functions/stores/table/reference-secret.testing.ts';
import type { Table } from '#functions/stores/table/table.ts';
import { type ObservedTable, observedTable } from '#functions/stores/table/table-content.testing.ts';
import { placeBooking } from '#functions/use-cases/bookings/place-booking.ts';
import { dayDigest } from '#functions/use-cases/calendar/day-digest.ts';
import { editDay, type RequestedDay } from '#functions/use-cases/calendar/edit-day.ts';
import { closeDays } from '#functions/use-cases/closures/close-days.ts';
import { readOffers } from '#functions/use-cases/closures/offers.ts';
import { reopenDay } from '#functions/use-cases/closures/reopen-day.ts';
import { readClosedDays } from '#functions/use-cases/enquiries/closed-days.ts';
import { countDays } from '#functions/use-cases/numbers/count-days.ts';
import { runSheetOf } from '#functions/use-cases/run-sheet/run-sheet.ts';
import { isSheetExpected } from '#functions/use-cases/run-sheet/run-sheet-mail.ts';
import { startsByCalendar } from '#shared/booking/day-opening.ts';
import { shipsByEdit } from '#shared/booking/ship-days.ts';
import { type Slot, slots } from '#shared/booking/slots.ts';
import { totalPriceVuv } from '#shared/booking/tours.ts';
import { calendarOfDay } from '#shared/calendar/edited-calendar.ts';
import { eveningsOf } from '#shared/calendar/islands-night.ts';
import { upcomingDays } from '#shared/calendar/upcoming.ts';
import { listHolidays as holidaysContract } from '#shared/contracts/guests/list-holidays.ts';
import { inFull } from '#shared/full-run.testing.ts';
import { commandId } from '#shared/staff/parties/visit.testing.ts';
import { addDays, type CalendarDate, calendarDateFrom, weekdayOf } from '#shared/values/port-vila-time.ts';
import { scenarioTimeout } from '../harness/scenario.ts';

/** A Tuesday in 2025, followed by holidays, a day that opens at noon, an evening event and a Sunday. */
const now = new Date('2025-07-15T10:00:00+11:00');
const clock = () => now;
const dates = [
  '2025-07-24',
  '2025-07-25',
  '2025-07-26',
  '2025-07-27',
  '2025-07-28',
  '2025-07-29',
  '2025-07-30',
].map(calendarDateFrom);
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000_000);

let table: ObservedTable;
beforeAll(async () => {
  table = await observedTable();
});
beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

const openStores = (target: Table) => ({
  days: dayStore(target, clock),
  closures: closureStore(target, clock),
  cancellations: closureCancellationStore(target, clock),
  edits: calendarEditStore(target, clock),
  bookings: bookingStore(target, clock),
  people: { list: async () => [] },
  clock,
});
type Stores = ReturnType<typeof openStores>;

/** A manager consents to every cancellation. */
const consent = () => {};
const newCommand = () => ({ id: commandId(), person: 'mia', device: 'office' });

/** Edits a day in the version that the manager has just seen. */
async function saveDay(deps: Stores, requested: Omit<RequestedDay, 'seen'>): Promise<void> {
  const [edit, [closure]] = await Promise.all([
    deps.edits.find(requested.date),
    deps.closures.between(requested.date, requested.date, true),
  ]);
  const { failure } = await editDay(
    deps,
    { ...requested, seen: dayDigest(edit, closure) },
    newCommand(),
    consent,
  );
  if (failure !== undefined) throw failure;
}

let guests = 0;
const book = (
  deps: Pick<Stores, 'bookings' | 'edits'>,
  date: CalendarDate,
  slot: Slot,
): Promise<StoredBooking> =>
  placeBooking(
    { ...deps, referenceSecret: testReferenceSecret, clock },
    {
      request: {
        tourId: slot.id,
        tourType: slot.type,
        date,
        time: slot.time,
        firstName: 'Ann',
        lastName: 'Lee',
        email: `guest-${guests++}@example.com`,
        preferredLanguage: 'English',
        guestCount: 1,
        totalPrice: totalPriceVuv(slot.type, 1),
      },
      key: undefined,
    },
  );

/** Whether the server accepts a booking, or refuses it because of the calendar or a closed start. */
async function isAccepted(date: CalendarDate, slot: Slot): Promise<boolean> {
  try {
    await book(openStores(table), date, slot);
    return true;
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem;
    expect(['not-bookable', 'slot-closed']).toContain(problem.refusal.kind);
    return false;
  }
}

/** Reads `GET /api/holidays` through its contract, as pages do. */
async function readPageCalendar(): Promise<KnownDays> {
  let responseStatus: number | undefined;
  const client = (async (_name: string, { query }: { query: Record<string, string> }) => {
    const { status, json } = await caller(holidaysContract, listHolidays(openStores(table)))({ query });
    responseStatus = status;
    return json;
  }) as Client;
  const pageCalendar = await listHolidaysOrFixed(now, client);
  // After a failure, pages fall back to the fixed days.
  expect(responseStatus).toBe(200);
  return pageCalendar;
}

/** Reads the ids of the starts of a day that a guest can choose on the tours page. */
async function readBookableStarts(date: CalendarDate): Promise<readonly number[]> {
  const calendar = await readPageCalendar();
  const shown = shownDay(now, calendar, date);
  if (shown.closureReason !== undefined) return [];
  const day = { status: 'ready' as const, reply: await bookingStore(table, clock).day(date) };
  const request = { ...shown, now, day };
  return slotViews(request as never, { tourType: undefined, slot: undefined })
    .filter(({ isOpen }) => isOpen)
    .map(({ slot }) => slot.id);
}

/** Reads the starts of a day that are offered to guests whose start the evening before was closed: at most three, tours first. */
async function readAlternatives(date: CalendarDate): Promise<readonly number[]> {
  const closedBooking = storedBooking({ date: addDays(date, -1), time: '4:00 PM' });
  const offers = slots.map(({ id }) => ({ date, tourId: id }));
  const plan = { date: addDays(date, -1), slots: [] };
  const offersTo = await readOffers(openStores(table), [plan as never], { slots: [], offers });
  return offersTo(closedBooking).map(({ slot }) => slot.id);
}

/** The first three of these starts, in the order of an offer. */
function sortAsOffered(ids: readonly number[]): readonly number[] {
  const [tours, tastings] = [ids.filter((id) => id % 2 === 0), ids.filter((id) => id % 2 === 1)];
  return [...tours.slice(0, 2), ...tastings, ...tours.slice(2)].slice(0, 3);
}

/** Reads whether each other user of the calendar finds a day closed. */
async function readClosedByUser(date: CalendarDate, pageCalendar: KnownDays) {
  const deps = { ...openStores(table), refusals: refusalStore(table) };
  const [counted] = await countDays(deps, [date]);
  const isListed = upcomingDays(now, pageCalendar.closedDays, pageCalendar.edits).some(
    (day) => day.date === date && day.kind === 'closed',
  );
  return {
    'list next to the calendar': isListed,
    'day after, on the form':
      weekdayOf(date) !== 0 && bookableDayAfter(addDays(date, -1), now, pageCalendar) !== date,
    'working day, for enquiries': (await readClosedDays(deps))(date),
    figures: counted?.isClosed,
  };
}

const opening = fc.constantFrom('open', 'afternoon', 'closed', 'listed');
const ships = fc.option(
  fc.constantFrom([], [{ ship: 'Sample Tern', ashoreMinutes: 510, allAboardMinutes: 990 }]),
  { nil: undefined },
);
const evening = fc.constantFrom(undefined, null, {
  name: 'Harvest Night',
  fromMinutes: 18 * 60,
  untilMinutes: 22 * 60,
});
const edits = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('edit' as const), opening, ships, evening }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('close-day' as const) }) },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('close-start' as const), id: fc.nat({ max: 13 }) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('reopen' as const), id: fc.option(fc.nat({ max: 13 })) }),
    },
  ),
  { minLength: 1, maxLength: 4 },
);

/** Histories that random generation rarely creates. */
const afternoon = { kind: 'edit', opening: 'afternoon', ships: undefined, evening: undefined } as const;
const examples = [
  [dates[5] as CalendarDate, [afternoon, { kind: 'reopen', id: 0 } as const]],
  [
    dates[5] as CalendarDate,
    [afternoon, { kind: 'close-day' } as const, { kind: 'reopen', id: null } as const],
  ],
  [dates[0] as CalendarDate, [{ ...afternoon, opening: 'open' }, afternoon]],
  [dates[4] as CalendarDate, [{ ...afternoon, opening: 'open' } as const]],
] satisfies [CalendarDate, unknown[]][];

describe('after random edits, closings and reopenings of a day', () => {
  test(`the tours page, the server and GET /api/holidays agree on its bookable starts (seed ${seed})`, {
    timeout: scenarioTimeout,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...dates), edits, async (date, steps) => {
        const deps = openStores(table);
        const isSunday = weekdayOf(date) === 0;
        for (const step of steps) {
          const closing = {
            reasons: { English: 'Cyclone', French: 'Cyclone' },
            by: newCommand(),
            offers: [],
          };
          if (step.kind === 'edit') {
            const requested = isSunday && step.opening !== 'closed' ? 'listed' : step.opening;
            await saveDay(deps, { ...step, opening: requested, date, reason: 'Staff day', offers: [] });
          }
          if (step.kind === 'close-day' && !isSunday) await closeDays(deps, [date], closing, consent);
          if (step.kind === 'close-start') {
            const chosenSlots = slots.filter(({ id }) => id === step.id);
            if (!isSunday) await closeDays(deps, [date], { ...closing, slots: chosenSlots }, consent);
          }
          if (step.kind === 'reopen') {
            const chosenSlots = step.id === null ? undefined : slots.filter(({ id }) => id === step.id);
            await reopenDay(deps, date, { slots: chosenSlots, by: newCommand() });
          }
        }
        const page = await readBookableStarts(date);
        const alternatives = await readAlternatives(date);
        const server: number[] = [];
        for (const slot of slots) if (await isAccepted(date, slot)) server.push(slot.id);
        expect(page).toEqual(server);
        expect(alternatives).toEqual(sortAsOffered(server));
        const [edit, [closure]] = [
          await deps.edits.find(date),
          await deps.closures.between(date, date, true),
        ];
        const calendar = calendarOfDay(date, edit, closure ? [closure] : []);
        // Except for Sundays, the response lists exactly the closed days.
        const pageCalendar = await readPageCalendar();
        expect(pageCalendar.isClosed(date)).toBe(calendar.isClosed(date));
        if (pageCalendar.isClosed(date)) expect(server).toEqual([]);
        for (const [reader, isClosed] of Object.entries(await readClosedByUser(date, pageCalendar)))
          expect([reader, isClosed]).toEqual([reader, calendar.isClosed(date)]);
        if (server.length > 0) {
          expect(isSheetExpected(runSheetOf(date, []), edit)).toBe(true);
          expect(closureReason(date, pageCalendar)).toBeUndefined();
        }
        // Emails use the stored edit; pages use the response.
        expect(shipsByEdit(date, pageCalendar.editOn(date))).toEqual(shipsByEdit(date, edit));
        const nights = eveningsOf([2025], edit ? [edit] : []).filter((night) => night.date === date);
        expect(eveningsOf([2025], pageCalendar.edits).filter((night) => night.date === date)).toEqual(nights);
        const events = upcomingEvents(now, pageCalendar.edits).filter(({ startDate }) =>
          `${startDate}`.startsWith(`${date}T`),
        );
        expect(events.map(({ name }) => name)).toEqual(nights.map(({ name }) => name));
        // Cleans up for the next run.
        await saveDay(deps, { date, opening: 'closed', reason: 'Tidying up', offers: [] });
      }),
      { seed, numRuns: examples.length + inFull(200, 2), examples: examples as never },
    );
  });
});

/** Finds confirmed bookings of starts that their day no longer has. */
async function findUnnotified(target: Table, date: CalendarDate): Promise<readonly StoredBooking[]> {
  const deps = openStores(target);
  const [edit, [closure], stored] = await Promise.all([
    deps.edits.find(date),
    deps.closures.between(date, date, true),
    deps.days.slots(date),
  ]);
  const starts = startsByCalendar(date, calendarOfDay(date, edit, closure ? [closure] : []));
  return stored
    .filter(({ time, type }) => !starts.some((slot) => slot.time === time && slot.type === type))
    .flatMap(({ bookings }) => bookings)
    .filter(({ status }) => status === 'confirmed');
}

/** Wraps a table to run `interrupt` before the first call of a kind. */
function interruptBefore(target: Table, kind: string, interrupt: () => Promise<unknown>): Table {
  let hasRun = false;
  const client = new Proxy(target.client, {
    get: (target, name) =>
      name !== 'send'
        ? Reflect.get(target, name)
        : async (command: { constructor: { name: string } }) => {
            if (command.constructor.name === kind && !hasRun) {
              hasRun = true;
              await interrupt();
            }
            return target.send(command as never);
          },
  });
  return { client, name: target.name };
}

/** Mutation: removes the marks that close starts from every transaction. */
function withoutMarks(target: Table): Table {
  const client = new Proxy(target.client, {
    get: (target, name) =>
      name !== 'send'
        ? Reflect.get(target, name)
        : async (command: {
            input: { TransactItems?: readonly { Update?: { ExpressionAttributeNames?: object } }[] };
          }) => {
            const { TransactItems: items } = command.input;
            if (items === undefined) return target.send(command as never);
            const isClosingMark = (names: object = {}) => Object.values(names)[0] === 'closed';
            const remaining = items.filter(({ Update }) => !isClosingMark(Update?.ExpressionAttributeNames));
            Object.assign(command.input, { TransactItems: remaining });
            return remaining.length === 0 ? {} : target.send(command as never);
          },
  });
  return { client, name: target.name };
}

/** Edits that remove starts: of a whole day, of its morning, and of an opened holiday. */
const closingEdits = [
  { description: 'a day is closed', date: '2025-07-29', earlierOpening: undefined, opening: 'closed' },
  {
    description: 'a day begins at noon',
    date: '2025-07-29',
    earlierOpening: undefined,
    opening: 'afternoon',
  },
  { description: 'an opened holiday closes', date: '2025-07-24', earlierOpening: 'open', opening: 'listed' },
  {
    description: 'a day opened from the morning begins at noon',
    date: '2025-07-28',
    earlierOpening: 'open',
    opening: 'listed',
  },
] as const;

const firstSlot = slots[0] as Slot;

describe.each(closingEdits)('while $description', ({ date: day, earlierOpening, opening: requested }) => {
  const date = calendarDateFrom(day);
  const edit = (deps: Stores) => saveDay(deps, { date, opening: requested, reason: 'Cyclone', offers: [] });
  const prepareTable = async () => {
    const newTable = await observedTable();
    if (earlierOpening !== undefined) await saveDay(openStores(newTable), { date, opening: earlierOpening });
    return newTable;
  };

  test('a booking that is checked before the edit and written after the edit is refused', async () => {
    const newTable = await prepareTable();
    const interruptedTable = interruptBefore(newTable, 'UpdateCommand', () => edit(openStores(newTable)));
    await expect(book(openStores(interruptedTable), date, firstSlot)).rejects.toMatchObject({
      refusal: { kind: 'slot-closed' },
    });
    expect(await findUnnotified(newTable, date)).toEqual([]);
  });

  test('a guest who books between the read and the write of the edit is notified of the closing', async () => {
    const newTable = await prepareTable();
    const interruptedTable = interruptBefore(newTable, 'TransactWriteCommand', () =>
      book(openStores(newTable), date, firstSlot),
    );
    await edit(openStores(interruptedTable));
    expect(await findUnnotified(newTable, date)).toEqual([]);
    const [notified] = (await openStores(newTable).days.slots(date)).flatMap(({ bookings }) => bookings);
    expect(notified).toMatchObject({ status: 'cancelled', closedReason: 'Cyclone' });
  });

  test('a burst of concurrent bookings leaves no confirmed booking at a removed start', {
    timeout: scenarioTimeout,
  }, async () => {
    for (let round = 0; round < inFull(10, 1); round += 1) {
      const newTable = await prepareTable();
      const burst = Array.from({ length: 24 }, (_, index) =>
        book(openStores(newTable), date, slots[index % slots.length] as Slot).catch((problem: unknown) => {
          if (!(problem instanceof Refused)) throw problem;
        }),
      );
      await Promise.all([...burst.slice(0, 12), edit(openStores(newTable)), ...burst.slice(12)]);
      expect(await findUnnotified(newTable, date)).toEqual([]);
    }
  });

  test('the test detects a guest without a notification if the edit sets no closure marks', async () => {
    const newTable = await prepareTable();
    const interruptedTable = interruptBefore(newTable, 'UpdateCommand', () =>
      edit(openStores(withoutMarks(newTable))),
    );
    await book(openStores(interruptedTable), date, firstSlot);
    expect(await findUnnotified(newTable, date)).toHaveLength(1);
  });
});
