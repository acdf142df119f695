import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entry, paid } from '../parties/visit.testing.ts';
import { undoneIdsIn, visitOf } from '../parties/visit.ts';
import { paymentMethods, type VisitEntry, type VisitLog } from '../parties/visit-log.ts';
import { cashUp } from './cash-up.ts';
import { imbalances } from './till-balance.ts';
import { entryName, openLines, type PaidParty } from './till-lines.ts';
import type { TillLine } from './z-report.ts';

const party = (log: VisitLog, changes: Partial<PaidParty> = {}): PaidParty => ({
  party: 'lee',
  date: '2026-11-24',
  tourId: 0,
  guestCount: 4,
  due: 16_000,
  log,
  ...changes,
});
const nameOf = ({ id }: { readonly id: string }, partyId = 'lee') => entryName(partyId, id);
const undo = (target: VisitEntry, changes: object = {}) =>
  entry({ kind: 'undo', entry: target.id, ...changes });
const sumsOf = (lines: readonly TillLine[]) => lines.map(({ vatu }) => vatu);

it('the lines of a till that no Z covers yet contain only payments, oldest first', () => {
  const latePayment = paid(4000, { at: 30 });
  const earlyPayment = paid(2500, { at: 10 });
  const log = [
    entry({ kind: 'arrive', guests: 2 }),
    latePayment,
    entry({ kind: 'note', text: 'Mrs Lee' }),
    earlyPayment,
  ];
  const lines = openLines([party(log)], []);
  expect(lines.map(({ id }) => id)).toEqual([nameOf(earlyPayment), nameOf(latePayment)]);
  expect(JSON.stringify(lines)).not.toContain('Lee');
});

const cash = paid(4000);
const undone = undo(cash);
const reversed = undo(cash, { reason: 'Paid twice', by: 'mia' });
it.each<[string, VisitLog, readonly VisitEntry[], readonly number[]]>([
  ['paid', [cash], [], [4000]],
  ['paid, in a Z', [cash], [cash], []],
  ['undone before a Z', [cash, undone], [], []],
  ['undone while the Z was being closed', [cash, undone], [cash], [-4000]],
  ['undone while the Z was being closed, with the undo in a Z', [cash, undone], [cash, undone], []],
  ['reversed before a Z', [cash, reversed], [], [4000, -4000]],
  ['reversed after the Z', [cash, reversed], [cash], [-4000]],
  ['reversed, with the reversal in a Z', [cash, reversed], [cash, reversed], []],
])('the till lists, for a payment that is %s, the lines that no Z covers', (_, log, inZ, expected) => {
  const both = [party([cash, reversed])];
  const closed = openLines(both, []).map((line) =>
    line.vatu < 0 ? { ...line, id: nameOf(log[1] ?? reversed) } : line,
  );
  const names = new Set(inZ.map((closedEntry) => nameOf(closedEntry)));
  const lines = openLines(
    [party(log)],
    closed.filter(({ id }) => names.has(id)),
  );
  expect(sumsOf(lines)).toEqual(expected);
  for (const { vatu, reverses } of lines) expect(reverses).toBe(vatu < 0 ? nameOf(cash) : undefined);
});

it('the till distinguishes entries with the same id in the histories of two parties, whether paid, undone or in a Z', () => {
  const id = 'a'.repeat(24);
  const lees = party([paid(10_000, { id, at: 1 })]);
  const evesParty = party([paid(1, { id, at: 2 }), entry({ kind: 'undo', entry: id, at: 3 })], {
    party: 'eve',
  });
  expect(openLines([evesParty, lees], [])).toMatchObject([{ id: entryName('lee', id), vatu: 10_000 }]);
  const closed = openLines([lees], []);
  const kalsParty = party([paid(4000, { id, at: 4 })], { party: 'kal' });
  expect(sumsOf(openLines([lees, kalsParty], closed))).toEqual([4000]);
});

const allDays = new Set(['2026-11-24']);
const guestsIn = (lines: readonly TillLine[]) => lines.map(({ guests }) => guests);
it.each<[string, number, readonly number[], readonly number[]]>([
  ['one adult in two halves', 1, [2000, 2000], [1, 0]],
  ['three adults in two halves', 3, [6000, 6000], [2, 1]],
  ['three adults in four parts', 3, [1000, 1000, 1000, 9000], [0, 1, 0, 2]],
])(
  'the lines of a till that no Z covers yet count the guests of %s once',
  (_, guestCount, sums, expected) => {
    const log = sums.map((vatu, at) => paid(vatu, { at }));
    const payingParty = party(log, { guestCount, due: guestCount * 4000 });
    expect(guestsIn(openLines([payingParty], []))).toEqual(expected);
  },
);

it('the till counts each guest once if the payments of a party are in several Zs, even after an extra guest or a reversal', () => {
  const half = paid(2000, { at: 1 });
  const rest = paid(2000, { at: 2 });
  const single = { guestCount: 1, due: 4000 };
  const first = openLines([party([half], single)], []);
  expect(guestsIn(openLines([party([half, rest], single)], first))).toEqual([0]);
  const extraPayment = paid(4000, { at: 3 });
  const log = [half, rest, extraPayment];
  const second = openLines([party(log, { guestCount: 2, due: 8000 })], first);
  expect(guestsIn(second)).toEqual([0, 1]);
  const reversal = undo(extraPayment, { reason: 'Paid twice', at: 4 });
  const closed = [...first, ...second];
  expect(guestsIn(openLines([party([...log, reversal], { guestCount: 2, due: 8000 })], closed))).toEqual([
    -1,
  ]);
});

