/** What goes wrong with a call that a rule picks. */
export type FaultEffect =
  /** The service answers with this error and does nothing. */
  | { kind: 'error'; code: string; status?: number; message?: string }
  /** The call goes through, this many milliseconds later. */
  | { kind: 'latency'; ms: number }
  /** No answer ever; nothing is done. */
  | { kind: 'hang' }
  /** The connection breaks before the service sees the call. */
  | { kind: 'drop-before' }
  /** The service does what was asked, and the connection breaks before the answer. */
  | { kind: 'drop-after' }
  /** The service gets the call twice; the function sees the second answer. */
  | { kind: 'duplicate' }
  /** The function's environment dies just before the call leaves it. */
  | { kind: 'kill-before' }
  /** The function's environment dies when the service has done what was asked. */
  | { kind: 'kill-after' };

/** Which calls fail, how often, and how. */
export interface FaultRule {
  service?: 'dynamodb' | 'sqs' | 'ses' | 'ssm' | 'stripe';
  /** For example `UpdateItem` or `POST /v1/refunds`; every one when undefined. */
  operation?: string;
  /** Logical id of the calling function, or the start of it; every one when undefined. */
  caller?: string;
  /** From 0 to 1; 1 when undefined. */
  probability?: number;
  /** Lets so many matching calls pass first. */
  skip?: number;
  /** Ends after so many calls picked; never when undefined. */
  times?: number;
  effect: FaultEffect;
}

/** The faults in force at the twin's AWS endpoint. */
export interface Faults {
  /** Replaces all rules and counts from zero again. */
  set(rules: readonly FaultRule[]): void;
  readonly rules: readonly FaultRule[];
  /** The effect of the first rule that picks this call, if one does. */
  pick(call: { service: string; operation: string; caller: string }): FaultEffect | undefined;
  /** Report conflicts between transactions as DynamoDB does and DynamoDB Local does not. */
  transactionConflicts: boolean;
}

/** @param seed makes the choices of rules with a probability repeatable. */
export function createFaults(initial: readonly FaultRule[] = [], seed = 1): Faults {
  let active: { rule: FaultRule; matched: number; picked: number }[] = [];
  let state = seed >>> 0;
  const random = (): number => {
    // Mulberry32: small, fast, and the same on every machine.
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const faults: Faults = {
    transactionConflicts: false,
    get rules() {
      return active.map(({ rule }) => rule);
    },
    set: (rules) => {
      state = seed >>> 0;
      active = rules.map((rule) => ({ rule, matched: 0, picked: 0 }));
    },
    pick: ({ service, operation, caller }) => {
      for (const entry of active) {
        const { rule } = entry;
        if (rule.service !== undefined && rule.service !== service) continue;
        if (rule.operation !== undefined && rule.operation !== operation) continue;
        if (rule.caller !== undefined && !caller.startsWith(rule.caller)) continue;
        entry.matched += 1;
        if (entry.matched <= (rule.skip ?? 0) || entry.picked >= (rule.times ?? Number.POSITIVE_INFINITY))
          continue;
        if (random() >= (rule.probability ?? 1)) continue;
        entry.picked += 1;
        return rule.effect;
      }
      return undefined;
    },
  };
  faults.set(initial);
  return faults;
}
