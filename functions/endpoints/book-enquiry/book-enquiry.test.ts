import { describe, expect, it, vi } from 'vitest';
import { type CallResult, callerAs, callHandler } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import type { StoredBooking } from '#functions/stores/bookings/slot-item.ts';
import { referenceOf, storedBooking } from '#functions/stores/bookings/stored-booking.testing.ts';
import { enquiryItems } from '#functions/stores/enquiries/enquiry.testing.ts';
import { colleagues } from '#functions/stores/staff/colleagues.testing.ts';
import { interruptedTable } from '#functions/stores/table/interrupted-table.testing.ts';
import type { Table } from '#functions/stores/table/table.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { digestOfParties } from '#functions/use-cases/closures/closing-digest.ts';
import { reopenDay } from '#functions/use-cases/closures/reopen-day.ts';
import { actor, enquiryDesk, ids } from '#functions/use-cases/enquiries/enquiry-desk.testing.ts';
import { recordChange } from '#functions/use-cases/enquiries/record-change.ts';
import type { Actor } from '#shared/contracts/contract.ts';
import { bookEnquiry as contract } from '#shared/contracts/office/book-enquiry.ts';
import { parseEnquiryName } from '#shared/enquiries/enquiry-name.ts';
import { tourDaysIn } from '#shared/staff/closing/closing-range.ts';
import { commandId } from '#shared/staff/parties/visit.testing.ts';
import { addDays, calendarDateFrom, dateOf } from '#shared/values/port-vila-time.ts';
import { bookEnquiry } from './book-enquiry.ts';

const start = '2026-11-23T10:00:00+11:00';
/** A Tuesday. */
const date = calendarDateFrom('2026-11-24');
const table = testTable();
const clock = testClock(start);
const log = testLog();

const desk = (usedTable: Table = table) => enquiryDesk(usedTable, clock);
const send = (enquiry: string, changes: object = {}, by: Actor = actor('mia'), usedTable: Table = table) =>
  callerAs(
    by,
    contract,
    bookEnquiry(desk(usedTable)),
  )({
    json: {
      commandId: commandId(),
      enquiry,
      seen: 0,
      date,
      tourIds: [0, 1],
      reason: 'Private event',
      reasonFrench: 'Événement privé',
      ...changes,
    },
  });
/** Books an enquiry as a manager who has just seen the preview, if there is one. */
async function book(
  enquiry: string,
  changes: object = {},
  by: 'ana' | 'mia' | 'noa' = 'mia',
  usedTable: Table = table,
): Promise<CallResult> {
  const command = { commandId: commandId(), date, tourIds: [0, 1], reason: 'Private event', ...changes };
  return send(
    enquiry,
    { ...command, digest: await previewDigest(command.tourIds), ...changes },
    actor(by),
    usedTable,
  );
}
/** Digest of the parties that a closing notifies. */
async function previewDigest(tourIds: readonly number[]): Promise<string> {
  const slots = await dayStore(table, clock).slots(date);
  const parties = slots.flatMap(({ bookings }) => bookings);
  // Parties of a closing that has begun are already cancelled.
  const isNotified = ({ status, closedReason }: StoredBooking) =>
    status === 'confirmed' || closedReason !== undefined;
  return digestOfParties(parties.filter((party) => tourIds.includes(party.tourId) && isNotified(party)));
}
async function bookGuest(changes: Parameters<typeof storedBooking>[0] = {}): Promise<StoredBooking> {
  const booking = storedBooking({ date, ...changes });
  expect(await bookingStore(table, clock).book(booking)).toMatchObject({ result: 'booked' });
  return booking;
}
const findBooking = (booking: StoredBooking) =>
  bookingStore(table, clock).find(referenceOf(booking), 'staff');
