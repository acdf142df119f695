import { centsPerVatu } from '#shared/booking/price-in-aud.ts';
import { minutesOfStart, slotById, type TourType } from '#shared/booking/slots.ts';
import { totalPriceVuv } from '#shared/booking/tours.ts';
import type { KeptAction, PressedParty } from '#shared/kept-presses/press.ts';
import { needsReason } from '#shared/staff/parties/payment-rule.ts';
import { partyState, type VisitingParty } from '#shared/staff/parties/visit.ts';
import { type CalendarDate, instantAt } from '#shared/values/port-vila-time.ts';
import { paperId } from './paper-id.ts';
import type { PaperEntry, PaperPayment, PaperProblem, ParsedEntry } from './paper-line.ts';
import { similarLetters } from './sheet.ts';

/** A party on the day of a sheet, as stored on the device. */
export interface PaperParty extends VisitingParty {
  readonly id: string;
  readonly date: string;
  readonly tourId: number;
  readonly tourType: TourType;
  readonly totalPrice: number;
  readonly companyName?: string | undefined;
}

export interface OpenSheet<Party extends PaperParty> {
  readonly number: string;
  readonly date: CalendarDate;
  readonly letters: ReadonlyMap<string, Party>;
  /** Ids of the commands that are recorded already or wait on this device. */
  readonly known: ReadonlySet<string>;
  /** The reason of a free visit, or of one on an operator's account. */
  readonly reason: string;
}

/** A press that an entry records. */
export interface PaperPress {
  readonly id: string;
  readonly party: PressedParty;
  readonly action: KeptAction;
  /** Epoch milliseconds. */
  readonly writtenAt: number;
  readonly known: readonly string[];
}

export type PaperQuestion =
  /** The payment exceeds the amount owed. */
  | { readonly kind: 'too-much'; readonly payment: PaperPayment; readonly owed: number }
  /** The operator pays for these guests. */
  | { readonly kind: 'operator'; readonly payment: PaperPayment; readonly company: string };

interface EntryParts<Party> {
  readonly text: string;
  readonly entry?: PaperEntry | undefined;
  readonly party?: Party | undefined;
}

/** The meaning of an entry. `same`: it is recorded already and changes nothing. */
export type InterpretedEntry<Party> = EntryParts<Party> &
  (
    | { readonly status: 'read'; readonly presses: readonly PaperPress[]; readonly hasTime: boolean }
    | { readonly status: 'same' }
    | { readonly status: 'asks'; readonly question: PaperQuestion }
    | { readonly status: 'wrong'; readonly problem: PaperProblem }
    | { readonly status: 'unknown'; readonly near: readonly string[] }
    | { readonly status: 'too-many'; readonly guests: number }
  );

/** @param occurrence number of equal entries before it on the page, since there may be two equal walk-ins */
export function interpretEntry<Party extends PaperParty>(
  parsed: ParsedEntry,
  sheet: OpenSheet<Party>,
  occurrence: number,
): InterpretedEntry<Party> {
  const { text, entry } = parsed;
  if (entry === undefined) return { text, status: 'wrong', problem: parsed.problem };
  if (entry.letters === undefined) return interpretWalkIn(text, entry, sheet, occurrence);
  const party = sheet.letters.get(entry.letters);
  if (party === undefined) {
    const letters = new Map([...sheet.letters.keys()].map((pair) => [pair, pair]));
    return { text, entry, status: 'unknown', near: similarLetters(entry.letters, letters) };
  }
  return interpretParty(text, entry, party, sheet);
}

