import { isFullRun } from '#shared/full-run.testing.ts';

/** Metrics of a scenario: counts, or times as ratios within one run. */
export type Metrics = Record<string, number>;

/** Findings of a scenario: one message for each violation. */
export interface ScenarioResult {
  readonly findings: readonly string[];
  readonly metrics: Metrics;
}

/** Number of repetitions: few in `npm test`, enough to be conclusive in `npm run resilience`. */
const repetitions = {
  /** Repetitions of 500 clients on one slot. */
  bursts: [1, 20],
  /** Repetitions for each small group. */
  groups: [1, 20],
  /** Slots requested in both languages. */
  languageSlots: [4, 100],
  cancellations: [1, 20],
  changes: [1, 20],
  /** Repetitions of each scenario with lost responses or repeated keys. */
  retries: [1, 20],
  /** Valid messages around each invalid one. */
  emails: [3, 99],
  /** Operators that try to reach each other's bookings. */
  operators: [3, 20],
  /** Bookings of a day that staff close. */
  closedBookings: [14, 40],
  /** Bookings of the day whose guests the daily tasks remind. */
  remindedBookings: [8, 28],
  /** Guessed operator keys. */
  guesses: [8, 3000],
  /** Abusive submissions of forms and email requests, and bookings in another guest's name. */
  abusiveCalls: [68, 10_000],
  churnedBookings: [34, 150],
  /** One-seat bookings in one language, from one network. */
  startsInOneLanguage: [24, 500],
  /** Requests generated from the contracts. */
  generatedRequests: [20, 24_000],
  /** Schedules of each race between booking changes. */
  schedules: [5, 2000],
  /** Buyers of the last bottle, and repetitions. */
  buyers: [24, 200],
  lastBottles: [1, 20],
  /** Repetitions of the scenarios with carts, expiring payment pages and concurrent events. */
  carts: [1, 20],
  endings: [1, 10],
  eventRounds: [1, 5],
  /** Copies of each event, in every order of a history. */
  eventCopies: [1, 2],
  /** Deliveries with one wrong character. */
  damagedDeliveries: [16, 2000],
  /** Carts with forged prices. */
  forgedPrices: [11, 500],
  /** Rounds in which staff, Stripe and the reconciler change one order, or a cart checks out around midnight. */
  concurrentRounds: [2, 30],
  /** Orders a day while no webhook arrives. */
  ordersADay: [4, 12],
} as const satisfies Readonly<Record<string, readonly [few: number, full: number]>>;

export type ScenarioCounts = Readonly<Record<keyof typeof repetitions, number>>;

const countsAt = (column: 0 | 1) =>
  Object.fromEntries(Object.entries(repetitions).map(([name, row]) => [name, row[column]])) as ScenarioCounts;
const reducedCounts = countsAt(0);

/** Active counts: full with `RESILIENCE=all` in the environment. */
export const scenarioCounts: ScenarioCounts = isFullRun ? countsAt(1) : reducedCounts;

/** Counts for a mutation test: enough to catch the mutation. */
export const mutantCounts: ScenarioCounts = {
  ...reducedCounts,
  languageSlots: 12,
};

/** Timeout of a scenario in milliseconds. */
export const scenarioTimeout = isFullRun ? 1_800_000 : 600_000;

/** Merges several results, with each finding and metric under its scenario's name. */
export function mergeResults(results: Readonly<Record<string, ScenarioResult>>): ScenarioResult {
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

/** Creates a list of violations. */
export function collectFindings(): {
  readonly findings: string[];
  /** Adds the finding unless the condition is true. */
  expect(isMet: boolean, finding: string | (() => string)): void;
} {
  const findings: string[] = [];
  return {
    findings,
    expect: (isMet, finding) => {
      if (!isMet) findings.push(typeof finding === 'string' ? finding : finding());
    },
  };
}
