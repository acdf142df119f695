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
  parseVisit,
  type StoredVisit,
  type VisitedBooking,
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

/** What staff recorded about a booking in a snapshot. */
const visitAt = (snapshot: Snapshot, record: StoredBooking): StoredVisit => {
  const { pk, sk } = visitKeyOf(record);
  const { log } = parseVisit(
    snapshot.find((item) => item.pk === pk && item.sk === sk),
    new Date(0),
  );
  return { version: 0, log };
};

/** A booking in a snapshot, with its visit but without the visit's version; undefined before it is booked. */
export function recordAt(snapshot: Snapshot, id: string): VisitedBooking | undefined {
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
  const visitsOn = async (pk: string): Promise<readonly SlotItem[]> => {
    const command = new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :day AND begins_with(sk, :visit)',
      ExpressionAttributeValues: { ':day': pk, ':visit': visitKeyPrefix },
      ConsistentRead: true,
    });
    return (await table.client.send(command)).Items ?? [];
  };
  /** Must be called between two writes. */
  const read = async (): Promise<Snapshot> => {
    const command = new BatchGetCommand({ RequestItems: { [table.name]: { Keys, ConsistentRead: true } } });
    const slots = (await table.client.send(command)).Responses?.[table.name] ?? [];
    const days = new Set(Keys.map(({ pk }) => pk));
    return [...slots, ...(await Promise.all([...days].map(visitsOn))).flat()];
  };
  const first = await read();
  const snapshots: Snapshot[] = [first];
  const problems = new Set<string>(first.filter(isSlot).flatMap(slotProblems));
  const announced = new Set(first.flatMap((item) => (item.event as EventInItem | undefined)?.id ?? []));

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
      const after = await read();
      for (const item of after.filter(isSlot)) {
        for (const problem of [...slotProblems(item), ...closureProblems(item)]) problems.add(problem);
        const previous = before.find(({ pk, sk }) => pk === item.pk && sk === item.sk);
        const event = item.event as EventInItem | undefined;
        if (isDeepStrictEqual(previous, item) || event === undefined) continue;
        if (announced.has(event.id)) problems.add('a write leaves an event that was already published');
        announced.add(event.id);
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
const eventOf = (before: StoredBooking | undefined, after: StoredBooking): string | undefined => {
  if (!hasEmail(after)) return undefined;
  if (before === undefined) return 'booking.confirmed';
  if (after.status === 'confirmed')
    return after.restoredAs === after.sequence ? 'booking.restored' : 'booking.changed';
  return after.closedReason === undefined ? 'booking.cancelled' : 'booking.closed-by-house';
};

const isPress = (before: VisitedBooking, after: VisitedBooking): boolean =>
  after.visit.log.length !== before.visit.log.length;

/** Changed by staff at the guest's request, not by a closing. */
const isByStaff = (before: StoredBooking, after: StoredBooking): boolean =>
  staffChangesOf(after)
    .slice(staffChangesOf(before).length)
    .some(({ kind }) => kind !== 'close');

/** Violations in a booking's changes by staff, after a single write. */
function staffProblems(was: VisitedBooking | undefined, is: VisitedBooking): string[] {
  const [before, after] = [was ? staffChangesOf(was) : [], staffChangesOf(is)];
  const hasLeft = was !== undefined && was.date !== is.date;
  return [
    ...(isDeepStrictEqual(after.slice(0, before.length), before) ? [] : ['a change by staff was lost']),
    ...(new Set(after.map(({ id }) => id)).size === after.length ? [] : ['a change by staff was made twice']),
    ...(hasLeft && was.visit.log.some(({ kind }) => kind === 'pay')
      ? ['a party that has paid was moved to another day']
      : []),
  ];
}

/** Violations in the log of a booking after a single write of a guest, of staff or of a closure. */
function visitProblems(was: VisitedBooking | undefined, is: VisitedBooking): string[] {
  const [before, after] = [was?.visit.log ?? [], is.visit.log];
  const { here, noShow, paidVuv } = visitOf(after);
  const former = visitOf(before);
  // Kept presses are recorded whatever became of the booking; contradictions are flagged instead of refused.
  const isFact = after.at(-1)?.kept !== undefined;
  const isChanged = was?.status === 'confirmed' && !isPress(was, is) && !isByStaff(was, is);
  return [
    ...(isDeepStrictEqual(after.slice(0, before.length), before) ? [] : ['an entry of a log was lost']),
    ...(new Set(after.map(({ id }) => id)).size === after.length ? [] : ['a press was recorded twice']),
    ...(isChanged && guestLock(before) === 'checked-in'
      ? ['a checked-in party was changed or cancelled']
      : []),
    ...(!isFact && is.status === 'confirmed' && here > former.here && here + noShow > is.guestCount
      ? ['more guests came than were booked']
      : []),
    ...(!isFact && is.status === 'confirmed' && paidVuv > former.paidVuv && paidVuv > is.totalPrice
      ? ['a party has paid twice']
      : []),
  ];
}

/** A press is one write of the log, and changes nothing about the booking. */
function pressProblems({ visit: _before, ...was }: VisitedBooking, { visit: _after, ...is }: VisitedBooking) {
  return isDeepStrictEqual(was, is) ? [] : ['a press changed the booking'];
}

function eventProblems(
  was: StoredBooking | undefined,
  is: StoredBooking,
  event: EventInItem | undefined,
): string[] {
  const expected = eventOf(was, is);
  return event?.type === expected && (event === undefined || event.subject === is.id)
    ? []
    : [`a write published ${event?.type ?? 'no event'} instead of ${expected ?? 'none'}`];
}

/** Violations of a single write. */
function stepProblems(before: Snapshot, after: Snapshot): string[] {
  const ids = new Set([...before, ...after].flatMap(recordsIn).map(({ id }) => id));
  return [...ids].flatMap((id) => {
    const [was, is] = [recordAt(before, id), recordAt(after, id)];
    const holders = holdersOf(after, id);
    if (is === undefined) return ['a booking has vanished'];
    if (holders.length > 1) return ['a booking is in two slots'];
    if (isDeepStrictEqual(was, is)) return [];
    const event = holders[0]?.event as EventInItem | undefined;
    return [
      ...visitProblems(was, is),
      ...staffProblems(was, is),
      ...(is.sequence === (was === undefined ? 0 : was.sequence + (isPress(was, is) ? 0 : 1))
        ? []
        : [`version ${was?.sequence ?? 'none'} of a booking was followed by version ${is.sequence}`]),
      ...(was?.status === 'cancelled' && !isPress(was, is) ? ['a cancelled booking was changed'] : []),
      ...(was && isPress(was, is) ? pressProblems(was, is) : eventProblems(was, is, event)),
    ];
  });
}