function interpretParty<Party extends PaperParty>(
  text: string,
  entry: PaperEntry,
  party: Party,
  sheet: OpenSheet<Party>,
): InterpretedEntry<Party> {
  const about = { text, entry, party };
  const { arrived = 0, payments, isNoShow, letters = '' } = entry;
  if (arrived > party.guestCount) return { ...about, status: 'too-many', guests: arrived };
  const state = partyState(party);
  const ids = party.log.map(({ id }) => id);
  const idOf = (command: string) => paperId(sheet.number, letters, command);
  const isKnown = (id: string) => sheet.known.has(id) || ids.includes(id);
  const partyKey = { date: party.date, tourId: party.tourId, id: party.id };
  const presses: PaperPress[] = [];
  const add = (command: string, action: KeptAction) =>
    presses.push({
      id: idOf(command),
      party: partyKey,
      action,
      writtenAt: timeOf(sheet.date, party.tourId, entry),
      known: ids,
    });
  const added = arrived - state.here;
  if (added > 0 && !isKnown(idOf(`a${arrived}`))) add(`a${arrived}`, { kind: 'arrive', guests: added });
  if (isNoShow && state.awaited > 0 && !isKnown(idOf('n')))
    add('n', { kind: 'no-show', guests: state.awaited });
  let owed = state.outstandingVuv;
  for (const payment of payments) {
    const command = `${payment.method}${payment.amount ?? ''}`;
    if (isKnown(idOf(command))) continue;
    const action = paymentAction(payment, party, owed, sheet.reason);
    if (action === undefined) continue;
    const takesMoney = payment.method !== 'complimentary' && payment.method !== 'operator-account';
    if (takesMoney && action.vatu > owed && !payment.isSure)
      return {
        ...about,
        status: 'asks',
        question:
          party.due === 0 && party.companyName !== undefined
            ? { kind: 'operator', payment, company: party.companyName }
            : { kind: 'too-much', payment, owed: Math.max(0, owed) },
      };
    add(command, action);
    owed -= action.vatu;
  }
  if (presses.length === 0) return { ...about, status: 'same' };
  return { ...about, status: 'read', presses, hasTime: entry.at !== undefined };
}

function interpretWalkIn<Party extends PaperParty>(
  text: string,
  entry: PaperEntry,
  sheet: OpenSheet<Party>,
  occurrence: number,
): InterpretedEntry<Party> {
  const about = { text, entry };
  const slot = slotById(entry.tourId ?? -1);
  const { arrived = 0 } = entry;
  if (slot === undefined) return { ...about, status: 'wrong', problem: { kind: 'start', word: '' } };
  const name = `w${slot.id} ${occurrence}`;
  const id = paperId(sheet.number, name, `a${arrived}`);
  const party = { date: sheet.date, tourId: slot.id, walkIn: id };
  const writtenAt = timeOf(sheet.date, slot.id, entry);
  const price = totalPriceVuv(slot.type, arrived);
  const payingParty = { tourType: slot.type, totalPrice: price, due: price };
  let owed = price;
  const all: PaperPress[] = [];
  const add = (command: string, action: KeptAction) =>
    all.push({ id: paperId(sheet.number, name, command), party, action, writtenAt, known: [] });
  add(`a${arrived}`, { kind: 'walk-in', guests: arrived });
  for (const payment of entry.payments) {
    const action = paymentAction(payment, payingParty, owed, sheet.reason);
    if (action === undefined) continue;
    if (action.vatu > owed && !payment.isSure)
      return { ...about, status: 'asks', question: { kind: 'too-much', payment, owed } };
    owed -= action.vatu;
    add(`${payment.method}${payment.amount ?? ''}`, action);
  }
  const presses = all.filter((press) => !sheet.known.has(press.id));
  if (presses.length === 0) return { ...about, status: 'same' };
  return { ...about, status: 'read', presses, hasTime: entry.at !== undefined };
}

type PayAction = Extract<KeptAction, { kind: 'pay' }>;

/** The payment as an action; undefined for one without a sum when nothing is owed. */
function paymentAction(
  { method, amount }: PaperPayment,
  party: Pick<PaperParty, 'tourType' | 'totalPrice' | 'due'>,
  owed: number,
  reason: string,
): PayAction | undefined {
  const outstanding = owed;
  if (amount === undefined) {
    if (owed <= 0) return undefined;
    const reasonField = needsReason(method, party) ? { reason } : {};
    return { kind: 'pay', method, amount: owed, vatu: owed, outstanding, ...reasonField };
  }
  if (method !== 'cash-aud') return { kind: 'pay', method, amount, vatu: amount, outstanding };
  const rate = centsPerVatu(party.tourType);
  const vatu = rate === undefined ? amount : Math.round(amount / rate);
  return { kind: 'pay', method, amount, vatu, outstanding };
}

/** The time on the sheet, or that of the start. */
function timeOf(date: CalendarDate, tourId: number, { at }: PaperEntry): number {
  const slot = slotById(tourId);
  return instantAt(date, at ?? (slot ? minutesOfStart(slot.time) : 0)).getTime();
}