const changeState = async (enquiry: string, state: 'declined' | 'answered') => {
  const name = parseEnquiryName(enquiry);
  if (name === undefined) throw new Error('Not a name');
  const author = { id: commandId(), at: 1, by: ids.noa, on: 'device' };
  return recordChange(desk().enquiries, name, { change: { kind: 'state', state }, seen: 99, author });
};
const kindsOf = async () => {
  const [item] = enquiryItems(await table.items());
  return ((item?.log ?? []) as { kind: string }[]).map(({ kind }) => kind);
};
const closedReasons = async () =>
  (await desk().days.slots(date))
    .filter(({ closed }) => closed !== undefined)
    .map(({ closed }) => closed?.reason);

/** A table whose calls of one kind fail from the nth call on. */
function failingTable(kind: string, firstFailure: number): Table {
  let calls = 0;
  const client = new Proxy(table.client, {
    get: (target, name) =>
      name !== 'send'
        ? Reflect.get(target, name)
        : (sent: { constructor: { name: string } }) => {
            if (sent.constructor.name === kind && ++calls >= firstFailure)
              throw Object.assign(new Error('down'), { code: 'ECONNRESET' });
            return target.send(sent as never);
          },
  });
  return { client, name: table.name };
}

/** Fails before the starts are closed, after the closing was recorded. */
const interruptClosing = (before: () => Promise<unknown>) =>
  interruptedTable(table, 'TransactWriteCommand', before, 2);

describe('booking an enquiry', () => {
  it('closes the requested starts with the reason, notifies their guests and marks the enquiry as booked', async () => {
    const enquiry = await desk().receive();
    const french = await bookGuest({ preferredLanguage: 'French' });
    const otherStart = await bookGuest({ time: '2:00 PM' });
    const id = commandId();
    const { status, json } = await book(enquiry, { commandId: id });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      notified: [{ messagesIn: 'French' }],
      remaining: { days: 0, bookings: 0 },
      enquiry: {
        enquiry,
        state: 'booked',
        eventDate: date,
        block: { commandId: id, date, tourIds: [0, 1], reason: 'Private event', by: ids.mia, isDone: true },
        history: [{ kind: 'block' }, { kind: 'booked' }],
      },
    });
    expect(await findBooking(french)).toMatchObject({ status: 'cancelled', closedReason: 'Événement privé' });
    expect(await findBooking(otherStart)).toMatchObject({ status: 'confirmed' });
    expect(await closedReasons()).toEqual(['Private event', 'Private event']);
    expect(log.lines().map(({ code }) => code)).toEqual(['closure.made', 'enquiry.changed', 'call.answered']);
  });

  it('closes the whole day if no starts are given', async () => {
    const enquiry = await desk().receive();
    const { json } = await book(enquiry, { tourIds: undefined });
    expect(json.enquiry).toMatchObject({ state: 'booked', eventDate: date });
    expect(json.enquiry.block).not.toHaveProperty('tourIds');
    expect(await desk().closures.between(date, date)).toMatchObject([{ name: 'Private event' }]);
  });

  it('succeeds if the requested starts are already closed', async () => {
    await desk().closures.closeSlots(date, [{ time: '10:00 AM', type: 'Tour and Tasting' }], 'Private event');
    const enquiry = await desk().receive();
    expect((await book(enquiry, { tourIds: [0] })).json.enquiry.state).toBe('booked');
  });
});

describe('booking an enquiry whose closing notifies guests', () => {
  it.each([
    ['without the digest of a preview', undefined, actor('mia'), 409, 'closing-changed'],
    ['with the digest of an outdated preview', 'stale', actor('mia'), 409, 'closing-changed'],
    ['on a phone without a passkey', 'current', { ...actor('mia'), steppedUpAt: undefined }, 403, 'step-up'],
  ])('is refused %s, before anything is written', async (_, digest, by, status, kind) => {
    const enquiry = await desk().receive();
    const booking = await bookGuest();
    const command = { commandId: commandId(), tourIds: [0, 1], reason: 'Private event' };
    const requestDigest = digest === 'current' ? await previewDigest(command.tourIds) : digest;
    const response = await send(enquiry, { ...command, digest: requestDigest }, by);
    expect([response.status, response.json.kind]).toEqual([status, kind]);
    expect(await kindsOf()).toEqual([]);
    expect(await closedReasons()).toEqual([]);
    expect(await findBooking(booking)).toMatchObject({ status: 'confirmed' });
  });
});

