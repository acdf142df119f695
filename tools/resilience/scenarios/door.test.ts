import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { addParty } from '#functions/endpoints/add-party/add-party.ts';
import { cancelParty } from '#functions/endpoints/cancel-party/cancel-party.ts';
import { changeParty } from '#functions/endpoints/change-party/change-party.ts';
import { closeTill } from '#functions/endpoints/close-till/close-till.ts';
import { recordVisit } from '#functions/endpoints/record-visit/record-visit.ts';
import { reversePayment } from '#functions/endpoints/reverse-payment/reverse-payment.ts';
import { type CallResult, callerAs } from '#functions/kernel/call.testing.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { partyChangeStore } from '#functions/stores/bookings/party-changes.ts';
import { keyOf, type StoredBooking } from '#functions/stores/bookings/slot-item.ts';
import { referenceOf, storedBooking } from '#functions/stores/bookings/stored-booking.testing.ts';
import { visitStore } from '#functions/stores/bookings/visits.ts';
import { chainStore } from '#functions/stores/kept-presses/chains.ts';
import { testReferenceSecret } from '#functions/stores/table/reference-secret.testing.ts';
import { type ObservedTable, observedTable } from '#functions/stores/table/table-content.testing.ts';
import { zStore } from '#functions/stores/till/z-reports.ts';
import { unlimited } from '#functions/use-cases/limits/unlimited.testing.ts';
import { readTill } from '#functions/use-cases/till/open-till.ts';
import type { Actor } from '#shared/contracts/contract.ts';
import { addParty as addContract } from '#shared/contracts/staff/add-party.ts';
import { cancelParty as cancelContract } from '#shared/contracts/staff/cancel-party.ts';
import { changeParty as changeContract } from '#shared/contracts/staff/change-party.ts';
import { closeTill as closeContract } from '#shared/contracts/staff/close-till.ts';
import { recordVisit as recordContract } from '#shared/contracts/staff/record-visit.ts';
import { reversePayment as reverseContract } from '#shared/contracts/staff/reverse-payment.ts';
import { commandId, paid } from '#shared/staff/parties/visit.testing.ts';
import { visitOf } from '#shared/staff/parties/visit.ts';
import { cashUp } from '#shared/staff/till/cash-up.ts';
import { entryName } from '#shared/staff/till/till-lines.ts';
import { scenarioTimeout } from '../harness/scenario.ts';
import { slotProblems } from '../harness/stored-slot.ts';
import { lossyTable } from '../proxy/lossy-table.ts';

const now = new Date('2026-11-24T10:05:00+11:00');
const clock = () => now;
const people = { list: async () => [] };
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000_000);
/** Maximum presses of a button, all with the same command, until a response arrives. */
const maxPresses = 30;

