/** Numbers that a trial reports beside its verdict: counts, or times as ratios within the same run. */
export type Metrics = Record<string, number>;

/** What a trial has found: a sentence for everything that does not hold, none when all does. */
export interface ScenarioResult {
  readonly findings: readonly string[];
  readonly metrics: Metrics;
}

/** How often the trials are run: few times in `npm test`, as often as it takes to trust them in `npm run resilience`. */
export interface ScenarioCounts {
  /** Repeats of the rush of 500 on one slot. */
  readonly rushes: number;
  /** Repeats of each small group. */
  readonly groups: number;
  /** Slots on which both languages are asked for at once. */
  readonly languageSlots: number;
  /** Repeats of each trial of cancelling. */
  readonly cancellations: number;
  /** Repeats of each trial of changing. */
  readonly changes: number;
  /** Repeats of each trial of a lost answer or a repeated key. */
  readonly retries: number;
  /** Good messages around each poisonous one. */
  readonly mails: number;
  /** Keys of operators that are guessed. */
  readonly guesses: number;
  /** Hostile calls of forms and mails, and bookings made and cancelled in another's name. */
  readonly hostile: number;
  readonly churned: number;
  /** Requests drawn from the contracts and broken. */
  readonly drawn: number;
  /** Schedules of each race around the changing of bookings. */
  readonly schedules: number;
  /** Buyers of the last bottle, and how often they come. */
  readonly buyers: number;
  readonly lastBottles: number;
  /** Repeats of the trials of carts, of payment pages that end, and of events at once. */
  readonly carts: number;
  readonly endings: number;
  readonly eventRounds: number;
  /** Times that each event of a history comes, in every order of them. */
  readonly eventCopies: number;
  /** Deliveries with one wrong character. */
  readonly damaged: number;
  /** Carts with prices of their own. */
  readonly ownPrices: number;
  /** Rounds in which staff, provider and reconciler meet at an order, or two presses at midnight. */
  readonly meetings: number;
  /** Orders a day while no webhook arrives. */
  readonly ordersADay: number;
}

const reduced: ScenarioCounts = {
  rushes: 1,
  groups: 1,
  languageSlots: 30,
  cancellations: 2,
  changes: 2,
  retries: 2,
  mails: 12,
  guesses: 20,
  hostile: 400,
  churned: 34,
  drawn: 680,
  schedules: 30,
  buyers: 60,
  lastBottles: 1,
  carts: 2,
  endings: 1,
  eventRounds: 1,
  eventCopies: 1,
  damaged: 60,
  ownPrices: 22,
  meetings: 3,
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
  guesses: 3000,
  hostile: 10_000,
  churned: 150,
  drawn: 24_000,
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

/** Whether all trials run in full. */
export const isFull = process.env.RESILIENCE === 'all';

/** The counts in force: all with `RESILIENCE=all` in the environment. */
export const scenarioCounts: ScenarioCounts = isFull ? full : reduced;

/** Counts for a run on a mutant: enough for its fault to show. */
export const mutantCounts: ScenarioCounts = {
  ...reduced,
  languageSlots: 12,
  cancellations: 1,
  changes: 1,
  retries: 1,
  mails: 3,
  buyers: 24,
  carts: 1,
  ownPrices: 11,
};

/** Milliseconds after which a trial is ended that would never end by itself. */
export const scenarioTimeout = isFull ? 1_800_000 : 600_000;

/** Several results as one: findings one after the other, each under its name; figures the same. */
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

/** Collects what does not hold. */
export function findingsOf(): {
  readonly findings: string[];
  /** Notes the sentence unless the condition holds. */
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