describe('a repeated command to book an enquiry', () => {
  it('closes the starts once, and each call succeeds, even at the same time', async () => {
    const enquiry = await desk().receive();
    await bookGuest();
    const id = commandId();
    const responses = await Promise.all(Array.from({ length: 4 }, () => book(enquiry, { commandId: id })));
    const repeatedReply = await book(enquiry, { commandId: id, seen: 2 });
    for (const { status } of [...responses, repeatedReply]) expect(status).toBe(200);
    expect(repeatedReply.json.notified).toHaveLength(1);
    expect(repeatedReply.json.enquiry.state).toBe('booked');
    expect(await kindsOf()).toEqual(['block', 'booked']);
  });

  it.each<[string, () => Table, string[]]>([
    ['before anything was closed', () => failingTable('TransactWriteCommand', 2), ['block']],
    ['while the guests were notified', () => failingTable('TransactWriteCommand', 4), ['block']],
    ['before the enquiry was booked', () => failingTable('TransactWriteCommand', 5), ['block']],
  ])(
    'completes a first call that was interrupted %s, with the starts of that call',
    async (_, brokenTable, stored) => {
      const enquiry = await desk().receive();
      const guests = [await bookGuest(), await bookGuest({ tourType: 'Cellar Door Tasting' })];
      const id = commandId();
      expect(await book(enquiry, { commandId: id }, 'mia', brokenTable())).toMatchObject({ status: 503 });
      expect(await kindsOf()).toEqual(stored);
      // A colleague repeats the command with other starts: the recorded starts are closed.
      const command = { commandId: id, tourIds: [0, 1], reason: 'Private event' };
      const digest = await previewDigest(command.tourIds);
      const { status, json } = await book(
        enquiry,
        { commandId: id, seen: 1, tourIds: [8], reason: 'Something else', digest },
        'noa',
      );
      expect(status).toBe(200);
      expect(json.notified).toHaveLength(2);
      expect(json.enquiry).toMatchObject({ state: 'booked', block: { tourIds: [0, 1], by: ids.mia } });
      expect(await closedReasons()).toEqual(['Private event', 'Private event']);
      for (const booking of guests)
        expect(await findBooking(booking)).toMatchObject({ status: 'cancelled', sequence: 1 });
    },
  );

  it('leaves open the starts that a colleague has reopened since the first call', async () => {
    const enquiry = await desk().receive();
    const id = commandId();
    await book(enquiry, { commandId: id });
    await reopenDay({ ...desk(), edits: calendarEditStore(table, clock) }, date, {});
    const lateGuest = await bookGuest();
    expect((await book(enquiry, { commandId: id })).json).toMatchObject({ reopened: [date], notified: [] });
    expect(await findBooking(lateGuest)).toMatchObject({ status: 'confirmed' });
  });
});