let table: ObservedTable;
let unreliableTable: ObservedTable;
beforeEach(async () => {
  table = await observedTable();
  const draws = fc.sample(fc.noBias(fc.integer({ min: 0, max: 999 })), { numRuns: 997, seed });
  let drawIndex = 0;
  unreliableTable = lossyTable(table, () => (draws[drawIndex++ % draws.length] ?? 0) / 1000);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

const actorOnDevice = (index: number, role: 'floor' | 'manager' = 'floor'): Actor => ({
  person: { id: `person-${index}`, name: `Person ${index}`, role },
  deviceId: `device-${index}`,
  steppedUpAt: undefined,
  linkedAt: undefined,
});

async function pressUntilDecided(press: () => Promise<CallResult>): Promise<CallResult> {
  for (let presses = 1; ; presses += 1) {
    // Sends the command twice at once, like a double press.
    const responses = (await Promise.all([press(), press()])).filter(({ status }) => status !== 503);
    const [response] = responses;
    if (presses === maxPresses) throw new Error('The product returned only 503');
    if (response === undefined) continue;
    expect(new Set(responses.map(({ status, json }) => `${status} ${json.kind}`)).size).toBe(1);
    return response;
  }
}

/** Retries one call after another, as a page does, and sends it once more after the response. */
async function sendUntilDecided(send: () => Promise<CallResult>): Promise<CallResult> {
  for (let attempt = 1; attempt < maxPresses; attempt += 1) {
    const response = await send();
    if (response.status === 503) continue;
    if (response.status === 200)
      expect([response, expect.objectContaining({ status: 503 })]).toContainEqual(await send());
    return response;
  }
  throw new Error('The product returned only 503');
}

const runConcurrently = <Result>(work: (index: number) => Promise<Result>, count = 40): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

function recordOnDevice(index: number, booking: StoredBooking, action: object): Promise<CallResult> {
  const call = callerAs(
    actorOnDevice(index),
    recordContract,
    recordVisit({
      visits: visitStore(unreliableTable, clock),
      people,
      tills: zStore(unreliableTable, clock),
      clock,
    }),
  );
  const json = {
    commandId: commandId(),
    date: booking.date,
    tourId: booking.tourId,
    party: booking.id,
    action,
  };
  return pressUntilDecided(() => call({ json }));
}

test(`an arrival and a payment that forty devices record at once count once each, despite lost responses and double presses (seed ${seed})`, {
  timeout: scenarioTimeout,
}, async () => {
  const booking = storedBooking({ guestCount: 4 });
  await bookingStore(table, clock).book(booking);
  const pay = { kind: 'pay', method: 'card', amount: 16_000, vatu: 16_000, outstanding: 16_000 };
  const [arrivals, payments, notes] = await Promise.all([
    runConcurrently((index) => recordOnDevice(index, booking, { kind: 'arrive', guests: 4, here: 0 })),
    runConcurrently((index) => recordOnDevice(index, booking, pay)),
    runConcurrently((index) => recordOnDevice(index, booking, { kind: 'note', text: `Note ${index}` }), 10),
  ]);
  expect([...arrivals, ...notes].filter(({ status }) => status !== 200)).toEqual([]);
  expect(payments.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(payments.filter(({ json }) => json.kind === 'party-changed')).toHaveLength(39);
  const { log } = (await bookingStore(table, clock).readWithVisit(booking)).visit;
  expect(
    log
      .filter(({ kind }) => kind !== 'note')
      .map(({ kind }) => kind)
      .sort(),
  ).toEqual(['arrive', 'pay']);
  const texts = visitOf(log).notes.map(({ text }) => text);
  expect([new Set(texts).size, texts.length]).toEqual([10, 10]);
  expect(visitOf(log)).toMatchObject({ here: 4, paidVuv: 16_000 });
  const stored = await bookingStore(table, clock).find(referenceOf(booking));
  expect(stored?.sequence).toBe(0);
});

test(`exactly four of twenty concurrent walk-ins get the last four places, despite lost responses and double presses (seed ${seed})`, {
  timeout: scenarioTimeout,
}, async () => {
  await bookingStore(table, clock).book(storedBooking({ guestCount: 12 }));
  const add = (index: number): Promise<CallResult> => {
    const call = callerAs(
      actorOnDevice(index),
      addContract,
      addParty({
        bookings: bookingStore(unreliableTable, clock),
        edits: calendarEditStore(unreliableTable, clock),
        quotas: unlimited,
        referenceSecret: testReferenceSecret,
        clock,
      }),
    );
    const json = { commandId: commandId(), source: 'walk-in', date: '2026-11-24', tourId: 0, guestCount: 1 };
    return pressUntilDecided(() => call({ json }));
  };
  const responses = await runConcurrently(add, 20);
  const added = responses.filter(({ status }) => status === 201);
  expect(new Set(added.map(({ json }) => json.party.id)).size).toBe(4);
  expect(responses.filter(({ json }) => json.kind === 'slot-full')).toHaveLength(16);
  const [item] = await table.items();
  expect(item?.guests).toBe(16);
  expect(slotProblems(item)).toEqual([]);
});

test(`only one of twenty colleagues who change, move and cancel a party at once succeeds, despite lost responses and double presses (seed ${seed})`, {
  timeout: scenarioTimeout,
}, async () => {
  const booking = storedBooking({ guestCount: 4 });
  const bookings = bookingStore(table, clock);
  await bookings.book(booking);
  await bookings.book(storedBooking({ guestCount: 10 }));
  await bookings.book(storedBooking({ guestCount: 12, time: '3:00 PM' }));
  const parties = partyChangeStore(unreliableTable, clock);
  const edits = calendarEditStore(unreliableTable, clock);
  const { id, date, tourId, preferredLanguage, firstName, lastName, email } = booking;
  const unchanged = { date, tourId, guestCount: 4, preferredLanguage, firstName, lastName, email, phone: '' };
  const requested = [{ guestCount: 6 }, { tourId: 10 }, { tourId: 10, guestCount: 3 }, { lastName: 'Li' }];
  const change = (index: number): Promise<CallResult> => {
    const call = callerAs(
      actorOnDevice(index),
      changeContract,
      changeParty({ parties, edits, people, quotas: unlimited, clock }),
    );
    const json = {
      commandId: commandId(),
      ...{ date, tourId, party: id, sequence: 0 },
      requested: { ...unchanged, ...requested[index % requested.length] },
    };
    return pressUntilDecided(() => call({ json }));
  };
  const cancel = (index: number): Promise<CallResult> => {
    const call = callerAs(
      actorOnDevice(index),
      cancelContract,
      cancelParty({ parties, people, quotas: unlimited, clock }),
    );
    const query = { commandId: commandId(), date, tourId: String(tourId), party: id, sequence: '0' };
    return pressUntilDecided(() => call({ query }));
  };
  const [changes, cancellations, notes] = await Promise.all([
    runConcurrently(change, 16),
    runConcurrently(cancel, 4),
    runConcurrently((index) => recordOnDevice(index, booking, { kind: 'note', text: `Note ${index}` }), 5),
  ]);
  const stored = await bookings.find(referenceOf(booking), 'staff');
  // All of them saw the first version, so only the first changes anything.
  expect(stored).toMatchObject({ sequence: 1, staffChanges: [{ by: expect.stringMatching(/^person-/) }] });
  expect(stored?.staffChanges).toHaveLength(1);
  const kinds = [...changes, ...cancellations].map(({ status, json }) => json.kind ?? status);
  expect(kinds).toContain(200);
  expect(kinds.filter((kind) => ![200, 'party-changed', 'booking-cancelled'].includes(kind))).toEqual([]);
  expect(notes.map(({ status }) => status)).toEqual(Array(5).fill(200));
  expect(visitOf((await bookingStore(table, clock).readWithVisit(booking)).visit.log).notes).toHaveLength(5);
  const slots = await table.items('SLOT#');
  expect(slots.length).toBeGreaterThan(0);
  for (const item of slots) expect(slotProblems(item)).toEqual([]);
});

test(`the sums of a till are correct if it is closed while a payment is reversed, despite lost responses and double presses (seed ${seed})`, {
  timeout: scenarioTimeout,
}, async () => {
  const booking = storedBooking({ guestCount: 4 });
  await bookingStore(table, clock).book(booking);
  const [first, second] = [paid(4000), paid(2500)];
  for (const entry of [first, second])
    await visitStore(table, clock).record(keyOf(booking), booking.id, () => ({ entry }));
  const days = dayStore(table, clock);
  // A read takes dozens of calls, one of which would always be lost, so only the write loses responses here.
  const tills = { ...zStore(table, clock), close: zStore(unreliableTable, clock).close };
  const till = { tills, days, people, chains: chainStore(table, clock), clock };
  const shownTill = await readTill(till);
  const counted = { 'cash-vuv': 6500, 'cash-aud': 0, card: 0 };
  const close = (index: number): Promise<CallResult> => {
    const call = callerAs(actorOnDevice(index, 'manager'), closeContract, closeTill(till), true);
    const { number, digest } = shownTill;
    const json = { commandId: commandId(), number, digest, counted };
    return sendUntilDecided(() => call({ json }));
  };
  const reverse = (index: number): Promise<CallResult> => {
    const reversal = reversePayment({ visits: visitStore(unreliableTable, clock), clock });
    const call = callerAs(actorOnDevice(index, 'manager'), reverseContract, reversal, true);
    const { date, tourId, id: party } = booking;
    const json = { commandId: commandId(), date, tourId, party, entry: first.id, reason: 'Paid twice' };
    return pressUntilDecided(() => call({ json }));
  };
  const [closings, reversals] = await Promise.all([runConcurrently(close, 10), runConcurrently(reverse, 10)]);
  expect(reversals.filter(({ status }) => status !== 200)).toEqual([]);
  expect(closings.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  expect(closings.filter(({ status, json }) => status !== 200 && json.kind !== 'till-changed')).toEqual([]);
  const zs = await zStore(table, clock).heads({ count: 10 });
  expect(zs).toHaveLength(closings.filter(({ status }) => status === 200).length);
  const { lines } = await readTill(till);
  const allLines = [...lines, ...(await zStore(table, clock).contentSince(0)).lines];
  expect(cashUp(allLines).total.takenVuv).toBe(2500);
  expect(allLines.filter(({ reverses }) => reverses === entryName(booking.id, first.id))).toHaveLength(1);
});
