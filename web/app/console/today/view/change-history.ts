import { changeHistoryCopy as copy } from '#app/content/staff/change-copy.ts';
import { consoleCopy } from '#app/content/staff/console-copy.ts';
import { historyCopy } from '#app/content/staff/record-copy.ts';
import { startTimes, tourNames } from '#app/content/staff/today-copy.ts';
import { slotById } from '#shared/booking/slots.ts';
import type { Party } from '#shared/contracts/staff/party.ts';
import { commandLine } from '#shared/staff/command-line.ts';
import type { StaffChange } from '#shared/staff/staff-change.ts';
import { parseCalendarDate } from '#shared/values/port-vila-time.ts';
import { shortDay } from './time-words.ts';

/** A line about the booking itself. */
export interface ChangeLine {
  readonly id: string;
  readonly at: number;
  readonly title: string;
  readonly text: string | undefined;
  readonly author: string;
  /** Id of the device of staff. */
  readonly deviceId?: string | undefined;
}

/** The changes of a booking by staff, and its cancellation by others. */
export function changeLinesOf(party: Party, people: Readonly<Record<string, string>>): readonly ChangeLine[] {
  const { staffChanges = [], status, cancelledAt, closedReason } = party;
  const lines = staffChanges.map((change) => ({
    id: change.id,
    at: change.at,
    deviceId: change.on,
    ...describeChange(change, closedReason),
    author: people[change.by] ?? (change.by === commandLine ? copy.office : historyCopy.unknown),
  }));
  if (status === 'confirmed' || cancelledAt === undefined || staffChanges.some(isCancellation)) return lines;
  return [
    ...lines,
    {
      id: 'cancelled',
      at: cancelledAt,
      title: copy.cancelled,
      text: undefined,
      author: closedReason === undefined ? copy.byGuest : copy.closed(closedReason),
    },
  ];
}

const isCancellation = ({ kind }: StaffChange): boolean => kind === 'cancel' || kind === 'close';

function describeChange(change: StaffChange, closedReason?: string): Pick<ChangeLine, 'title' | 'text'> {
  switch (change.kind) {
    case 'close':
      return {
        title: copy.cancelled,
        text: closedReason === undefined ? undefined : copy.closed(closedReason),
      };
    case 'cancel':
      return { title: copy.cancelled, text: undefined };
    case 'restore':
      return { title: copy.restored, text: undefined };
    case 'resend':
      return { title: copy.resent, text: undefined };
    case 'change': {
      const hasMoved = change.parts?.includes('start');
      return {
        title: hasMoved ? copy.moved : copy.changed,
        text: describeParts(change).join(consoleCopy.semicolon),
      };
    }
  }
}

function describeParts({ parts = [], from = {}, to = {}, agreed }: StaffChange): readonly string[] {
  const isOtherDay = from.date !== to.date;
  return parts.flatMap((part) => {
    switch (part) {
      case 'start':
        return [copy.fromTo(startInWords(from, isOtherDay), startInWords(to, isOtherDay))];
      case 'guests':
        return [copy.adults(from.guestCount ?? 0, to.guestCount ?? 0)];
      case 'language':
        return [
          ...(to.preferredLanguage ? [copy.language(to.preferredLanguage)] : []),
          ...(agreed ? [copy.agreed] : []),
        ];
      default:
        return [copy[part]];
    }
  });
}

/** `3:00 PM Tour`, with the day if that changed. */
export function startInWords(
  { date, tourId }: { readonly date?: string | undefined; readonly tourId?: number | undefined },
  hasDay: boolean,
): string {
  const slot = slotById(tourId ?? -1);
  const day = parseCalendarDate(date ?? '');
  const start = slot ? `${startTimes.whole(slot.time)} ${tourNames[slot.type]}` : '';
  return hasDay && day ? `${shortDay(day)}, ${start}` : start;
}
