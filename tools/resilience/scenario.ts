import { isFullRun } from '../../shared/full-run.testing.ts';

/** Metrics of a scenario: counts, or times as ratios within one run. */
export type Metrics = Record<string, number>;

/** Findings of a scenario: one sentence for each violation. */
export interface ScenarioResult {
  readonly findings: readonly string[];
  readonly metrics: Metrics;
}

/** Number of repetitions: few in `npm test`, enough to be conclusive in `npm run resilience`. */
export interface ScenarioCounts {
  /** Repetitions of 500 clients on one slot. */
  readonly rushes: number;
  /** Repetitions for each small group. */
  readonly groups: number;
  /** Slots requested in both languages. */
  readonly languageSlots: number;
  /** Repetitions of each cancel scenario. */
  readonly cancellations: number;
  /** Repetitions of each change scenario. */
  readonly changes: number;
  /** Repetitions of each scenario with lost answers or repeated keys. */
  readonly retries: number;
  /** Valid messages around each invalid one. */
  readonly mails: number;
  /** Operators against each other. */
  readonly operators: number;
  /** Bookings of a day that staff close. */
  readonly closedBookings: number;
  /** Bookings of the day that the daily tasks remind of. */
  readonly remindedBookings: number;
  /** Guessed operator keys. */
  readonly guesses: number;
  /** Abusive calls of forms and mails, and bookings in another guest's name. */
  readonly abusiveCalls: number;
  readonly churned: number;
  /** Requests generated from the contracts. */
  readonly generated: number;
  /** Schedules of each race around booking changes. */
  readonly schedules: number;
  /** Buyers of the last bottle, and repetitions. */
  readonly buyers: number;
  readonly lastBottles: number;
  /** Repetitions of the scenarios of carts, expiring payment pages and concurrent events. */
  readonly carts: number;
  readonly endings: number;
  readonly eventRounds: number;
  /** Copies of each event, in every order of a history. */
  readonly eventCopies: number;
  /** Deliveries with one wrong character. */
  readonly damaged: number;
  /** Carts with forged prices. */
  readonly ownPrices: number;
  /** Rounds in which staff, Stripe and the reconciler meet at an order, or two checkouts straddle midnight. */
  readonly meetings: number;
  /** Orders a day while no webhook arrives. */
  readonly ordersADay: number;
}

const reduced: ScenarioCounts = {
  rushes: 1,
  groups: 1,
  languageSlots: 8,
  cancellations: 1,
  changes: 1,
  retries: 1,
  mails: 3,
  operators: 4,
  closedBookings: 14,
  remindedBookings: 14,
  guesses: 20,
  abusiveCalls: 120,
  churned: 34,
  generated: 170,
  schedules: 18,
  buyers: 40,
  lastBottles: 1,
  carts: 1,
  endings: 1,
  eventRounds: 1,
  eventCopies: 1,
  damaged: 30,
  ownPrices: 11,
  meetings: 2,
  ordersADay: 4,
};
const full: ScenarioCounts = {
  rushes: 20,
  groups: 20,
  languageSlots: 100,
  cancellations: 20,
  changes: 20,
  retries: 20,
  mails: 99,
  operators: 20,
  closedBookings: 40,
  remindedBookings: 28,
  guesses: 3000,
  abusiveCalls: 10_000,
  churned: 150,
  generated: 24_000,
  schedules: 2000,
  buyers: 200,
  lastBottles: 20,
  carts: 20,
  endings: 10,
  eventRounds: 5,
  eventCopies: 2,
  damaged: 2000,
  ownPrices: 500,
  meetings: 30,
  ordersADay: 12,
};

/** Active counts: full with `RESILIENCE=all` in the environment. */
export const scenarioCounts: ScenarioCounts = isFullRun ? full : reduced;

/** Counts for a mutant: enough for its fault to show. */
export const mutantCounts: ScenarioCounts = {
  ...reduced,
  languageSlots: 12,
  buyers: 24,
};

/** Timeout of a scenario in milliseconds. */
export const scenarioTimeout = isFullRun ? 1_800_000 : 600_000;

/** Merges several results: findings and metrics, each under its scenario's name. */
export function together(results: Readonly<Record<string, ScenarioResult>>): ScenarioResult {
  const entries = Object.entries(results);
  return {
    findings: entries.flatMap(([name, { findings }]) => findings.map((finding) => `${name}: ${finding}`)),
    metrics: Object.fromEntries(
      entries.flatMap(([name, { metrics }]) =>
        Object.entries(metrics).map(([key, value]) => [`${name} ${key}`, value]),
      ),
    ),
  };
}

/** Collects violations. */
export function findingsOf(): {
  readonly findings: string[];
  /** Adds the sentence unless the condition holds. */
  expect(holds: boolean, otherwise: string | (() => string)): void;
} {
  const findings: string[] = [];
  return {
    findings,
    expect: (holds, otherwise) => {
      if (!holds) findings.push(typeof otherwise === 'string' ? otherwise : otherwise());
    },
  };
}
