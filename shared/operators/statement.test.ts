import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startTimes, tourTypes } from '../booking/slots.ts';
import { totalPriceVuv } from '../booking/tours.ts';
import { chargingModels } from './operator-request.ts';
import { officeStatementCsv, type StatedBooking, statementCsv, statementOf } from './statement.ts';

const formulas = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  ' =1',
  '|x',
  '%x',
  '＝1',
  'a"b',
  'a,b',
  "a'b",
  'x\r\ny',
];
const name = fc.oneof(
  fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }),
  fc.constantFrom(...formulas),
);

const booking = fc
  .record({
    day: fc.integer({ min: 1, max: 28 }),
    month: fc.constantFrom('2026-10', '2026-11', '2026-12'),
    time: fc.constantFrom(...startTimes),
    tourType: fc.constantFrom(...tourTypes),
    firstName: name,
    lastName: name,
    guestCount: fc.integer({ min: 1, max: 16 }),
    status: fc.constantFrom('confirmed', 'cancelled'),
    chargingModel: fc.constantFrom(...chargingModels),
    noShowGuests: fc.constantFrom(0, 0, 1, 3),
    onAccountVuv: fc.constantFrom(0, 0, 2500, 8000),
  })
  .map(
    ({ day, month, ...rest }): StatedBooking => ({
      ...rest,
      date: `${month}-${String(day).padStart(2, '0')}`,
      reference: 'SMI2611241000AM-7K3Q9XTB4MWE',
      totalPrice: totalPriceVuv(rest.tourType, rest.guestCount),
    }),
  );
const bookings = fc.array(booking, { maxLength: 60 });

