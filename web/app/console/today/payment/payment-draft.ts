import type { VisitAction } from '#app/console/api/unsent-visits.ts';
import { centsFor, needsReason, vatuFor } from '#shared/staff/parties/payment-rule.ts';
import type { PaymentMethod } from '#shared/staff/parties/visit-log.ts';
import type { PartyView } from '../view/party-view.ts';

export type PayAction = Extract<VisitAction, { kind: 'pay' }>;

export interface PaymentDraft {
  readonly method: PaymentMethod;
  /** Adults covered by this payment; undefined with a custom sum. */
  readonly adults: number | undefined;
  /** A sum in vatu, as typed. */
  readonly typedVuv: string;
  /** Why the visit is complimentary, as typed. */
  readonly reason: string;
  /** The sum that the guest handed over, in vatu or cents; undefined for the exact sum. */
  readonly handedOver: number | undefined;
}

/** The adults who have arrived and not paid; if none has arrived, all who have not paid. */
const adultsToPay = ({ here, guests, paidGuests }: PartyView): number =>
  Math.max((here > 0 ? here : guests) - paidGuests, 1);

export const unpaidAdults = ({ guests, paidGuests, noShow }: PartyView): number =>
  Math.max(guests - paidGuests - noShow, 1);

export const firstDraft = (view: PartyView): PaymentDraft => ({
  method: 'cash-vuv',
  adults: Math.min(adultsToPay(view), unpaidAdults(view)),
  typedVuv: '',
  reason: '',
  handedOver: undefined,
});

/** The payment in whole vatu; undefined while the typed sum is invalid. */
export function vatuOf(draft: PaymentDraft, view: PartyView): number | undefined {
  const { amountDue, guests, party } = view;
  if (draft.adults === undefined) {
    const typedSum = Number(draft.typedVuv.replace(/[,\s]/g, ''));
    return Number.isInteger(typedSum) && typedSum > 0 && typedSum <= amountDue ? typedSum : undefined;
  }
  const isRest = draft.adults >= unpaidAdults(view);
  return isRest ? amountDue : Math.min(amountDue, Math.round((party.due / guests) * draft.adults));
}

/** The sum in Australian cents at the distillery's price; undefined without such a price. */
export function centsOf(draft: PaymentDraft, view: PartyView): number | undefined {
  const vatu = vatuOf(draft, view);
  return vatu === undefined ? undefined : centsFor(view.party.tourType, vatu);
}

/** The exact sum, and larger sums that guests are likely to hand over in notes. */
export function handedOptions(sum: number, notes: readonly number[]): readonly number[] {
  const largerSums = notes.map((note) => Math.ceil((sum + 1) / note) * note);
  return [...new Set([sum, ...largerSums])].sort((a, b) => a - b).slice(0, 4);
}

/** The payment to record; undefined while something is missing. */
export function payAction(draft: PaymentDraft, view: PartyView): PayAction | undefined {
  const { method } = draft;
  const vatu = vatuOf(draft, view);
  const amount = method === 'cash-aud' ? centsOf(draft, view) : vatu;
  if (vatu === undefined || amount === undefined) return undefined;
  const payment = { kind: 'pay', method, amount, vatu, outstanding: view.outstandingVuv } as const;
  if (needsReason(method, view.party)) {
    const reason = draft.reason.trim();
    return reason === '' ? undefined : { ...payment, reason };
  }
  const { handedOver = amount } = draft;
  if (method !== 'cash-aud' || handedOver <= amount) return payment;
  const cents = handedOver - amount;
  const vuv = vatuFor(view.party.tourType, cents);
  return vuv === undefined ? payment : { ...payment, change: { cents, vuv } };
}