describe('two managers who work on one enquiry', () => {
  it('close only the starts that the faster manager chose, and the slower one is refused with the name of the faster', async () => {
    const enquiry = await desk().receive();
    const tourIds = { mia: [0, 1], noa: [8, 9] };
    const responses: CallResult[] = await Promise.all([
      book(enquiry, { tourIds: tourIds.mia }, 'mia'),
      book(enquiry, { tourIds: tourIds.noa }, 'noa'),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = responses.find(({ status }) => status === 409)?.json;
    const winner = responses[0]?.status === 200 ? 'Mia Vira' : 'Noa Tari';
    expect(refused).toMatchObject({ kind: 'enquiry-changed' });
    expect(refused.message).toContain(`${winner} was faster`);
    expect(await closedReasons()).toHaveLength(2);
  });

  it('close the starts but do not book the enquiry if one declines it while the other is closing the starts', async () => {
    const enquiry = await desk().receive();
    const interruptingTable = interruptClosing(() => changeState(enquiry, 'declined'));
    const { status, json } = await book(enquiry, {}, 'mia', interruptingTable);
    expect(status).toBe(409);
    expect(json.message).toBe(
      'The starts are closed and their guests told, but Noa Tari has meanwhile decided otherwise: the enquiry is declined. The enquiry was not booked. If the starts are to be open, reopen them under Closures.',
    );
    expect(await closedReasons()).toHaveLength(2);
  });

  it('close no start when an interrupted booking is repeated after a colleague has declined the enquiry', async () => {
    const enquiry = await desk().receive();
    const id = commandId();
    await book(enquiry, { commandId: id }, 'mia', failingTable('TransactWriteCommand', 2));
    await changeState(enquiry, 'declined');
    const { status, json } = await book(enquiry, { commandId: id });
    expect([status, json.kind]).toEqual([409, 'enquiry-changed']);
    expect(json.message).toContain('Nothing more was closed.');
    expect(await closedReasons()).toEqual([]);
  });

  it('cannot book an enquiry that was declined after they loaded it, until they load it again', async () => {
    const enquiry = await desk().receive();
    await changeState(enquiry, 'declined');
    expect(await book(enquiry)).toMatchObject({ status: 409 });
    expect(await closedReasons()).toEqual([]);
    expect(await book(enquiry, { seen: 1 })).toMatchObject({ status: 200 });
  });
});

describe('booking an enquiry is refused and writes nothing', () => {
  it.each([
    ['yesterday', { date: '2026-11-20' }, 422, 'has passed'],
    ['beyond the window', { date: '2027-03-02' }, 422, 'Guests can book until'],
    ['a Sunday', { date: '2026-11-29' }, 422, 'Sunday'],
    ['a morning start on a Saturday', { date: '2026-11-28' }, 422, 'not in the timetable'],
    ['an empty reason', { reason: ' ' }, 400, 'Guests are told why'],
    ['an invalid day', { date: 'soon' }, 400, ''],
    ['no start', { tourIds: [] }, 400, ''],
  ])('for %s', async (_, changes, status, expectedText) => {
    const enquiry = await desk().receive();
    const response = await book(enquiry, changes);
    expect(response.status).toBe(status);
    expect(response.json.message).toContain(expectedText);
    expect(await kindsOf()).toEqual([]);
    expect(await closedReasons()).toEqual([]);
  });

  it('for an unknown enquiry', async () => {
    const enquiry = (await desk().receive()).replace(/.{4}$/, 'ffff');
    expect(await book(enquiry)).toMatchObject({ status: 404 });
    expect(await closedReasons()).toEqual([]);
  });

  it('for a colleague who is not a manager', async () => {
    expect(await book(await desk().receive(), {}, 'ana')).toMatchObject({ status: 403 });
    expect(await closedReasons()).toEqual([]);
  });
});

it('the handler of book-enquiry needs only the environment variables that the deployed function has', async () => {
  for (const [name, value] of Object.entries(table.environment)) vi.stubEnv(name, value);
  const { handler } = await import('./handler.ts');
  const now = () => new Date();
  const eve = await colleagues(table, now).add('Eve', 'manager');
  const today = dateOf(now());
  const [day] = tourDaysIn({ first: addDays(today, 1), last: addDays(today, 2) });
  const json = {
    commandId: commandId(),
    enquiry: await enquiryDesk(table, now).receive(),
    seen: 0,
    date: day,
    reason: 'Private event',
  };
  const response = await callHandler(contract, handler, { cookies: [eve.cookie], json });
  expect(response.json).toMatchObject({ enquiry: { state: 'booked', eventDate: day } });
});
