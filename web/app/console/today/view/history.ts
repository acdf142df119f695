import { consoleCopy } from '#app/content/staff/console-copy.ts';
import { historyCopy as copy } from '#app/content/staff/record-copy.ts';
import { methodNames } from '#app/content/staff/today-copy.ts';
import { settledIdsIn, undoneIdsIn } from '#shared/staff/parties/visit.ts';
import type { VisitEntry } from '#shared/staff/parties/visit-log.ts';
import { changeLinesOf } from './change-history.ts';
import type { PartyView } from './party-view.ts';
import { sumOf } from './party-words.ts';

/** A line of the history. */
export interface HistoryLine {
  readonly id: string;
  readonly at: number;
  readonly title: string;
  /** The text of a note, what was changed, or the reason of a complimentary visit or a reversal. */
  readonly text?: string | undefined;
  readonly author: string;
  /** Name of the device, if it is known. */
  readonly device?: string | undefined;
  readonly isReversed: boolean;
  /** Whether a colleague has decided that the entry does not count. */
  readonly isStruck?: boolean;
  readonly isUnsent: boolean;
  /** Undefined for changes of the booking itself. */
  readonly entry?: VisitEntry | undefined;
}

/** @param isMore whether other guests of the party have arrived before */
const describeEntry = (entry: VisitEntry, isMore: boolean): string => {
  switch (entry.kind) {
    case 'arrive':
      return isMore ? copy.moreArrived(entry.guests) : copy.arrived(entry.guests);
    case 'pay':
      return `${copy.paid(sumOf(entry))}, ${methodNames[entry.method]}`;
    case 'claim':
      return `${copy.claimed(sumOf(entry))}, ${methodNames[entry.method]}`;
    case 'settle':
      return copy.settled;
    case 'no-show':
      return copy.noShow(entry.guests);
    case 'note':
      return copy.note;
    case 'undo':
      return copy.undo;
  }
};

/** The history of a party, newest first. */
export function historyOf(
  { party, unsent }: PartyView,
  people: Readonly<Record<string, string>>,
  devices: Readonly<Record<string, string>> = {},
): readonly HistoryLine[] {
  const log = [...party.log, ...unsent];
  const undoneIds = undoneIdsIn(log);
  const { struck: struckIds } = settledIdsIn(log);
  const waitingIds = new Set(unsent.map(({ id }) => id));
  const firstArrival = log.find(({ id, kind }) => kind === 'arrive' && !undoneIds.has(id));
  const describeFor = (entry: VisitEntry) =>
    describeEntry(entry, firstArrival !== undefined && log.indexOf(firstArrival) < log.indexOf(entry));
  const lines = log.map((entry): HistoryLine => {
    const target = entry.kind === 'undo' ? log.find(({ id }) => id === entry.entry) : undefined;
    return {
      id: entry.id,
      at: entry.at,
      title: target ? copy.undo + consoleCopy.colon + describeFor(target) : describeFor(entry),
      text: entry.kind === 'note' ? entry.text : 'reason' in entry ? entry.reason : undefined,
      author: people[entry.by] ?? copy.unknown,
      device: devices[entry.on],
      isReversed: undoneIds.has(entry.id),
      isStruck: struckIds.has(entry.id),
      isUnsent: waitingIds.has(entry.id),
      entry,
    };
  });
  const bookingLine: HistoryLine = {
    id: 'booked',
    at: party.bookedAt,
    title: copy.booked(bookedAdults(party)),
    author:
      party.companyName && party.source === 'operator' ? party.companyName : copy.bookedBy[party.source],
    isReversed: false,
    isUnsent: false,
  };
  const changes = changeLinesOf(party, people).map(
    ({ deviceId = '', ...line }): HistoryLine => ({
      ...line,
      device: devices[deviceId],
      isReversed: false,
      isUnsent: false,
    }),
  );
  return [bookingLine, ...[...lines, ...changes].sort((a, b) => a.at - b.at)].reverse();
}

/** The original number of adults, if the changes by staff say it. */
const bookedAdults = ({ staffChanges = [], guestCount }: PartyView['party']): number =>
  staffChanges.find(({ from }) => from?.guestCount !== undefined)?.from?.guestCount ?? guestCount;