/** Parses CSV by RFC 4180, independently of the writer. */
function cellsOf(csv: string): string[][] {
  const lines: string[][] = [];
  const line: string[] = [];
  for (const [, quoted, plain, end] of csv
    .replace('\ufeff', '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    line.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '\r\n') lines.push(line.splice(0));
  }
  return lines;
}

describe('a monthly statement', () => {
  it('charges the operator for the guests that the operator booked, and lists the amounts that guests pay themselves', () => {
    const visit = (guestCount: number, booked: number): StatedBooking => ({
      date: '2026-11-24',
      time: '10:00 AM',
      tourType: 'Tour and Tasting',
      firstName: 'Ann',
      lastName: 'Lee',
      reference: 'LEE2611241000AM-7K3Q9XTB4MWE',
      guestCount,
      totalPrice: 4000 * guestCount,
      status: 'confirmed',
      chargingModel: 'operator_charges',
      booked: { guestCount: booked, totalPrice: 4000 * booked },
    });
    const statement = statementOf('2026-11', [visit(16, 1), visit(2, 5), visit(3, 3)]);
    expect(statement.sums).toEqual({
      operator_charges: { bookings: 3, guests: 6, totalVuv: 24_000 },
      guest_pays: { bookings: 1, guests: 15, totalVuv: 60_000 },
    });
    expect(cellsOf(statementCsv(statement)).map((cells) => [cells[5], cells[7], cells[8]])).toEqual([
      ['guests', 'charging', 'amount (VUV)'],
      ['1', 'operator charges', '4000'],
      ['15', 'guest pays', '60000'],
      ['2', 'operator charges', '8000'],
      ['3', 'operator charges', '12000'],
      ['6', 'operator charges', '24000'],
      ['15', 'guest pays', '60000'],
      ['', 'put on account', '0'],
      ['', '', '24000'],
    ]);
  });

  it('has sums equal to those of its bookings', () => {
    fc.assert(
      fc.property(bookings, (all) => {
        const { sums, bookings: statedBookings } = statementOf('2026-11', all);
        const expected = all.filter(
          ({ date, status }) => status === 'confirmed' && date.slice(0, 7) === '2026-11',
        );
        expect(statedBookings.length).toBe(expected.length);
        expect(new Set(statedBookings)).toEqual(new Set(expected));
        for (const model of chargingModels) {
          let [count, guests, vuv] = [0, 0, 0];
          for (const stated of expected) {
            if (stated.chargingModel !== model) continue;
            count += 1;
            guests += stated.guestCount;
            vuv += stated.totalPrice;
          }
          expect(sums[model]).toEqual({ bookings: count, guests, totalVuv: vuv });
        }
      }),
    );
  });

  it('charges the bookings that operators settle and the amounts put on their account, and lists cancellations and no-shows separately', () => {
    fc.assert(
      fc.property(bookings, (all) => {
        const statement = statementOf('2026-11', all);
        let [charged, onAccount, cancelled, cancelledGuests, noShowGuests, noShowBookings] = [
          0, 0, 0, 0, 0, 0,
        ];
        const accounts: string[] = [];
        for (const stated of all) {
          if (stated.date.slice(0, 7) !== '2026-11') continue;
          onAccount += stated.onAccountVuv ?? 0;
          charged += stated.onAccountVuv ?? 0;
          if (stated.onAccountVuv) accounts.push(`${stated.date} ${stated.onAccountVuv}`);
          if (stated.status === 'cancelled') {
            cancelled += 1;
            cancelledGuests += stated.guestCount;
            continue;
          }
          if (stated.chargingModel === 'operator_charges') charged += stated.totalPrice;
          noShowGuests += stated.noShowGuests ?? 0;
          if (stated.noShowGuests) noShowBookings += 1;
        }
        expect(statement).toMatchObject({
          chargedVuv: charged,
          onAccountVuv: onAccount,
          cancelled: { bookings: cancelled, guests: cancelledGuests },
          noShows: { bookings: noShowBookings, guests: noShowGuests },
        });
        const lines = cellsOf(officeStatementCsv(statement));
        expect(lines.slice(0, -2)).toEqual(cellsOf(statementCsv(statement)));
        expect(lines.slice(-4).map((line) => [line[0], line[5], line.at(-1)])).toEqual([
          ['Put on account at the door: to pay to the distillery', '', String(onAccount)],
          ['To be charged', '', String(charged)],
          ['Cancelled: not charged', String(cancelledGuests), ''],
          ['Did not come: charged as booked', String(noShowGuests), ''],
        ]);
        const accountLines = lines.slice(1, -6).filter((line) => line.at(-2) === 'put on account');
        expect(accountLines.map(([day, ...rest]) => `${day} ${rest.at(-1)}`).sort()).toEqual(accounts.sort());
      }),
    );
  });

  it('is exported with lines in order of days, and with sums equal to those of the lines', () => {
    fc.assert(
      fc.property(bookings, (all) => {
        const statement = statementOf('2026-11', all);
        const [head, ...lines] = cellsOf(statementCsv(statement));
        const visits = lines.slice(0, -4);
        expect(lines.every((line) => line.length === head?.length)).toBe(true);
        expect(visits).toHaveLength(statement.bookings.length + statement.onAccount.length);
        const amount = (line: string[]) => Number(line.at(-1));
        for (const [index, model] of ['operator charges', 'guest pays', 'put on account'].entries()) {
          const sum = visits
            .filter((line) => line.at(-2) === model)
            .reduce((total, line) => total + amount(line), 0);
          expect(amount(lines.at(index - 4) ?? [])).toBe(sum);
        }
        const days = visits.slice(0, statement.bookings.length).map(([date]) => String(date));
        expect(days).toEqual(days.toSorted());
      }),
    );
  });

  it('has no cell that a spreadsheet would run as a formula', () => {
    fc.assert(
      fc.property(bookings, (all) => {
        const cells = cellsOf(statementCsv(statementOf('2026-11', all))).flat();
        for (const cell of cells) expect(cell).not.toMatch(/^[\s\p{Cf}]*[=+\-@|%＝＋－＠]|^[\t\r\n]/u);
      }),
    );
  });

  it('lists each visit with the day in Port Vila and a shortened reference', () => {
    const [first] = fc.sample(booking, 1);
    const csv = statementCsv(
      statementOf('2026-11', [{ ...(first as StatedBooking), date: '2026-11-24', status: 'confirmed' }]),
    );
    expect(cellsOf(csv)[1]?.[0]).toBe('2026-11-24');
    expect(csv).not.toContain('7K3Q9XTB4MWE');
    expect(csv).toContain('SMI2611241000AM-7K3Q…');
  });
});
