import { partyCopy as copy, methodNames, paidBy, startTimes } from '#app/content/staff/today-copy.ts';
import { slotById } from '#shared/booking/slots.ts';
import { shortName } from '#shared/staff/parties/short-name.ts';
import type { PaymentEntry } from '#shared/staff/parties/visit.ts';
import type { PaymentMethod, VisitEntry } from '#shared/staff/parties/visit-log.ts';
import { formatFigure } from '#shared/values/written-amount.ts';
import { isKept, keptEntryOf, openFlagsOf, type PartyView } from './party-view.ts';
import { timeOf } from './time-words.ts';

export type Named = Pick<PartyView, 'party' | 'number'>;

/** `É. Exemple`, `Walk-in 2`. */
export const partyName = ({ party, number }: Named): string =>
  shortName(party) ?? [copy.nameless[party.source], number].filter(Boolean).join(' ');

/** `2 adults, web`, `2 of 4 here`, `3 here, 2 paid`. */
export function partyDetails(view: PartyView): string {
  const { visitStatus, party, guests, here, paidGuests, noShow } = view;
  const source = view.isReduced ? '' : `, ${copy.sources[party.source]}`;
  const missed = noShow > 0 && visitStatus !== 'no-show' ? `, ${copy.noShows(noShow)}` : '';
  switch (visitStatus) {
    case 'part-here':
      return copy.partHere(here, guests) + missed;
    case 'part-paid':
      return copy.partPaid(here, paidGuests) + missed;
    case 'here':
    case 'paid':
    case 'settled':
      return copy.here(here) + (describeJoined(view) ?? source) + missed;
    default:
      return copy.adults(guests) + source;
  }
}

/** `, at 3:00`, for a party that joined a start other than the one it booked. */
function describeJoined({ party, joined }: PartyView): string | undefined {
  const [id] = joined.keys();
  const slot = id === undefined || id === party.tourId ? undefined : slotById(id);
  return slot && `, ${copy.joined(startTimes.short(slot.time))}`;
}

/** `8,000 VUV`, or `AUD 110` if that was taken. */
export const sumOf = ({ method, amount, vatu }: Pick<PaymentEntry, 'method' | 'amount' | 'vatu'>): string =>
  method === 'cash-aud' ? formatAud(amount) : formatFigure(vatu);

/** `8,000 in cash`. */
export const payingInWords = (payment: Pick<PaymentEntry, 'method' | 'amount' | 'vatu'>): string =>
  payment.method === 'cash-aud' ? sumOf(payment) : `${sumOf(payment)} ${paidBy[payment.method]}`;

/** @param cents Australian cents */
export const formatAud = (cents: number): string =>
  `AUD ${cents % 100 === 0 ? formatFigure(cents / 100) : `${formatFigure(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`}`;

/** The words shown instead of buttons when no action is left. */
export interface DoneInWords {
  readonly kind: 'paid' | 'no-show' | 'cancelled' | 'unsent';
  readonly title: string;
  readonly detail: string;
  /** Says on a separate line that this device keeps the press. */
  readonly keptNote?: string | undefined;
}

export function doneTextOf(view: PartyView, isWide: boolean): DoneInWords | undefined {
  const { visitStatus, party, payments, unsent, paidVuv } = view;
  const isWaiting = (kind: VisitEntry['kind']) => unsent.some((entry) => entry.kind === kind);
  const lastPayment = payments.at(-1);
  const isFree = lastPayment !== undefined && payments.every(({ method }) => method === 'complimentary');
  switch (visitStatus) {
    case 'cancelled':
      return { kind: 'cancelled', title: copy.cancelled, detail: '' };
    case 'no-show': {
      if (!isWaiting('no-show')) return { kind: 'no-show', title: copy.noShow, detail: copy.placesKept };
      const kept = keptEntryOf(view);
      return {
        kind: 'unsent',
        title: copy.noShow,
        detail: kept ? `${copy.keptHere}, ${withoutLineBreak(timeOf(kept.at))}` : copy.placesKept,
      };
    }
    case 'settled':
      return {
        kind: isWaiting('arrive') ? 'unsent' : 'paid',
        title: copy.settled,
        detail: party.companyName ?? '',
        keptNote: isKept(view, 'arrive') ? copy.keptHere : undefined,
      };
    case 'paid':
      return {
        kind: isWaiting('pay') ? 'unsent' : 'paid',
        title: isFree
          ? copy.complimentary
          : isWide && paidVuv > 0 && !view.isReduced
            ? `${copy.paid} ${formatFigure(paidVuv)}`
            : copy.paid,
        detail: lastPayment
          ? `${isFree ? '' : `${methodNames[lastPayment.method]}, `}${withoutLineBreak(timeOf(lastPayment.at))}`
          : '',
        keptNote: isKept(view, 'pay') ? copy.keptHere : undefined,
      };
    default:
      return undefined;
  }
}

/** Whether guests hand over money: neither complimentary nor on an operator’s account. */
export const isMoney = (method: PaymentMethod): boolean =>
  method !== 'complimentary' && method !== 'operator-account';

/** Vatu that guests handed over. */
export const takenVuvOf = ({ payments }: PartyView): number =>
  payments.filter(({ method }) => isMoney(method)).reduce((sum, { vatu }) => sum + vatu, 0);

/** Whether cancelling removes only an entry made at the door: no booking and no money would be lost. */
export const isUnpaidWalkIn = (view: PartyView): boolean =>
  view.party.source === 'walk-in' && takenVuvOf(view) === 0;

const withoutLineBreak = (time: string): string => time.replace(' ', '\u00a0');

/**
 * `Kept, 2:53 PM`, for the last press that this device has kept; undefined without one.
 *
 * @param isAlone whether nothing else in the row says how many are here: then `1 of 4, kept`
 */
export function keptActionText(view: PartyView, isAlone: boolean): string | undefined {
  const { here, guests } = view;
  const kept = keptEntryOf(view);
  if (kept === undefined) return undefined;
  return isAlone && here < guests
    ? copy.partKept(here, guests)
    : copy.kept(withoutLineBreak(timeOf(kept.at)));
}

/** The contradictions of a party, such as `paid twice`; undefined if there are none. */
export const contradictionInWords = (view: PartyView): string | undefined =>
  openFlagsOf(view)
    .map((flag) => flag !== 'overpaid' && copy.decisions[flag])
    .filter(Boolean)
    .join(', ') || undefined;
