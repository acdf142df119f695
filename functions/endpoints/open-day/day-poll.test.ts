import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { caller } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { closureCancellationStore } from '#functions/stores/bookings/closure-cancellations.ts';
import { closureStore } from '#functions/stores/bookings/closures.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { fillDay } from '#functions/stores/bookings/full-day.testing.ts';
import { partyChangeStore } from '#functions/stores/bookings/party-changes.ts';
import { keyOf, lastingId, type StoredBooking } from '#functions/stores/bookings/slot-item.ts';
import { bookingMaker, detailsOf, referenceOf } from '#functions/stores/bookings/stored-booking.testing.ts';
import { visitStore } from '#functions/stores/bookings/visits.ts';
import { personalData } from '#functions/stores/privacy/personal-data.ts';
import { actingStore } from '#functions/stores/staff/acting.ts';
import { colleagues, cookieOf, type LinkedBrowser } from '#functions/stores/staff/colleagues.testing.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { countedTable } from '#functions/stores/table/counted-table.testing.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { slotOf } from '#shared/booking/slots.ts';
import { openDay as contract } from '#shared/contracts/staff/open-day.ts';
import { maxRevisionAge } from '#shared/staff/parties/day-revision.ts';
import { commandId, entry, paid } from '#shared/staff/parties/visit.testing.ts';
import { addDays, calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { openDay } from './open-day.ts';

const table = testTable();
const date = calendarDateFrom('2026-11-24');
let now = new Date('2026-11-24T09:40:00+11:00');
const clock = () => now;
const advanceSeconds = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

testLog();

interface PollReply {
  readonly revision: string;
  readonly starts: readonly { readonly tourId: number; readonly version: string }[];
  readonly ships?: readonly { readonly ship: string }[];
}

/** The polling console of a colleague. `usedUnits`: read units of the last poll, including the check of the session. */
function consoleOf({ cookie: first }: Pick<LinkedBrowser, 'cookie'>) {
  let cookie = first;
  const counted = countedTable(table);
  const deps = {
    days: dayStore(counted, clock),
    edits: calendarEditStore(counted, clock),
    people: peopleStore(counted, clock),
    clock,
  };
  const call = caller(contract, openDay(deps), sessionStore(counted, clock));
  const shownVersions = new Map<number, string>();
  let revision: string | undefined;
  let usedUnits = 0;
  let ships: PollReply['ships'];
  return {
    /** The ships on the screen. */
    get ships() {
      return ships?.map(({ ship }) => ship);
    },
    get usedUnits() {
      return usedUnits;
    },
    setCookie(other: string): void {
      cookie = other;
    },
    /** Returns the starts in the reply. */
    async poll(): Promise<PollReply['starts']> {
      const seen = [...shownVersions].map(([tourId, version]) => `${tourId}.${version}`).join(',');
      let reply: PollReply | undefined;
      const { units } = await counted.measure(async () => {
        const query = { date, ...(seen && { seen }), ...(revision && { revision }) };
        const { status, json } = await call({ query, cookies: [cookie] });
        expect(status).toBe(200);
        reply = json as PollReply;
      });
      usedUnits = units;
      const { starts, ships: newShips, revision: next } = reply as unknown as PollReply;
      ships = newShips ?? ships;
      for (const { tourId, version } of starts) shownVersions.set(tourId, version);
      revision = next;
      return starts;
    },
  };
}

const ana = async () => consoleOf(await colleagues(table, clock).add('Ana', 'floor'));
const book = bookingMaker(bookingStore(table, clock));
const bookings = () => bookingStore(table, clock);
const record = (booking: StoredBooking, added: Parameters<typeof entry>[0]) =>
  visitStore(table, clock).record(keyOf(booking), lastingId(booking), () => ({ entry: entry(added) }));
const closures = () => closureStore(table, clock);
const by = { id: commandId(), person: 'mia', device: 'office' };
const staffChange = (kind: 'change' | 'cancel') => ({
  id: commandId(),
  at: 1,
  by: 'mia',
  on: 'office',
  kind,
});

describe('a poll of a day', () => {
  it('without changes costs at most three read units including its session, on a full day with twenty notes a party', async () => {
    await fillDay(table, date, 20);
    const screen = await ana();
    expect(await screen.poll()).not.toHaveLength(0);
    expect(screen.usedUnits).toBeGreaterThan(50);
    for (const _ of [1, 2, 3]) {
      advanceSeconds(5);
      expect(await screen.poll()).toEqual([]);
      expect(screen.usedUnits).toBeLessThanOrEqual(3);
    }
  });

  it('returns a ship that a manager has added since the last poll', async () => {
    await book();
    const screen = await ana();
    await screen.poll();
    expect(screen.ships).toEqual([]);
    const edit = { date, ships: [{ ship: 'Sample Tern', ashoreMinutes: 480, allAboardMinutes: 1020 }] };
    await calendarEditStore(table, clock).save({ edit, seen: undefined, by, reopen: [] });
    advanceSeconds(5);
    expect(await screen.poll()).toEqual([]);
    expect(screen.ships).toEqual(['Sample Tern']);
    advanceSeconds(5);
    await screen.poll();
    expect(screen.usedUnits).toBeLessThanOrEqual(3);
  });

  it('reads the whole day again after a minute, and finds a write missing from the counter of changes', async () => {
    const booking = await book();
    const screen = await ana();
    await screen.poll();
    await record(booking, { kind: 'arrive', guests: 1 });
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: { pk: keyOf(booking).pk, sk: 'CHANGES' },
        UpdateExpression: 'ADD changes :less',
        ExpressionAttributeValues: { ':less': -1 },
      }),
    );
    advanceSeconds(maxRevisionAge - 5);
    expect(await screen.poll()).toEqual([]);
    advanceSeconds(5);
    expect(await screen.poll()).toHaveLength(1);
  });

  it('returns the starts again when the person on a shared device changes, although nothing was written', async () => {
    await book();
    const staff = colleagues(table, clock);
    const { device, cookie } = await staff.share('Bar');
    const screen = consoleOf({ cookie });
    expect(await screen.poll()).toMatchObject([{ parties: [{ initial: 'L' }] }]);
    expect(await screen.poll()).toEqual([]);
    const { person } = await staff.add('Ana', 'floor');
    const actingSession = await actingStore(table, clock).begin(device, person);
    screen.setCookie(cookieOf({ device, person, secret: actingSession?.secret ?? '' }));
    expect(await screen.poll()).toMatchObject([{ parties: [{ lastName: 'Lee' }] }]);
    await actingStore(table, clock).end(device, person);
    expect(await screen.poll()).toMatchObject([{ parties: [{ initial: 'L' }] }]);
  });

  it.each<[string, (booking: StoredBooking) => Promise<unknown>]>([
    ['a booking by a guest', () => book()],
    ['a booking that staff add with an entry', () => book({ log: [entry({ kind: 'arrive', guests: 1 })] })],
    [
      'a change by the guest',
      (booking) => bookings().change(referenceOf(booking), detailsOf(booking, { firstName: 'Bo' })),
    ],
    [
      'a move from another day',
      async () => {
        const other = await book({ date: addDays(date, 1) });
        return bookings().change(referenceOf(other), detailsOf(other, { date }));
      },
    ],
    [
      'a move to another day',
      (booking) => bookings().change(referenceOf(booking), detailsOf(booking, { date: addDays(date, 1) })),
    ],
    ['a cancellation by the guest', (booking) => bookings().cancel(referenceOf(booking))],
    ['a renewed reference', (booking) => bookings().renewSecret(booking)],
    ['a note', (booking) => record(booking, { kind: 'note', text: 'Nuts' })],
    ['an arrival', (booking) => record(booking, { kind: 'arrive', guests: 1 })],
    ['a payment', (booking) => record(booking, paid(4000) as never)],
    [
      'a language changed by staff',
      (booking) =>
        partyChangeStore(table, clock).change(keyOf(booking), lastingId(booking), () => ({
          entry: staffChange('change') as never,
          details: { ...detailsOf(booking, { preferredLanguage: 'French' }), phone: undefined },
        })),
    ],
    [
      'a cancellation by staff',
      (booking) =>
        partyChangeStore(table, clock).cancel(keyOf(booking), lastingId(booking), () => ({
          entry: staffChange('cancel') as never,
        })),
    ],
    ['a closed start', () => closures().closeSlots(date, [slotOf('10:00 AM', 'Tour and Tasting')], 'Works')],
    ['a closed day', () => closures().closeDay(date, 'Works')],
    [
      'an event that closes a start',
      () =>
        calendarEditStore(table, clock).save({
          edit: { date, kind: 'event', starts: [0] } as never,
          seen: undefined,
          by,
          close: { reason: 'Event', slots: [slotOf('10:00 AM', 'Tour and Tasting')] },
          reopen: [],
        }),
    ],
    [
      'a cancellation because of a closure',
      (booking) => closureCancellationStore(table, clock).cancel(booking, 'Works'),
    ],
    [
      'the erasure of the guest',
      async (booking) => {
        const data = personalData(table, clock);
        const [found] = await data.find(booking.email, [keyOf(booking).pk]);
        return found && data.erase(found);
      },
    ],
  ])('returns the start after %s', async (_, write) => {
    const booking = await book();
    const screen = await ana();
    expect(await screen.poll()).toHaveLength(1);
    expect(await screen.poll()).toEqual([]);
    await write(booking);
    expect(await screen.poll()).not.toHaveLength(0);
    expect(await screen.poll()).toEqual([]);
  });

  it('returns a start that was reopened since the last poll', async () => {
    const slot = slotOf('10:00 AM', 'Tour and Tasting');
    await closures().closeSlots(date, [slot], 'Works');
    const screen = await ana();
    expect(await screen.poll()).toHaveLength(1);
    const closed = (await dayStore(table, clock).slots(date)).map(({ time, type, closed: mark }) => ({
      time,
      type,
      closed: mark,
    }));
    await closures().reopenSlots(date, closed);
    expect(await screen.poll()).toHaveLength(1);
  });
});
