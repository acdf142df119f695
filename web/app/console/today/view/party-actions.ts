import type { PaymentMethod } from '#shared/staff/parties/visit-log.ts';
import type { PartyView } from './party-view.ts';

/** Rare actions, each in a separate sheet. */
export type RareAction = 'change' | 'cancel' | 'resend';

/** The actions on a party. */
export interface PartyActions {
  readonly arrive: (view: PartyView, guests: number) => void;
  /** Takes payment for all that is owed. */
  readonly pay: (view: PartyView, method: Extract<PaymentMethod, 'cash-vuv' | 'card'>) => void;
  readonly openPayment: (view: PartyView) => void;
  readonly open: (view: PartyView) => void;
  readonly noShow: (views: readonly PartyView[]) => void;
  /** Returns whether the note was recorded. */
  readonly note: (view: PartyView, text: string) => boolean;
  readonly undo: (view: PartyView, entry: string) => void;
  readonly openRare: (kind: RareAction, view: PartyView) => void;
  /** Shows the contradictions, for a decision. */
  readonly decide?: ((view: PartyView) => void) | undefined;
  /** Asks which other start a party joins; absent while online. */
  readonly join?: ((view: PartyView) => void) | undefined;
  /** Asks before a payment is reversed. */
  readonly reverse: (view: PartyView, entry: string) => void;
}
