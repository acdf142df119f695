/** Effect on a selected call. */
export type FaultEffect =
  /** Returns this error without performing the call. */
  | { kind: 'error'; code: string; status?: number; message?: string }
  /** Delays the call by this many milliseconds. */
  | { kind: 'latency'; ms: number }
  /** Never responds, and does not perform the call. */
  | { kind: 'hang' }
  /** Breaks the connection before the service receives the call. */
  | { kind: 'drop-before' }
  /** Performs the call and breaks the connection before the response. */
  | { kind: 'drop-after' }
  /** Sends the call twice; the function receives the second response. */
  | { kind: 'duplicate' }
  /** Kills the function's environment just before the call leaves it. */
  | { kind: 'kill-before' }
  /** Kills the function's environment after the service has performed the call. */
  | { kind: 'kill-after' };

/** Which calls fail, how often, and how. */
export interface FaultRule {
  service?: 'dynamodb' | 'sqs' | 'ses' | 'ssm' | 'secretsmanager' | 'stripe';
  /** For example `UpdateItem` or `POST /v1/refunds`; any when undefined. */
  operation?: string;
  /** Logical id of the calling function, or a prefix of it; any when undefined. */
  caller?: string;
  /** From 0 to 1; 1 when undefined. */
  probability?: number;
  /** Number of matching calls to let pass first. */
  skip?: number;
  /** Number of calls to affect; unlimited when undefined. */
  times?: number;
  effect: FaultEffect;
}

/** The active faults of the AWS endpoint. */
export interface Faults {
  /** Replaces all rules and resets their counts. */
  set(rules: readonly FaultRule[]): void;
  readonly rules: readonly FaultRule[];
  /** Effect of the first matching rule, if any. */
  pick(call: { service: string; operation: string; caller: string }): FaultEffect | undefined;
  /** Reports transaction conflicts as DynamoDB does, unlike DynamoDB Local. */
  transactionConflicts: boolean;
}

/** @param seed makes probabilities repeatable. */
export function createFaults(initialRules: readonly FaultRule[] = [], seed = 1): Faults {
  let activeRules: { rule: FaultRule; matchCount: number; pickCount: number }[] = [];
  let state = seed >>> 0;
  const random = (): number => {
    // Mulberry32: small, fast and portable.
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const faults: Faults = {
    transactionConflicts: false,
    get rules() {
      return activeRules.map(({ rule }) => rule);
    },
    set: (rules) => {
      state = seed >>> 0;
      activeRules = rules.map((rule) => ({ rule, matchCount: 0, pickCount: 0 }));
    },
    pick: ({ service, operation, caller }) => {
      for (const entry of activeRules) {
        const { rule } = entry;
        if (rule.service !== undefined && rule.service !== service) continue;
        if (rule.operation !== undefined && rule.operation !== operation) continue;
        if (rule.caller !== undefined && !caller.startsWith(rule.caller)) continue;
        entry.matchCount += 1;
        if (
          entry.matchCount <= (rule.skip ?? 0) ||
          entry.pickCount >= (rule.times ?? Number.POSITIVE_INFINITY)
        )
          continue;
        if (random() >= (rule.probability ?? 1)) continue;
        entry.pickCount += 1;
        return rule.effect;
      }
      return undefined;
    },
  };
  faults.set(initialRules);
  return faults;
}
