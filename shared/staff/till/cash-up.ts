import { groupBy } from '#shared/values/group-by.ts';
import type { PaymentMethod } from '../parties/visit-log.ts';
import type { TillLine } from './z-report.ts';

/** Sums of one method. `amount` in whole vatu, or Australian cents for `cash-aud`; `vatu` is the amount settled. */
export interface MethodSum {
  readonly payments: number;
  /** Number of reversed payments, whose amounts are subtracted. */
  readonly reversed: number;
  readonly amount: number;
  readonly vatu: number;
}

/** Lines by method; a method without any is absent. */
export type MethodSums = Partial<Readonly<Record<PaymentMethod, MethodSum>>>;

/** Sums of a start, of a person or of the till. */
export interface Takings {
  readonly byMethod: MethodSums;
  /** Amount settled by the money taken, in whole vatu: cash and card. */
  readonly takenVuv: number;
  /** Amount settled without money, by complimentary visits and operators' accounts; never part of the money taken. */
  readonly apartVuv: number;
  /** Adults paid for by any method, less those whose payment was reversed. */
  readonly guests: number;
}

export interface CashUp {
  readonly total: Takings;
  /** Takings by start, in order of day and start. */
  readonly byStart: readonly (Takings & { readonly date: string; readonly tourId: number })[];
  /** Takings by the colleague who took or reversed payments, in order of their first line. */
  readonly byPerson: readonly (Takings & { readonly person: string })[];
}

const moneyless: ReadonlySet<PaymentMethod> = new Set(['complimentary', 'operator-account']);

/** Adds up the lines of an X or a Z. Screen, print, CSV and command line all use these sums. */
export function cashUp(lines: readonly TillLine[]): CashUp {
  const startOf = ({ date, tourId }: TillLine) => `${date} ${String(tourId).padStart(2, '0')}`;
  const linesByStart = [...groupBy(lines, startOf)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    total: takingsOf(lines),
    byStart: linesByStart.map(([, group]) => ({
      date: group[0].date,
      tourId: group[0].tourId,
      ...takingsOf(group),
    })),
    byPerson: [
      ...groupBy(
        lines.toSorted((a, b) => a.at - b.at),
        ({ by }) => by,
      ),
    ].map(([person, group]) => ({ person, ...takingsOf(group) })),
  };
}

function takingsOf(lines: readonly TillLine[]): Takings {
  const sumByMethod: Partial<Record<PaymentMethod, MethodSum>> = {};
  for (const { method, amount, vatu, reverses } of lines) {
    const sum = sumByMethod[method] ?? { payments: 0, reversed: 0, amount: 0, vatu: 0 };
    sumByMethod[method] = {
      payments: sum.payments + Number(reverses === undefined),
      reversed: sum.reversed + Number(reverses !== undefined),
      amount: sum.amount + amount,
      vatu: sum.vatu + vatu,
    };
  }
  const sumSettled = (isMoneyless: boolean): number =>
    lines.reduce((sum, { method, vatu }) => sum + (moneyless.has(method) === isMoneyless ? vatu : 0), 0);
  const guests = lines.reduce((all, line) => all + line.guests, 0);
  return { byMethod: sumByMethod, takenVuv: sumSettled(false), apartVuv: sumSettled(true), guests };
}
