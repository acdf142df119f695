import type { FaultRule } from '../../infra/local/faults.ts';
import type { slotSource, TrialSlot } from './slots-for-trials.ts';
import type { SlotItem } from './stored-slot.ts';
import type { Visitor } from './visitor.ts';

/** A mail as SES took it. */
export interface SentMail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
}

/** Messages of the mail queue and of its dead letters. */
export interface QueueCounts {
  readonly waiting: number;
  readonly inFlight: number;
  readonly dead: number;
}

/** The deployed bundles behind HTTP, and what a trial may look at and break. */
export interface Rig {
  readonly visitor: Visitor;
  readonly slots: ReturnType<typeof slotSource>;
  /** A slot's item; undefined when there is none. */
  stored(slot: TrialSlot): Promise<SlotItem | undefined>;
  /** Where a slot's item lies. */
  keyOf(slot: TrialSlot): { readonly pk: string; readonly sk: string };
  mails(): Promise<readonly SentMail[]>;
  queues(): Promise<QueueCounts>;
  /** Puts a message on the mail queue as the pipe would. */
  enqueue(body: string): Promise<void>;
  /** Faults in force from now on, instead of those before. */
  break(rules: readonly FaultRule[]): void;
  /** What the gateway refused because a role lacks the right. */
  refusals(): readonly string[];
  stop(): Promise<void>;
}
