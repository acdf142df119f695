import fc from 'fast-check';
import { expect, it } from 'vitest';
import { commandId, entry, paid } from '../parties/visit.testing.ts';
import { visitOf } from '../parties/visit.ts';
import { paymentMethods, type VisitEntry } from '../parties/visit-log.ts';
import { cashUp, type Takings } from './cash-up.ts';
import { openLines, type PaidParty } from './till-lines.ts';

const cashUpOf = (parties: readonly PaidParty[]) => cashUp(openLines(parties, []));
/** Four adults who owe 16,000 vatu, by default on a tour at ten. */
const party = (log: PaidParty['log'], { date = '2026-11-24', tourId = 0 } = {}): PaidParty => ({
  party: `${date} ${tourId}`,
  date,
  tourId,
  guestCount: 4,
  due: 16_000,
  log,
});

const anyParty = fc
  .record({
    tourId: fc.integer({ min: 0, max: 13 }),
    date: fc.constantFrom('2026-11-23', '2026-11-24'),
    guestCount: fc.integer({ min: 1, max: 16 }),
    payments: fc.array(
      fc.record({
        method: fc.constantFrom(...paymentMethods),
        amount: fc.integer({ min: 1, max: 90_000 }),
        vatu: fc.integer({ min: 1, max: 64_000 }),
        by: fc.constantFrom('ana', 'ben', 'mia'),
        at: fc.integer({ min: 0, max: 1_000_000 }),
        isUndone: fc.boolean(),
      }),
      { maxLength: 6 },
    ),
  })
  .map(({ payments, ...party }) => ({
    ...party,
    party: commandId(),
    due: party.guestCount * 4000,
    log: payments.flatMap(({ isUndone, ...fields }): VisitEntry[] => {
      const payment = paid(fields.vatu, fields);
      return isUndone ? [payment, entry({ kind: 'undo', entry: payment.id })] : [payment];
    }),
  }));

const addTakings = (sums: readonly Takings[]): Takings =>
  sums.reduce<Takings>(
    (total, takings) => ({
      takenVuv: total.takenVuv + takings.takenVuv,
      apartVuv: total.apartVuv + takings.apartVuv,
      guests: total.guests + takings.guests,
      byMethod: Object.fromEntries(
        paymentMethods.flatMap((method) => {
          const [a, b] = [total.byMethod[method], takings.byMethod[method]];
          if (a === undefined || b === undefined) return a || b ? [[method, a ?? b]] : [];
          const sum = {
            payments: a.payments + b.payments,
            reversed: a.reversed + b.reversed,
            amount: a.amount + b.amount,
            vatu: a.vatu + b.vatu,
          };
          return [[method, sum]];
        }),
      ),
    }),
    { takenVuv: 0, apartVuv: 0, guests: 0, byMethod: {} },
  );

it('the cash-up adds up to the payments that were not undone, by start, by method and by person', () => {
  fc.assert(
    fc.property(fc.array(anyParty, { maxLength: 30 }), (parties) => {
      const result = cashUpOf(parties);
      const payments = parties.flatMap(({ log }) => visitOf(log).payments);
      const totalVatu = payments.reduce((sum, { vatu }) => sum + vatu, 0);
      expect(result.total.takenVuv + result.total.apartVuv).toBe(totalVatu);
      expect(addTakings(result.byStart)).toEqual(result.total);
      expect(addTakings(result.byPerson)).toEqual(result.total);
      for (const method of paymentMethods) {
        const methodPayments = payments.filter((payment) => payment.method === method);
        expect(result.total.byMethod[method]?.payments ?? 0).toBe(methodPayments.length);
        expect(result.total.byMethod[method]?.amount ?? 0).toBe(
          methodPayments.reduce((sum, { amount }) => sum + amount, 0),
        );
      }
    }),
  );
});

it('the cash-up separates complimentary visits and operators’ accounts from the money taken', () => {
  const log = [
    paid(4000),
    paid(2500, { method: 'cash-aud', amount: 3200 }),
    paid(8000, { method: 'card' }),
    paid(1000, { method: 'complimentary' }),
    paid(5000, { method: 'operator-account' }),
  ];
  const { total } = cashUpOf([party(log)]);
  expect(total).toMatchObject({ takenVuv: 14_500, apartVuv: 6000 });
  expect(total.byMethod['cash-aud']).toEqual({ payments: 1, reversed: 0, amount: 3200, vatu: 2500 });
});

it('the cash-up subtracts a reversed payment from the takings of the colleague who reversed it', () => {
  const cash = paid(4000);
  const reversal = entry({ kind: 'undo', entry: cash.id, reason: 'Paid twice', by: 'mia' });
  const { total, byPerson } = cashUpOf([party([cash, reversal])]);
  expect(total).toEqual({
    byMethod: { 'cash-vuv': { payments: 1, reversed: 1, amount: 0, vatu: 0 } },
    takenVuv: 0,
    apartVuv: 0,
    guests: 0,
  });
  expect(byPerson.map(({ person, takenVuv }) => [person, takenVuv])).toEqual([
    ['ana', 4000],
    ['mia', -4000],
  ]);
});

it('the cash-up counts the adults paid for by any method, without those whose payment was reversed', () => {
  const reversedPayment = paid(4000);
  const log = [
    paid(8000),
    paid(4000, { method: 'complimentary' }),
    reversedPayment,
    entry({ kind: 'undo', entry: reversedPayment.id, reason: 'Paid twice' }),
  ];
  const result = cashUpOf([party(log), { ...party([paid(2500)], { tourId: 3 }), guestCount: 3, due: 7500 }]);
  expect(result.total.guests).toBe(4);
  expect(result.byStart.map(({ guests }) => guests)).toEqual([3, 1]);
  expect(cashUpOf([{ ...party([paid(500)]), due: 0 }]).total.guests).toBe(0);
});

it('the cash-up lists starts by day and slot id, compared as numbers, and people in the order of their first payments', () => {
  const at = (seconds: number, by: string) => [paid(1000, { at: seconds, by })];
  const result = cashUpOf([
    party(at(3, 'ana'), { tourId: 10 }),
    party(at(2, 'ben'), { tourId: 2 }),
    party(at(4, 'ana'), { date: '2026-11-23', tourId: 13 }),
  ]);
  expect(result.byStart.map(({ date, tourId }) => `${date} ${tourId}`)).toEqual([
    '2026-11-23 13',
    '2026-11-24 2',
    '2026-11-24 10',
  ]);
  expect(result.byPerson.map(({ person }) => person)).toEqual(['ben', 'ana']);
});