describe('the check that the visit histories and the till agree', () => {
  const parties = [
    party([cash, reversed, paid(500)]),
    party([paid(700, { method: 'card' })], { party: 'kal' }),
  ];
  const lines = openLines(parties, []);

  it('passes for the payments of open and closed tills', () => {
    expect(imbalances(parties, allDays, [], lines)).toEqual([]);
    expect(imbalances(parties, allDays, lines.slice(0, 2), openLines(parties, lines.slice(0, 2)))).toEqual(
      [],
    );
  });

  it('reports each payment method with a missing, duplicate or different line', () => {
    const recorded = { amount: 700, vatu: 700 };
    const emptySum = { amount: 0, vatu: 0 };
    const isCard = ({ method }: TillLine) => method === 'card';
    expect(
      imbalances(
        parties,
        allDays,
        [],
        lines.filter((line) => !isCard(line)),
      ),
    ).toEqual([{ method: 'card', recorded, inTill: emptySum }]);
    expect(imbalances(parties, allDays, lines, lines.filter(isCard))).toEqual([
      { method: 'card', recorded, inTill: { amount: 1400, vatu: 1400 } },
    ]);
    const wrong = lines.map((line) => (line.vatu === 500 ? { ...line, vatu: 400 } : line));
    expect(imbalances(parties, allDays, [], wrong)).toMatchObject([{ method: 'cash-vuv' }]);
  });

  it('leaves out lines of days that were not loaded', () => {
    const earlier = lines.map((line) => ({ ...line, id: 'other', date: '2026-11-01' }));
    expect(imbalances(parties, allDays, earlier, lines)).toEqual([]);
  });
});

it('the till counts an entry that is in a slot and in the archive once', () => {
  const lines = openLines([party([cash, reversed]), party([cash])], []);
  expect(sumsOf(lines)).toEqual([4000, -4000]);
  expect(openLines([party([cash]), party([cash, undone])], [])).toEqual([]);
});

/** Actions of colleagues and managers, in any order. */
const anyStep = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      party: fc.nat(5),
      vatu: fc.integer({ min: 1, max: 64_000 }),
      method: fc.constantFrom(...paymentMethods),
      by: fc.constantFrom('ana', 'ben'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('undo' as const, 'reverse' as const), target: fc.nat() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('close' as const), fit: fc.integer({ min: 1, max: 8 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('copy' as const), party: fc.nat(5) }) },
);

it('all Zs and the X add up to the payments that were not undone after any payments, reversals, archiving and closing', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 80 }), (steps) => {
      const logs: VisitEntry[][] = Array.from({ length: 6 }, () => []);
      const copies: PaidParty[] = [];
      const zs: TillLine[][] = [];
      const inZ = () => zs.flat();
      const parties = () => [
        ...logs.map((log, tourId) => party(log, { party: `party ${tourId}`, tourId })),
        ...copies,
      ];
      let at = 0;
      for (const step of steps) {
        at += 1;
        if (step.do === 'pay')
          logs[step.party]?.push(paid(step.vatu, { at, method: step.method, by: step.by }));
        if (step.do === 'undo' || step.do === 'reverse') {
          const payments = logs.flatMap((log) =>
            log.filter(({ kind }) => kind === 'pay').map((payment) => ({ log, payment })),
          );
          const { log, payment } = payments[step.target % Math.max(1, payments.length)] ?? {};
          if (log !== undefined && payment !== undefined && !undoneIdsIn(log).has(payment.id))
            log.push(
              undo(payment, { at, by: 'mia', ...(step.do === 'reverse' && { reason: 'Paid twice' }) }),
            );
        }
        if (step.do === 'close') zs.push(openLines(parties(), inZ()).slice(0, step.fit));
        if (step.do === 'copy')
          copies.push(
            party([...(logs[step.party] ?? [])], { party: `party ${step.party}`, tourId: step.party }),
          );

        const x = openLines(parties(), inZ());
        const all = [...zs.flat(), ...x];
        expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
        const { total } = cashUp(all);
        const recorded = logs.reduce((sum, log) => sum + visitOf(log).paidVuv, 0);
        expect(total.takenVuv + total.apartVuv).toBe(recorded);
        expect(imbalances(parties(), allDays, inZ(), x)).toEqual([]);
        const aud = logs
          .flatMap((log) => visitOf(log).payments)
          .filter(({ method }) => method === 'cash-aud');
        expect(total.byMethod['cash-aud']?.amount ?? 0).toBe(
          aud.reduce((sum, { amount }) => sum + amount, 0),
        );
        expect(cashUp(x).total.takenVuv + zs.reduce((sum, z) => sum + cashUp(z).total.takenVuv, 0)).toBe(
          total.takenVuv,
        );
      }
    }),
  );
});
