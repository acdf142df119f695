import { isDeepStrictEqual } from 'node:util';
import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import {
  hasEmail,
  type StoredBooking,
  slotKey,
  staffChangesOf,
  visitLogOf,
} from '../../../functions/stores/bookings/slot-item.ts';
import type { ObservedTable } from '../../../functions/stores/table/table-content.testing.ts';
import type { StartTime, TourType } from '../../../shared/booking/slots.ts';
import { guestLock } from '../../../shared/staff/parties/guest-lock.ts';
import { visitOf } from '../../../shared/staff/parties/visit.ts';
import type { CalendarDate } from '../../../shared/values/port-vila-time.ts';
import { bookingsIn, type SlotItem, slotProblems } from '../stored-slot.ts';

/** The slot of a booking. */
export interface Place {
  readonly date: CalendarDate;
  readonly time: StartTime;
  readonly tourType: TourType;
}

export type Moment = readonly SlotItem[];

interface EventInItem {
  readonly id: string;
  readonly type: string;
  readonly subject: string;
}

export const recordsIn = (item: SlotItem | undefined): readonly StoredBooking[] =>
  bookingsIn(item) as unknown as StoredBooking[];

/** The slots that hold a booking at a moment: never more than one, unless there is a bug. */
const holdersOf = (moment: Moment, id: string): readonly SlotItem[] =>
  moment.filter((item) => recordsIn(item).some((record) => record.id === id));

/** A booking at a moment; undefined before it is made. */
export const recordAt = (moment: Moment, id: string): StoredBooking | undefined =>
  moment.flatMap(recordsIn).find((record) => record.id === id);

export function slotAt(moment: Moment, { date, time, tourType }: Place): SlotItem | undefined {
  const { pk, sk } = slotKey(date, { time, type: tourType });
  return moment.find((item) => item.pk === pk && item.sk === sk);
}

/** Observes the slots of a schedule after every write and reports invalid states and transitions. */
export async function slotHistory(table: ObservedTable, places: readonly Place[]) {
  const Keys = places.map(({ date, time, tourType }) => slotKey(date, { time, type: tourType }));
  const read = async (): Promise<Moment> => {
    const command = new BatchGetCommand({ RequestItems: { [table.name]: { Keys, ConsistentRead: true } } });
    return (await table.client.send(command)).Responses?.[table.name] ?? [];
  };
  const first = await read();
  const moments: Moment[] = [first];
  const problems = new Set<string>(first.flatMap(slotProblems));
  const announced = new Set(first.flatMap((item) => (item.event as EventInItem | undefined)?.id ?? []));

  return {
    problems,
    get length() {
      return moments.length;
    },
    since: (place: number): readonly Moment[] => moments.slice(place),
    versionNow: (id: string): StoredBooking | undefined => recordAt(moments.at(-1) ?? [], id),
    /** Every reference that any booking has had. */
    references(): readonly { reference: string; id: string }[] {
      const all = moments.flatMap((moment) => moment.flatMap(recordsIn));
      return [...new Map(all.map(({ reference, id }) => [reference, { reference, id }])).values()];
    },
    async look(): Promise<void> {
      const before = moments.at(-1) ?? [];
      const after = await read();
      for (const item of after) {
        for (const problem of [...slotProblems(item), ...closureProblems(item)]) problems.add(problem);
        const previous = before.find(({ pk, sk }) => pk === item.pk && sk === item.sk);
        const event = item.event as EventInItem | undefined;
        if (isDeepStrictEqual(previous, item) || event === undefined) continue;
        if (announced.has(event.id)) problems.add('a write leaves an event that was already published');
        announced.add(event.id);
      }
      for (const problem of stepProblems(before, after)) problems.add(problem);
      moments.push(after);
    },
  };
}

/** A command that a colleague has lifted closes nothing again. */
function closureProblems({ closed, reopened }: SlotItem): string[] {
  const [{ command }, { lifted }] = [closed ?? {}, reopened ?? {}] as [
    { command?: string },
    { lifted?: string },
  ];
  return command !== undefined && command === lifted
    ? ['a reopened start was closed by a late repetition']
    : [];
}

/** What a write of a booking announces; undefined for a press at the door and without an email address. */
const eventOf = (before: StoredBooking | undefined, after: StoredBooking): string | undefined => {
  if (!hasEmail(after) || (before && isPress(before, after))) return undefined;
  if (before === undefined) return 'booking.confirmed';
  if (after.status === 'confirmed')
    return after.restoredAs === after.sequence ? 'booking.restored' : 'booking.changed';
  return after.closedReason === undefined ? 'booking.cancelled' : 'booking.closed-by-house';
};

const isPress = (before: StoredBooking, after: StoredBooking): boolean =>
  visitLogOf(after).length !== visitLogOf(before).length;

/** At the guest's request: a closing has no such freedom. */
const isByStaff = (before: StoredBooking, after: StoredBooking): boolean =>
  staffChangesOf(after)
    .slice(staffChangesOf(before).length)
    .some(({ kind }) => kind !== 'close');

/** Violations of what staff changed about a booking by a single write. */
function staffProblems(was: StoredBooking | undefined, is: StoredBooking): string[] {
  const [before, after] = [was ? staffChangesOf(was) : [], staffChangesOf(is)];
  const hasPaid = was !== undefined && visitLogOf(was).some(({ kind }) => kind === 'pay');
  return [
    ...(isDeepStrictEqual(after.slice(0, before.length), before) ? [] : ['a change by staff was lost']),
    ...(new Set(after.map(({ id }) => id)).size === after.length ? [] : ['a change by staff was made twice']),
    ...(hasPaid && was.date !== is.date ? ['a party with money has left its day'] : []),
  ];
}

/** Violations of the log of a booking by a single write of a guest, of staff or of a closure. */
function visitProblems(was: StoredBooking | undefined, is: StoredBooking): string[] {
  const [before, after] = [was ? visitLogOf(was) : [], visitLogOf(is)];
  const { here, noShow, paidVuv } = visitOf(after);
  const former = visitOf(before);
  const isChanged = was?.status === 'confirmed' && !isPress(was, is) && !isByStaff(was, is);
  return [
    ...(isDeepStrictEqual(after.slice(0, before.length), before) ? [] : ['an entry of a log was lost']),
    ...(new Set(after.map(({ id }) => id)).size === after.length ? [] : ['a press was recorded twice']),
    ...(isChanged && guestLock(before) === 'checked-in'
      ? ['a checked-in party was changed or cancelled']
      : []),
    ...(is.status === 'confirmed' && here > former.here && here + noShow > is.guestCount
      ? ['more guests came than were booked']
      : []),
    ...(is.status === 'confirmed' && paidVuv > former.paidVuv && paidVuv > is.totalPrice
      ? ['a party has paid twice']
      : []),
  ];
}

/** Violations of a single write. */
function stepProblems(before: Moment, after: Moment): string[] {
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
      ...(event?.type === eventOf(was, is) && (event === undefined || event.subject === id)
        ? []
        : [`${eventOf(was, is) ?? 'a press'} was written with ${event?.type ?? 'no event'}`]),
    ];
  });
}
