import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { addParty } from '../../functions/endpoints/add-party/add-party.ts';
import { recordVisit } from '../../functions/endpoints/record-visit/record-visit.ts';
import { type Answer, callerAs } from '../../functions/kernel/call.testing.ts';
import { bookingStore } from '../../functions/stores/bookings/bookings.ts';
import type { StoredBooking } from '../../functions/stores/bookings/slot-item.ts';
import { referenceOf, storedBooking } from '../../functions/stores/bookings/stored-booking.testing.ts';
import { visitStore } from '../../functions/stores/bookings/visits.ts';
import { zStore } from '../../functions/stores/till/z-reports.ts';
import { type ObservedTable, observedTable } from '../../functions/stores/table/table-content.testing.ts';
import type { Actor } from '../../shared/contracts/contract.ts';
import { addParty as addContract } from '../../shared/contracts/staff/add-party.ts';
import { recordVisit as recordContract } from '../../shared/contracts/staff/record-visit.ts';
import { commandId } from '../../shared/staff/visit.testing.ts';
import { visitOf } from '../../shared/staff/visit.ts';
import { lossyTable } from './lossy-table.ts';
import { scenarioTimeout } from './scenario.ts';
import { slotProblems } from './stored-slot.ts';

const now = new Date('2026-11-24T10:05:00+11:00');
const clock = () => now;
const people = { list: async () => [] };
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000_000);
/** Presses of one button until it is answered; all with the same command. */
const mostPresses = 30;

let table: ObservedTable;
let lossy: ObservedTable;
beforeEach(async () => {
  table = await observedTable();
  const draws = fc.sample(fc.noBias(fc.integer({ min: 0, max: 999 })), { numRuns: 997, seed });
  let drawn = 0;
  lossy = lossyTable(table, () => (draws[drawn++ % draws.length] ?? 0) / 1000);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

const device = (index: number): Actor => ({
  person: { id: `person-${index}`, name: `Person ${index}`, role: 'floor' },
  deviceId: `device-${index}`,
  steppedUpAt: undefined,
  linkedAt: undefined,
});

async function pressUntilAnswered(press: () => Promise<Answer>): Promise<Answer> {
  for (let presses = 1; ; presses += 1) {
    // Sent twice at once, as by a nervous finger.
    const answered = (await Promise.all([press(), press()])).filter(({ status }) => status !== 503);
    const [answer] = answered;
    if (presses === mostPresses) throw new Error('The product never answered');
    if (answer === undefined) continue;
    expect(new Set(answered.map(({ status, json }) => `${status} ${json.kind}`)).size).toBe(1);
    return answer;
  }
}

const forty = <Result>(work: (index: number) => Promise<Result>, count = 40): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

function recordOn(index: number, booking: StoredBooking, action: object): Promise<Answer> {
  const call = callerAs(
    device(index),
    recordContract,
    recordVisit({ visits: visitStore(lossy, clock), people, tills: zStore(lossy, clock), clock }),
  );
  const json = {
    commandId: commandId(),
    date: booking.date,
    tourId: booking.tourId,
    party: booking.id,
    action,
  };
  return pressUntilAnswered(() => call({ json }));
}

test(`forty devices press arrived and paid at once, ten add a note, with lost answers and double presses (seed ${seed})`, {
  timeout: scenarioTimeout,
}, async () => {
  const booking = storedBooking({ guestCount: 4 });
  await bookingStore(table, clock).book(booking);
  const pay = { kind: 'pay', method: 'card', amount: 16_000, vatu: 16_000, outstanding: 16_000 };
  const [arrivals, payments, notes] = await Promise.all([
    forty((index) => recordOn(index, booking, { kind: 'arrive', guests: 4, here: 0 })),
    forty((index) => recordOn(index, booking, pay)),
    forty((index) => recordOn(index, booking, { kind: 'note', text: `Note ${index}` }), 10),
  ]);
  expect([...arrivals, ...notes].filter(({ status }) => status !== 200)).toEqual([]);
  expect(payments.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(payments.filter(({ json }) => json.kind === 'party-changed')).toHaveLength(39);
  const found = await bookingStore(table, clock).find(referenceOf(booking));
  const log = found?.visit?.log ?? [];
  expect(
    log
      .filter(({ kind }) => kind !== 'note')
      .map(({ kind }) => kind)
      .sort(),
  ).toEqual(['arrive', 'pay']);
  const texts = visitOf(log).notes.map(({ text }) => text);
  expect([new Set(texts).size, texts.length]).toEqual([10, 10]);
  expect(visitOf(log)).toMatchObject({ here: 4, paidVuv: 16_000 });
  expect(found?.sequence).toBe(0);
});

test(`twenty walk-ins for four places, with lost answers and double presses (seed ${seed})`, {
  timeout: scenarioTimeout,
}, async () => {
  await bookingStore(table, clock).book(storedBooking({ guestCount: 12 }));
  const add = (index: number): Promise<Answer> => {
    const call = callerAs(
      device(index),
      addContract,
      addParty({ bookings: bookingStore(lossy, clock), clock }),
    );
    const json = { commandId: commandId(), source: 'walk-in', date: '2026-11-24', tourId: 0, guestCount: 1 };
    return pressUntilAnswered(() => call({ json }));
  };
  const answers = await forty(add, 20);
  const added = answers.filter(({ status }) => status === 201);
  expect(new Set(added.map(({ json }) => json.party.id)).size).toBe(4);
  expect(answers.filter(({ json }) => json.kind === 'slot-full')).toHaveLength(16);
  const [item] = await table.items();
  expect(item?.guests).toBe(16);
  expect(slotProblems(item)).toEqual([]);
});
