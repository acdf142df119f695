import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { secondsAt } from '../parties/visit.testing.ts';
import { paymentMethods } from '../parties/visit-log.ts';
import { cashUp } from './cash-up.ts';
import { type TillReport, tillCsv } from './till-csv.ts';
import type { TillLine } from './z-report.ts';

const line = (changes: Partial<TillLine> = {}): TillLine => ({
  id: 'a'.repeat(24),
  at: secondsAt('10:02'),
  by: 'ana',
  date: '2026-11-24',
  tourId: 0,
  guests: 0,
  method: 'cash-vuv',
  amount: 8000,
  vatu: 8000,
  ...changes,
});
const nameOf = (id: string) => (id === 'ana' ? 'Ana Kal' : '=HYPERLINK("x")');
/** Cells of the rows; none of these texts has a comma or a quote. */
const rowsOf = (report: TillReport) =>
  tillCsv(report, nameOf)
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((row) => row.split(','));
const column = (report: TillReport, name: string, kinds = /payment|reversed/) => {
  const [head = [], ...rows] = rowsOf(report);
  return rows.filter(([kind = '']) => kinds.test(kind)).map((cells) => cells[head.indexOf(name)] ?? '');
};

describe('the CSV of a till', () => {
  it('has a row for each payment and each reversal', () => {
    const aud = line({ method: 'cash-aud', amount: 10_000, change: { cents: 2050, vuv: 1640 } });
    expect([column({ lines: [aud] }, 'AUD exchanged'), column({ lines: [aud] }, 'VUV given back')]).toEqual([
      ['20.5'],
      ['1640'],
    ]);
    const reversal = line({ method: 'cash-aud', amount: -12_050, vatu: -8000, reverses: 'b', tourId: 9 });
    const [, first, second] = rowsOf({ number: 42, lines: [line(), reversal] });
    expect(first?.slice(0, 12)).toEqual(
      'payment|42|2026-11-24|10:02 AM|2026-11-24|10:00 AM|Tour and Tasting|Ana Kal|Cash|VUV|8000|8000'.split(
        '|',
      ),
    );
    expect(second?.slice(0, 12)).toEqual(
      'reversed|42|2026-11-24|10:02 AM|2026-11-24|2:00 PM|Cellar Door Tasting|Ana Kal|AUD cash|AUD|-120.5|-8000'.split(
        '|',
      ),
    );
  });

  it('has a row for each counted method of a Z, with the reason for a difference, and none for an X', () => {
    const report = {
      number: 42,
      lines: [line(), line({ method: 'card', vatu: 4000, amount: 4000 })],
      counted: { 'cash-vuv': 7000, 'cash-aud': 0, card: 4000 },
      reason: 'Change given twice',
    };
    expect(column(report, 'difference', /counted/)).toEqual(['-1000', '0', '0']);
    expect(column(report, 'expected', /counted/)).toEqual(['8000', '0', '4000']);
    expect(column(report, 'reason', /counted/)).toEqual(['Change given twice', '', '']);
    expect(column({ lines: report.lines }, 'what', /counted/)).toEqual([]);
    expect(column({ lines: report.lines }, 'day report (Z)')).toEqual(['open', 'open']);
  });

  it('contains no formula in a name or a reason', () => {
    const csv = tillCsv(
      {
        number: 1,
        lines: [line({ by: 'eve' })],
        counted: { 'cash-vuv': 0, 'cash-aud': 0, card: 0 },
        reason: '=1+1',
      },
      nameOf,
    );
    expect(csv).not.toMatch(/(^|,)"?=/m);
  });

  it('has the same sums as the cash-up', () => {
    const anyLine = fc.record({
      method: fc.constantFrom(...paymentMethods),
      amount: fc.integer({ min: -90_000, max: 90_000 }),
      vatu: fc.integer({ min: -64_000, max: 64_000 }),
    });
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 20 }), (tillLines) => {
        const lines = tillLines.map((changes) => line(changes));
        const { total } = cashUp(lines);
        const sum = (cells: readonly string[]) => cells.reduce((all, cell) => all + Number(cell), 0);
        expect(sum(column({ lines }, 'VUV'))).toBe(total.takenVuv + total.apartVuv);
        const inAud = column({ lines }, 'currency').map((currency) => currency === 'AUD');
        const cents = column({ lines }, 'amount').map((cell, index) =>
          inAud[index] ? Math.round(Number(cell) * 100) : 0,
        );
        expect(cents.reduce((total, amount) => total + amount, 0)).toBe(
          total.byMethod['cash-aud']?.amount ?? 0,
        );
      }),
    );
  });
});
