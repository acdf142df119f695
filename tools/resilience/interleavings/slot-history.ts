import { isDeepStrictEqual } from 'node:util';
import { BatchGetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import {
  hasEmail,
  type StoredBooking,
  slotKey,
  slotKeyPrefix,
  staffChangesOf,
} from '#functions/stores/bookings/slot-item.ts';
import {
  type BookingWithVisit,
  parseVisit,
  type StoredVisit,
  visitKeyOf,
  visitKeyPrefix,
  withoutVisit,
} from '#functions/stores/bookings/visit-item.ts';
import type { ObservedTable } from '#functions/stores/table/table-content.testing.ts';
import type { StartTime, TourType } from '#shared/booking/slots.ts';
import { guestLock } from '#shared/staff/parties/guest-lock.ts';
import { visitOf } from '#shared/staff/parties/visit.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import { bookingsIn, type SlotItem, slotProblems } from '../harness/stored-slot.ts';

/** Identifies the slot of a booking. */
export interface SlotPosition {
  readonly date: CalendarDate;
  readonly time: StartTime;
  readonly tourType: TourType;
}

export type Snapshot = readonly SlotItem[];

interface EventInItem {
  readonly id: string;
  readonly type: string;
  readonly subject: string;
}

export const recordsIn = (item: SlotItem | undefined): readonly StoredBooking[] =>
  bookingsIn(item) as unknown as StoredBooking[];

/** The slots that hold a booking in a snapshot: never more than one, unless there is a bug. */
const holdersOf = (snapshot: Snapshot, id: string): readonly SlotItem[] =>
  snapshot.filter((item) => recordsIn(item).some((record) => record.id === id));

/** The visit of a booking in a snapshot: arrivals, payments and notes. */
const visitAt = (snapshot: Snapshot, record: StoredBooking): StoredVisit => {
  const { pk, sk } = visitKeyOf(record);
  const { log } = parseVisit(
    snapshot.find((item) => item.pk === pk && item.sk === sk),
    new Date(0),
  );
  return { version: 0, log };
};

/** A booking in a snapshot, with its visit but without the visit's version; undefined before it is booked. */
export function recordAt(snapshot: Snapshot, id: string): BookingWithVisit | undefined {
  const record = snapshot.flatMap(recordsIn).find((entry) => entry.id === id);
  return record && { ...record, visit: visitAt(snapshot, record) };
}

export function slotAt(snapshot: Snapshot, { date, time, tourType }: SlotPosition): SlotItem | undefined {
  const { pk, sk } = slotKey(date, { time, type: tourType });
  return snapshot.find((item) => item.pk === pk && item.sk === sk);
}

/** Observes the slots of a schedule after every write and reports invalid states and transitions. */
export async function slotHistory(table: ObservedTable, places: readonly SlotPosition[]) {
  const Keys = places.map(({ date, time, tourType }) => slotKey(date, { time, type: tourType }));
  const readVisits = async (pk: string): Promise<readonly SlotItem[]> => {
    const command = new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :day AND begins_with(sk, :visit)',
      ExpressionAttributeValues: { ':day': pk, ':visit': visitKeyPrefix },
      ConsistentRead: true,
    });
    return (await table.client.send(command)).Items ?? [];
  };
  /** Must be called between two writes. */
  const readSnapshot = async (): Promise<Snapshot> => {
    const command = new BatchGetCommand({ RequestItems: { [table.name]: { Keys, ConsistentRead: true } } });
    const slots = (await table.client.send(command)).Responses?.[table.name] ?? [];
    const days = new Set(Keys.map(({ pk }) => pk));
    return [...slots, ...(await Promise.all([...days].map(readVisits))).flat()];
  };
  const initial = await readSnapshot();
  const snapshots: Snapshot[] = [initial];
  const problems = new Set<string>(initial.filter(isSlot).flatMap(slotProblems));
  const publishedIds = new Set(initial.flatMap((item) => (item.event as EventInItem | undefined)?.id ?? []));

  return {
    problems,
    get length() {
      return snapshots.length;
    },
    since: (index: number): readonly Snapshot[] => snapshots.slice(index),
    versionNow: (id: string): StoredBooking | undefined => {
      const record = recordAt(snapshots.at(-1) ?? [], id);
      return record && withoutVisit(record);
    },
    /** Every reference that any booking has had. */
    references(): readonly { reference: string; id: string }[] {
      const all = snapshots.flatMap((snapshot) => snapshot.flatMap(recordsIn));
      return [...new Map(all.map(({ reference, id }) => [reference, { reference, id }])).values()];
    },
    async check(): Promise<void> {
      const before = snapshots.at(-1) ?? [];
      const after = await readSnapshot();
      for (const item of after.filter(isSlot)) {
        for (const problem of [...slotProblems(item), ...closureProblems(item)]) problems.add(problem);
        const previous = before.find(({ pk, sk }) => pk === item.pk && sk === item.sk);
        const event = item.event as EventInItem | undefined;
        if (isDeepStrictEqual(previous, item) || event === undefined) continue;
        if (publishedIds.has(event.id)) problems.add('a write leaves an event that was already published');
        publishedIds.add(event.id);
      }
      for (const problem of stepProblems(before, after)) problems.add(problem);
      snapshots.push(after);
    },
  };
}

const isSlot = ({ sk }: SlotItem): boolean => String(sk).startsWith(slotKeyPrefix);

