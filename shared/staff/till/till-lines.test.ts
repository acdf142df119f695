import fc from 'fast-check';
import { expect, it } from 'vitest';
import { entry, paid } from '../parties/visit.testing.ts';
import { undoneIn, visitOf } from '../parties/visit.ts';
import { paymentMethods, type VisitEntry, type VisitLog } from '../parties/visit-log.ts';
import { cashUp } from './cash-up.ts';
import { openLines, type PaidParty } from './till-lines.ts';
import type { TillLine } from './z-report.ts';

const party = (log: VisitLog, changes: Partial<PaidParty> = {}): PaidParty => ({
  date: '2026-11-24',
  tourId: 0,
  guestCount: 4,
  due: 16_000,
  log,
  ...changes,
});
const nothing: ReadonlySet<string> = new Set();
const undo = (target: VisitEntry, given: object = {}) => entry({ kind: 'undo', entry: target.id, ...given });
const sumsOf = (lines: readonly TillLine[]) => lines.map(({ vatu }) => vatu);

it('holds payments and nothing else, oldest first', () => {
  const late = paid(4000, { at: 30 });
  const early = paid(2500, { at: 10 });
  const log = [entry({ kind: 'arrive', guests: 2 }), late, entry({ kind: 'note', text: 'Mrs Lee' }), early];
  const lines = openLines([party(log)], nothing);
  expect(lines.map(({ id }) => id)).toEqual([early.id, late.id]);
  expect(JSON.stringify(lines)).not.toContain('Lee');
});

const cash = paid(4000);
const undone = undo(cash);
const reversed = undo(cash, { reason: 'Paid twice', by: 'mia' });
it.each<[string, VisitLog, readonly string[], readonly number[]]>([
  ['paid', [cash], [], [4000]],
  ['paid, in a Z', [cash], [cash.id], []],
  ['undone before a Z', [cash, undone], [], []],
  ['undone while the Z was being closed', [cash, undone], [cash.id], [-4000]],
  ['undone in one Z, given back in the next', [cash, undone], [cash.id, undone.id], []],
  ['given back before a Z', [cash, reversed], [], [4000, -4000]],
  ['given back after the Z', [cash, reversed], [cash.id], [-4000]],
  ['given back in a Z of its own', [cash, reversed], [cash.id, reversed.id], []],
])('a payment %s', (_, log, inZ, expected) => {
  const lines = openLines([party(log)], new Set(inZ));
  expect(sumsOf(lines)).toEqual(expected);
  for (const { vatu, takesBack } of lines) expect(takesBack).toBe(vatu < 0 ? cash.id : undefined);
});

it('counts an entry once that stands in a slot and in the archive', () => {
  const lines = openLines([party([cash, reversed]), party([cash])], nothing);
  expect(sumsOf(lines)).toEqual([4000, -4000]);
  expect(openLines([party([cash]), party([cash, undone])], nothing)).toEqual([]);
});

/** What colleagues and managers do on some days, in any order. */
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

it('all Zs and the X add up to the payments in force, whatever is paid, taken back, archived and closed', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 80 }), (steps) => {
      const logs: VisitEntry[][] = Array.from({ length: 6 }, () => []);
      const copies: PaidParty[] = [];
      const zs: TillLine[][] = [];
      const inZ = () => new Set(zs.flat().map(({ id }) => id));
      const parties = () => [...logs.map((log, tourId) => party(log, { tourId })), ...copies];
      let at = 0;
      for (const step of steps) {
        at += 1;
        if (step.do === 'pay')
          logs[step.party]?.push(paid(step.vatu, { at, method: step.method, by: step.by }));
        if (step.do === 'undo' || step.do === 'reverse') {
          const paidHere = logs.flatMap((log) =>
            log.filter(({ kind }) => kind === 'pay').map((one) => ({ log, one })),
          );
          const { log, one } = paidHere[step.target % Math.max(1, paidHere.length)] ?? {};
          if (log !== undefined && one !== undefined && !undoneIn(log).has(one.id))
            log.push(undo(one, { at, by: 'mia', ...(step.do === 'reverse' && { reason: 'Paid twice' }) }));
        }
        if (step.do === 'close') zs.push(openLines(parties(), inZ()).slice(0, step.fit));
        if (step.do === 'copy') copies.push(party([...(logs[step.party] ?? [])], { tourId: step.party }));

        const x = openLines(parties(), inZ());
        const all = [...zs.flat(), ...x];
        expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
        const { total } = cashUp(all);
        const inForce = logs.reduce((sum, log) => sum + visitOf(log).paidVuv, 0);
        expect(total.takenVuv + total.apartVuv).toBe(inForce);
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
