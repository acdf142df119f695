import { visitOf } from './visit.ts';
import type { PaymentMethod, VisitLog } from './visit-log.ts';

/** Payments of one method. `amount` in whole vatu, or Australian cents for `cash-aud`; `vatu` is what they settle. */
export interface MethodSum {
  readonly payments: number;
  readonly amount: number;
  readonly vatu: number;
}

/** Payments by method; a method without payments is absent. */
export type MethodSums = Partial<Readonly<Record<PaymentMethod, MethodSum>>>;

/** Sums of a start, of a person or of the day. */
export interface Takings {
  readonly byMethod: MethodSums;
  /** What the money taken settles, in whole vatu: cash and card. */
  readonly takenVuv: number;
  /** Settled without money: complimentary guests and operators' accounts. Never part of the money taken. */
  readonly apartVuv: number;
}

export interface CashUp {
  readonly total: Takings;
  /** By `yyyy-MM-dd` and id of the start, in order. */
  readonly byStart: readonly (Takings & { readonly date: string; readonly tourId: number })[];
  /** By id of the colleague who took the payment, in order of the first one. */
  readonly byPerson: readonly (Takings & { readonly person: string })[];
}

interface PaidParty {
  readonly date: string;
  readonly tourId: number;
  readonly log: VisitLog;
}

const moneyless: ReadonlySet<PaymentMethod> = new Set(['complimentary', 'operator-account']);

/** Adds up the payments in force of some parties, cancelled ones included: their money is in the till too. */
export function cashUp(parties: readonly PaidParty[]): CashUp {
  const lines = parties.flatMap(({ date, tourId, log }) =>
    visitOf(log).payments.map((payment) => ({ ...payment, date, tourId })),
  );
  const startOf = ({ date, tourId }: PaidParty | Line) => `${date} ${String(tourId).padStart(2, '0')}`;
  const byStart = grouped(lines, startOf).toSorted((a, b) => (startOf(a[0]) < startOf(b[0]) ? -1 : 1));
  return {
    total: takingsOf(lines),
    byStart: byStart.map((some) => ({ date: some[0].date, tourId: some[0].tourId, ...takingsOf(some) })),
    byPerson: grouped(
      lines.toSorted((a, b) => a.at - b.at),
      ({ by }) => by,
    ).map((some) => ({ person: some[0].by, ...takingsOf(some) })),
  };
}

type Line = ReturnType<typeof visitOf>['payments'][number] & {
  readonly date: string;
  readonly tourId: number;
};

function takingsOf(lines: readonly Line[]): Takings {
  const byMethod: Partial<Record<PaymentMethod, MethodSum>> = {};
  for (const { method, amount, vatu } of lines) {
    const before = byMethod[method] ?? { payments: 0, amount: 0, vatu: 0 };
    byMethod[method] = {
      payments: before.payments + 1,
      amount: before.amount + amount,
      vatu: before.vatu + vatu,
    };
  }
  const settled = (isApart: boolean): number =>
    lines.reduce((sum, { method, vatu }) => sum + (moneyless.has(method) === isApart ? vatu : 0), 0);
  return { byMethod, takenVuv: settled(false), apartVuv: settled(true) };
}

function grouped(
  lines: readonly Line[],
  keyOf: (line: Line) => string,
): readonly (readonly [Line, ...Line[]])[] {
  const groups = new Map<string, [Line, ...Line[]]>();
  for (const line of lines) {
    const group = groups.get(keyOf(line));
    if (group === undefined) groups.set(keyOf(line), [line]);
    else group.push(line);
  }
  return [...groups.values()];
}
