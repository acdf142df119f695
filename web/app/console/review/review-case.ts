import type { BodyOf, ReplyTo } from '#shared/contracts/calls.ts';
import type { PaymentMethod } from '#shared/staff/parties/visit-log.ts';

export type ReviewReply = ReplyTo<'showKeptPresses'>;
export type Decision = BodyOf<'settlePresses'>['decision'];
type PartyId = { readonly date: string; readonly tourId: number; readonly party: string };

/** The commands of a choice: several decisions in order, or the reversal of a payment. */
export type ReviewAnswer =
  | {
      readonly decisions: readonly Decision[];
      /** The first decision adds a walk-in, to which the others are assigned. */
      readonly isWalkIn?: boolean;
    }
  | { readonly reversal: Reversal };

type Reversal = PartyId & { readonly entry: string; readonly reason: string };

/** A question that has to be answered before a choice can be sent. */
export type Question =
  | { readonly kind: 'start'; readonly party: PartyId; readonly settled: readonly string[] }
  | { readonly kind: 'party'; readonly date: string; readonly presses: readonly PressId[] }
  /** The start of a walk-in; the first press is its arrival. */
  | { readonly kind: 'walk-in'; readonly date: string; readonly presses: readonly PressId[] }
  /** Shows whom to telephone. */
  | { readonly kind: 'telephone'; readonly date: string; readonly tourId: number; readonly except: string }
  | Refund;

/** A payment that a manager is about to refund. */
export interface Refund extends Omit<Reversal, 'reason'> {
  readonly kind: 'refund';
  /** Names the guest, the sum and the method. */
  readonly title: string;
  readonly method: PaymentMethod;
  readonly sum: string;
  readonly button: string;
}

export type PressId = Extract<Decision, { press: unknown }>['press'];

export interface Choice {
  readonly title: string;
  readonly detail: string;
  readonly act: ReviewAnswer | Question;
  /** Whether only a manager may choose it, with a passkey. */
  readonly needsManager: boolean;
  /** The decision in a sentence. */
  readonly done: string;
}

/** An event at the door or on the server. Times in epoch seconds. */
export interface Fact {
  readonly at: number | undefined;
  readonly title: string;
  readonly lines: readonly string[];
}

/** A decision to make, earlier facts first. The first choice keeps the entries recorded at the door. */
export interface ReviewCase {
  readonly key: string;
  readonly name: string;
  readonly why: string;
  /** The task that remains once the contradiction is decided. */
  readonly toDo?: string;
  readonly facts: readonly Fact[];
  readonly choices: readonly Choice[];
  /** Places of a start, and the guests in it. */
  readonly places?: { readonly guests: number; readonly inRoom: number };
}

export const isQuestion = (act: Choice['act']): act is Question => 'kind' in act;
