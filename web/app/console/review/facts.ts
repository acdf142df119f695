import { reviewCopy as copy } from '#app/content/staff/review-copy.ts';
import { startTimes, tourNames } from '#app/content/staff/today-copy.ts';
import type { Slot } from '#shared/booking/slots.ts';
import { slotById } from '#shared/booking/slots.ts';
import type { Party } from '#shared/contracts/staff/party.ts';
import { shortName } from '#shared/staff/parties/short-name.ts';
import type { VisitEntry } from '#shared/staff/parties/visit-log.ts';
import { type CalendarDate, calendarDateFrom, dateOf } from '#shared/values/port-vila-time.ts';
import { payingInWords } from '../today/view/party-words.ts';
import { shortDay, timeOf } from '../today/view/time-words.ts';
import type { Fact, ReviewReply } from './review-case.ts';

export type Names = Pick<ReviewReply, 'people' | 'devices'>;

/** `É. Exemple, 2`. */
export const nameOfParty = (party: Party): string =>
  `${shortName(party) ?? copy.walkInName}, ${party.guestCount}`;

/** `3:00 PM Tour`, with the day unless it is today. */
export function startName(date: string, tourId: number, today: CalendarDate): string {
  const slot = slotById(tourId);
  const start = slot ? nameOfSlot(slot) : '';
  return date === today ? start : `${start}, ${shortDay(calendarDateFrom(date))}`;
}

export const nameOfSlot = ({ time, type }: Slot): string => `${startTimes.whole(time)} ${tourNames[type]}`;

/** `2:52 PM`, with the day unless it is today. */
export function whenLabel(at: number, today: CalendarDate): string {
  const date = dateOf(new Date(at * 1000));
  return date === today ? timeOf(at) : `${shortDay(date)}, ${timeOf(at)}`;
}

/** `H. Host, door phone`. */
export function authorOf({ by, on }: { readonly by: string; readonly on: string }, names: Names): string {
  const authorName = names.people.find(({ id }) => id === by)?.name ?? copy.someone;
  return `${authorName}, ${names.devices.find(({ id }) => id === on)?.name ?? copy.someDevice}`;
}

function describeEntry(entry: VisitEntry): string {
  switch (entry.kind) {
    case 'arrive':
      return copy.fact.arrived(entry.guests);
    case 'pay':
    case 'claim':
      return copy.fact.paid(payingInWords(entry));
    case 'no-show':
      return copy.fact.noShow(entry.guests);
    case 'note':
      return copy.fact.noted(entry.text);
    default:
      return copy.fact.undone;
  }
}

/** `the card`, `the 4`. */
export const entryPhrase = (entry: VisitEntry): string =>
  entry.kind === 'pay' || entry.kind === 'claim'
    ? copy.thePayment[entry.method]
    : copy.theArrival('guests' in entry ? entry.guests : 0);

/** @param others entries that the device of this entry may not have known */
export function factOf(entry: VisitEntry, others: readonly VisitEntry[], names: Names): Fact {
  const { kept } = entry;
  const unseen = kept ? others.filter(({ id }) => id !== entry.id && !kept.seen.includes(id)) : [];
  const [first] = unseen;
  return {
    at: entry.at,
    title: describeEntry(entry),
    lines: [
      authorOf(entry, names),
      ...(first && unseen.length === 1 ? [copy.notSeen(entryPhrase(first))] : []),
      ...(kept?.isCodeUnchecked ? [copy.codeUnchecked] : []),
      ...(kept?.isTimeUnsure ? [copy.timeUnsure] : []),
      ...(kept?.paper === undefined ? [] : [copy.fromPaper(kept.paper)]),
    ],
  };
}

export const sortByTime = (facts: readonly Fact[]): readonly Fact[] =>
  facts.toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0));
