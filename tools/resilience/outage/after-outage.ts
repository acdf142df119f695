import { closeTill } from '#functions/endpoints/close-till/close-till.ts';
import { actorOf, callerAs } from '#functions/kernel/call.testing.ts';
import type { BookingWithVisit } from '#functions/stores/bookings/visit-item.ts';
import { readTill } from '#functions/use-cases/till/open-till.ts';
import { closeTill as closeContract } from '#shared/contracts/staff/close-till.ts';
import { newCommandId } from '#shared/kept-presses/press.testing.ts';
import { readPress } from '#shared/kept-presses/press.ts';
import type { VisitEntry } from '#shared/staff/parties/visit-log.ts';
import { cashUp } from '#shared/staff/till/cash-up.ts';
import { expectedAmounts } from '#shared/staff/till/till-count.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import type { collectFindings } from '../harness/scenario.ts';
import { type ConfirmedPress, entryOf } from './door-work.ts';
import type { TestServer } from './test-server.ts';

type Expect = ReturnType<typeof collectFindings>['expect'];

/** Reads every booking of these days, with its visit. */
async function readBookings(
  { days }: TestServer,
  dates: readonly CalendarDate[],
): Promise<readonly BookingWithVisit[]> {
  const bookingsByDay = await Promise.all(
    dates.map(async (date) => [
      ...(await days.slots(date)).flatMap(({ bookings }) => bookings),
      ...(await days.archived(date)),
    ]),
  );
  return bookingsByDay.flat();
}

/** Reads the entries of kept presses by id; an id that is recorded twice has two. */
export async function readKeptEntries(
  server: TestServer,
  dates: readonly CalendarDate[],
): Promise<ReadonlyMap<string, readonly VisitEntry[]>> {
  const bookings = await readBookings(server, dates);
  return Map.groupBy(
    bookings.flatMap(({ visit }) => visit.log.filter(({ kept }) => kept !== undefined)),
    ({ id }) => id,
  );
}

/** Reads the ids of the entries that are listed for a manager, since they are not recorded yet. */
export const readListedEntries = async ({ kept }: TestServer): Promise<ReadonlySet<string>> =>
  new Set(
    (await kept.open.listPresses()).flatMap(({ text }) => {
      const press = readPress(text);
      return press ? [entryOf(press.id, press.action)] : [];
    }),
  );

/** Expects each press to be recorded once, with its author, device and time, and nothing else to be recorded. */
export async function expectPressesRecorded(
  server: TestServer,
  dates: readonly CalendarDate[],
  confirmedPresses: readonly ConfirmedPress[],
  listedForManager: ReadonlySet<string>,
  expect: Expect,
): Promise<void> {
  const entries = await readKeptEntries(server, dates);
  const listed = await readListedEntries(server);
  for (const { entry, press, at, device } of confirmedPresses) {
    const recordedEntries = entries.get(entry) ?? [];
    const label = `${press.action.kind} of ${new Date(at).toISOString()}`;
    if (listedForManager.has(entry)) {
      expect(listed.has(entry) && recordedEntries.length === 0, `the ${label} is not listed for a manager`);
      continue;
    }
    expect(recordedEntries.length === 1, `the ${label} is recorded ${recordedEntries.length} times`);
    for (const { at: seconds, by, on, kept } of recordedEntries) {
      expect(seconds === Math.floor(at / 1000), `the ${label} has the time ${seconds}`);
      // Two colleagues may have typed the same line of a sheet: one of them is its author.
      if (press.paper !== undefined) continue;
      expect(kept?.isTimeUnsure === undefined, `the time of the ${label} is unsure`);
      expect(by === press.by && on === device, `the ${label} has another author`);
      const isUnchecked = kept?.isCodeUnchecked === true;
      expect(isUnchecked === (press.identified === 'name'), `the author of the ${label} is marked wrongly`);
    }
  }
  const expectedIds = new Set(confirmedPresses.map(({ entry }) => entry));
  for (const id of [...entries.keys(), ...listed])
    expect(expectedIds.has(id), `the entry ${id} belongs to no press`);
  for (const date of dates)
    for (const { guests, time } of await server.days.slots(date))
      expect(guests <= 16, `${guests} places are sold on ${date} at ${time}`);
  for (const { device, chain } of await server.kept.chains.listIncomplete())
    expect(false, `${device} owes presses: ${JSON.stringify(chain)}`);
}

/** Expects the X and the Z that closes it to have exactly the sums of the payments, and the next X to be empty. */
export async function expectTillMatchesPayments(
  server: TestServer,
  confirmedPresses: readonly ConfirmedPress[],
  listedForManager: ReadonlySet<string>,
  expect: Expect,
): Promise<void> {
  const undoneIds = new Set(
    confirmedPresses.flatMap(({ press: { action } }) => (action.kind === 'undo' ? [action.entry] : [])),
  );
  const sums: Record<string, number> = {};
  const countedIds = new Set<string>();
  for (const { entry, press, isClaim } of confirmedPresses) {
    const { action } = press;
    if (
      action.kind !== 'pay' ||
      isClaim ||
      listedForManager.has(entry) ||
      undoneIds.has(entry) ||
      countedIds.has(entry)
    )
      continue;
    countedIds.add(entry);
    sums[action.method] = (sums[action.method] ?? 0) + action.vatu;
  }
  const hasOtherSums = (lines: Parameters<typeof cashUp>[0]): boolean => {
    const { byMethod } = cashUp(lines).total;
    const methods = new Set([...Object.keys(sums), ...Object.keys(byMethod)]) as Set<keyof typeof byMethod>;
    return [...methods].some((method) => (byMethod[method]?.vatu ?? 0) !== (sums[method] ?? 0));
  };
  const x = await readTill(server.till);
  expect(
    !hasOtherSums(x.lines),
    () => `X has ${JSON.stringify(cashUp(x.lines).total.byMethod)}, not ${JSON.stringify(sums)}`,
  );
  const actor = actorOf({ id: server.manager.person, name: 'Mia', role: 'manager' }, server.manager.device);
  const { number, digest, lines } = x;
  const { status, json } = await callerAs(
    actor,
    closeContract,
    closeTill(server.till),
    true,
  )({
    json: { commandId: newCommandId(), number, digest, counted: expectedAmounts(lines) },
  });
  expect(status === 200 && !hasOtherSums(json.z.lines), `Z ${number} has other sums`);
  expect((await readTill(server.till)).lines.length === 0, 'the X after the Z is not empty');
}
