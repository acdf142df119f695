import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { closeTill } from '#functions/endpoints/close-till/close-till.ts';
import { recordVisit } from '#functions/endpoints/record-visit/record-visit.ts';
import { reversePayment } from '#functions/endpoints/reverse-payment/reverse-payment.ts';
import { showTill } from '#functions/endpoints/show-till/show-till.ts';
import { callerAs } from '#functions/kernel/call.testing.ts';
import { captureLog } from '#functions/kernel/captured-log.testing.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import type { StoredBooking } from '#functions/stores/bookings/slot-item.ts';
import { referenceOf } from '#functions/stores/bookings/stored-booking.testing.ts';
import { visitStore } from '#functions/stores/bookings/visits.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { type ObservedTable, observedTable } from '#functions/stores/table/table-content.testing.ts';
import { tillConsole } from '#functions/use-cases/till/till-console.testing.ts';
import { type Slot, slotOf } from '#shared/booking/slots.ts';
import { BookingRequest } from '#shared/contracts/create-booking.ts';
import { closeTill as closeContract } from '#shared/contracts/staff/close-till.ts';
import { recordVisit as recordContract } from '#shared/contracts/staff/record-visit.ts';
import { reversePayment as reverseContract } from '#shared/contracts/staff/reverse-payment.ts';
import { showTill as showContract } from '#shared/contracts/staff/show-till.ts';
import { inFull } from '#shared/full-run.testing.ts';
import { centsFor, needsReason } from '#shared/staff/parties/payment-rule.ts';
import { commandId } from '#shared/staff/parties/visit.testing.ts';
import { visitOf } from '#shared/staff/parties/visit.ts';
import { type PaymentMethod, paymentMethods, type VisitEntry } from '#shared/staff/parties/visit-log.ts';
import { cashUp } from '#shared/staff/till/cash-up.ts';
import { expectedSums } from '#shared/staff/till/till-count.ts';
import type { TillLine } from '#shared/staff/till/z-report.ts';
import { writeSigned } from '#shared/values/signed-amount.ts';
import { consoleAt } from './console.testing.ts';

let table: ObservedTable;
let now: Date;
let till: ReturnType<typeof tillConsole>;
const clock = () => now;

beforeEach(async () => {
  await openTable();
});

async function openTable(): Promise<void> {
  table = await observedTable();
  now = new Date('2026-11-24T10:05:00+11:00');
  till = tillConsole(table, clock);
  for (const { id, name, role } of await till.deps.people.list())
    await peopleStore(table, () => new Date(now.getTime() - 86_400_000)).add({ id, name, role });
  captureLog();
}

const ops = (line: string, files = new Map<string, string>()) => consoleAt(table, clock, files)(line);
const show = async () =>
  (await callerAs(till.actor('mia'), showContract, showTill(till.deps))({ query: {} })).json;
const close = async (difference = 0) => {
  const { x } = await show();
  const expected = expectedSums(x.lines);
  const counted = { ...expected, 'cash-vuv': expected['cash-vuv'] + difference };
  return callerAs(
    till.actor('mia'),
    closeContract,
    closeTill(till.deps),
    true,
  )({
    json: {
      commandId: commandId(),
      number: x.number,
      digest: x.digest,
      counted,
      ...(difference !== 0 && { reason: 'Change given twice' }),
    },
  });
};
const press = (by: 'ana' | 'noa', party: StoredBooking, action: object) =>
  callerAs(
    till.actor(by),
    recordContract,
    recordVisit({ ...till.deps, visits: visitStore(table, clock) }),
  )({ json: { commandId: commandId(), date: party.date, tourId: party.tourId, party: party.id, action } });
const reverse = (party: StoredBooking, entry: string) =>
  callerAs(
    till.actor('mia'),
    reverseContract,
    reversePayment({ visits: visitStore(table, clock), clock }),
    true,
  )({
    json: {
      commandId: commandId(),
      date: party.date,
      tourId: party.tourId,
      party: party.id,
      entry,
      reason: 'Paid twice',
    },
  });
const found = async (party: StoredBooking) => {
  const bookings = bookingStore(table, clock);
  return bookings.visited((await bookings.find(referenceOf(party), 'staff')) ?? party);
};
const pay = async (party: StoredBooking, vatu: number, method: PaymentMethod = 'cash-vuv') => {
  const { payments } = visitOf((await found(party)).visit.log);
  const paid = payments.reduce((sum, one) => sum + one.vatu, 0);
  const amount = method === 'cash-aud' ? centsFor(party.tourType, vatu) : vatu;
  const reason = needsReason(method, { due: 0, totalPrice: 0 }) ? 'Driver' : undefined;
  return press('ana', party, { kind: 'pay', method, amount, vatu, reason, outstanding: 16_000 - paid });
};