/** A closing that a colleague has undone must not close the start again. */
function closureProblems({ closed, reopened }: SlotItem): string[] {
  const [{ command }, { lifted }] = [closed ?? {}, reopened ?? {}] as [
    { command?: string },
    { lifted?: string },
  ];
  return command !== undefined && command === lifted
    ? ['a reopened start was closed by a late repetition']
    : [];
}

/** The event that a write of a booking must publish; undefined without an email address. */
const expectedEvent = (before: StoredBooking | undefined, after: StoredBooking): string | undefined => {
  if (!hasEmail(after)) return undefined;
  if (before === undefined) return 'booking.confirmed';
  if (after.status === 'confirmed')
    return after.restoredAs === after.sequence ? 'booking.restored' : 'booking.changed';
  return after.closedReason === undefined ? 'booking.cancelled' : 'booking.closed-by-house';
};

const isPress = (before: BookingWithVisit, after: BookingWithVisit): boolean =>
  after.visit.log.length !== before.visit.log.length;

/** Whether staff changed the booking at the guest's request, not by a closing. */
const isByStaff = (before: StoredBooking, after: StoredBooking): boolean =>
  staffChangesOf(after)
    .slice(staffChangesOf(before).length)
    .some(({ kind }) => kind !== 'close');

/** Violations in a booking's changes by staff, after a single write. */
function staffProblems(before: BookingWithVisit | undefined, after: BookingWithVisit): string[] {
  const [earlier, current] = [before ? staffChangesOf(before) : [], staffChangesOf(after)];
  const hasChangedDay = before !== undefined && before.date !== after.date;
  return [
    ...(isDeepStrictEqual(current.slice(0, earlier.length), earlier) ? [] : ['a change by staff was lost']),
    ...(new Set(current.map(({ id }) => id)).size === current.length
      ? []
      : ['a change by staff was recorded twice']),
    ...(hasChangedDay && before.visit.log.some(({ kind }) => kind === 'pay')
      ? ['a party that has paid was moved to another day']
      : []),
  ];
}

/** Violations in the log of a booking after a single write of a guest, of staff or of a closure. */
function visitProblems(before: BookingWithVisit | undefined, after: BookingWithVisit): string[] {
  const [earlier, current] = [before?.visit.log ?? [], after.visit.log];
  const { here: arrived, noShow, paidVuv } = visitOf(current);
  const visitBefore = visitOf(earlier);
  // Kept presses are recorded in any case; contradictions with the booking are flagged instead of refused.
  const isKeptPress = current.at(-1)?.kept !== undefined;
  const isChanged = before?.status === 'confirmed' && !isPress(before, after) && !isByStaff(before, after);
  return [
    ...(isDeepStrictEqual(current.slice(0, earlier.length), earlier) ? [] : ['an entry of a log was lost']),
    ...(new Set(current.map(({ id }) => id)).size === current.length ? [] : ['a press was recorded twice']),
    ...(isChanged && guestLock(earlier) === 'checked-in'
      ? ['a checked-in party was changed or cancelled']
      : []),
    ...(!isKeptPress &&
    after.status === 'confirmed' &&
    arrived > visitBefore.here &&
    arrived + noShow > after.guestCount
      ? ['more guests came than were booked']
      : []),
    ...(!isKeptPress &&
    after.status === 'confirmed' &&
    paidVuv > visitBefore.paidVuv &&
    paidVuv > after.totalPrice
      ? ['a party has paid twice']
      : []),
  ];
}

/** A press is one write of the log, and changes nothing about the booking. */
function pressProblems(
  { visit: _before, ...before }: BookingWithVisit,
  { visit: _after, ...after }: BookingWithVisit,
) {
  return isDeepStrictEqual(before, after) ? [] : ['a press changed the booking'];
}

function eventProblems(
  before: StoredBooking | undefined,
  after: StoredBooking,
  event: EventInItem | undefined,
): string[] {
  const expected = expectedEvent(before, after);
  return event?.type === expected && (event === undefined || event.subject === after.id)
    ? []
    : [`a write published ${event?.type ?? 'no event'} instead of ${expected ?? 'none'}`];
}

/** Violations of a single write. */
function stepProblems(snapshotBefore: Snapshot, snapshotAfter: Snapshot): string[] {
  const ids = new Set([...snapshotBefore, ...snapshotAfter].flatMap(recordsIn).map(({ id }) => id));
  return [...ids].flatMap((id) => {
    const [before, after] = [recordAt(snapshotBefore, id), recordAt(snapshotAfter, id)];
    const holders = holdersOf(snapshotAfter, id);
    if (after === undefined) return ['a booking has vanished'];
    if (holders.length > 1) return ['a booking is in two slots'];
    if (isDeepStrictEqual(before, after)) return [];
    const event = holders[0]?.event as EventInItem | undefined;
    return [
      ...visitProblems(before, after),
      ...staffProblems(before, after),
      ...(after.sequence === (before === undefined ? 0 : before.sequence + (isPress(before, after) ? 0 : 1))
        ? []
        : [`version ${before?.sequence ?? 'none'} of a booking was followed by version ${after.sequence}`]),
      ...(before?.status === 'cancelled' && !isPress(before, after)
        ? ['a cancelled booking was changed']
        : []),
      ...(before && isPress(before, after)
        ? pressProblems(before, after)
        : eventProblems(before, after, event)),
    ];
  });
}