describe('the till by command line', () => {
  it('shows what it holds, and names what it becomes', async () => {
    const party = await till.party();
    await pay(party, 4000);
    await pay(party, 5000, 'cash-aud');
    await pay(party, 1000, 'complimentary');
    const { text } = await ops('till');
    expect(text).toContain('X, so far (closed, it becomes Z 1)');
    expect(text).toContain('Taken 9,000 VUV; apart 1,000 VUV');
    expect(text).toContain('3 payments, 0 taken back; 3 guests paid for');
    expect(text).toMatch(/AUD cash, AUD 68\.75 +5,000/);
    expect(text).toMatch(/Ana Kal +10,000/);
    expect(text).toMatch(/24 Nov, 10:00 AM, Tour and Tasting +10,000/);
  });

  it('shows a Z with what was counted, who closed it and why it differs', async () => {
    await pay(await till.party(), 4000);
    await close(-1000);
    const { text } = await ops('till --z 1');
    expect(text).toContain('Cash: expected 4,000, counted 3,000, difference −1,000');
    expect(text).toContain('Reason: Change given twice');
    expect(text).toContain('Closed on Tuesday 24 November 2026, 10:05 AM, by Mia Vira.');
    await expect(ops('till --z 2')).rejects.toThrow('There is no Z 2.');
    await expect(ops('till --z two')).rejects.toThrow('"two" is not the number of a Z');
  });
});

const anyStep = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      party: fc.nat(4),
      vatu: fc.constantFrom(1000, 2500, 4000),
      method: fc.constantFrom(...paymentMethods),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('undo' as const, 'reverse' as const), target: fc.nat() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('close' as const, 'later' as const, 'next-day' as const) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom('cancel' as const, 'move' as const), party: fc.nat(4) }),
  },
);

/** Each payment stored, by a separate read of the table. */
async function paymentsStored(): Promise<readonly Extract<VisitEntry, { kind: 'pay' }>[]> {
  const visits = await table.items('VISIT#');
  // A visit that has no entry yet has no log either.
  return visits.flatMap(({ log = [] }) => visitOf(log as VisitEntry[]).payments);
}

/** The column `VUV` of a CSV file. No cell of it holds a comma. */
const sumIn = (csv = ''): number => {
  const [head = '', ...rows] = csv.slice(1).split('\r\n');
  const place = head.split(',').indexOf('VUV');
  return rows.reduce((sum, line) => sum + Number(line.split(',')[place] || 0), 0);
};

it('screen, CSV, Z and command line add up to the payments stored, whatever happens in some days', async () => {
  const slots: readonly Slot[] = ['10:00 AM', '11:00 AM', '12:00 PM'].map((time) =>
    slotOf(time as Slot['time'], 'Tour and Tasting'),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 12, maxLength: 30 }), async (steps) => {
      await openTable();
      const parties = [];
      for (let index = 0; index < 5; index += 1)
        parties.push(
          await till.party({
            time: slots[index % 3]?.time ?? '10:00 AM',
            operator: { id: 'sea', companyName: 'Sea', chargingModel: 'guest_pays' },
          }),
        );
      let zs = 0;
      for (const step of steps) {
        now = new Date(now.getTime() + 60_000);
        if ('party' in step) {
          const party = parties[step.party] as StoredBooking;
          if (step.do === 'pay') await pay(party, step.vatu, step.method);
          if (step.do === 'cancel') await bookingStore(table, clock).cancel(referenceOf(party), 'staff');
          if (step.do === 'move') {
            const slot = slots[step.party % 3] as Slot;
            const requested = {
              ...BookingRequest.parse(await found(party)),
              time: slot.time,
              tourId: slot.id,
            };
            await bookingStore(table, clock).change(referenceOf(party), { ...requested, date: party.date });
          }
        } else if ('target' in step) {
          const paid = [];
          for (const party of parties)
            for (const { id, kind } of (await found(party)).visit.log)
              if (kind === 'pay') paid.push({ party, id });
          const target = paid[step.target % Math.max(1, paid.length)];
          if (target === undefined) continue;
          if (step.do === 'reverse') await reverse(await found(target.party), target.id);
          else await press('ana', await found(target.party), { kind: 'undo', entry: target.id });
        } else if (step.do === 'close') {
          if ((await close(-500)).status === 200) zs += 1;
        } else now = new Date(now.getTime() + (step.do === 'later' ? 660_000 : 43_200_000));
      }
      const inForce = (await paymentsStored()).reduce((sum, { vatu }) => sum + vatu, 0);
      const files = new Map<string, string>();
      const { x, zs: listed } = await show();
      const sums = cashUp(x.lines).total;
      const onScreen: readonly TillLine[] = x.lines;
      expect((await ops('till --csv x.csv', files)).text).toContain(
        `Taken ${writeSigned(sums.takenVuv)} VUV; apart ${writeSigned(sums.apartVuv)} VUV`,
      );
      expect(sumIn(files.get('x.csv'))).toBe(sums.takenVuv + sums.apartVuv);
      let inZs = 0;
      const ids = onScreen.map(({ id }) => id);
      expect(listed).toHaveLength(zs);
      for (let number = 1; number <= zs; number += 1) {
        const z = await till.deps.tills.find(number);
        const { total } = cashUp(z?.lines ?? []);
        const { text } = await ops(`till --z ${number} --csv ${number}.csv`, files);
        expect(text).toContain(
          `Taken ${writeSigned(total.takenVuv)} VUV; apart ${writeSigned(total.apartVuv)} VUV`,
        );
        expect(sumIn(files.get(`${number}.csv`))).toBe(total.takenVuv + total.apartVuv);
        expect(listed.find((one: { number: number }) => one.number === number)?.takenVuv).toBe(
          total.takenVuv,
        );
        inZs += total.takenVuv + total.apartVuv;
        ids.push(...(z?.lines ?? []).map(({ id }) => id));
      }
      expect(new Set(ids).size).toBe(ids.length);
      expect(inZs + sums.takenVuv + sums.apartVuv).toBe(inForce);
    }),
    { numRuns: inFull(60, 6) },
  );
}, 120_000);
