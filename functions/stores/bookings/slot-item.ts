import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { tourLanguages } from '#shared/booking/language.ts';
import { secretSuffixFor } from '#shared/booking/reference.ts';
import {
  minutesOfStart,
  type Slot,
  startAtMinutes,
  startTimes,
  type TourType,
  tourTypes,
} from '#shared/booking/slots.ts';
import { optionalDetails } from '#shared/contracts/fields.ts';
import { retentionDays } from '#shared/limits/retention.ts';
import { chargingModels } from '#shared/operators/operator-request.ts';
import { partySources } from '#shared/staff/parties/party-source.ts';
import { StaffChange } from '#shared/staff/staff-change.ts';
import { addDays, type CalendarDate, instantAt, parseCalendarDate } from '#shared/values/port-vila-time.ts';
import { eventId } from '../table/event.ts';
import { parseItem } from '../table/parse-item.ts';
import { epochSeconds, type ItemKey, isExpired } from '../table/table.ts';
import { validateKeepingUnknown } from '../table/validate-keeping-unknown.ts';
import { FormerEmail } from './former-emails.ts';

/**
 * The item of one slot on one day: seats, language and bookings, which must stay consistent. `DAY#2026-11-24 /
 * SLOT#10:00#TOUR`; each booking is an attribute `booking#<id>`.
 */

const typeCodes: Readonly<Record<TourType, string>> = {
  'Tour and Tasting': 'TOUR',
  'Cellar Door Tasting': 'TASTING',
};

/** Days after the visit until a slot and its personal data expire. */
export const bookingRetentionDays = retentionDays.booking;

const date = z.custom<CalendarDate>(
  (value) => typeof value === 'string' && parseCalendarDate(value) !== undefined,
);

/** A stored booking. Times in epoch seconds, money in whole vatu. */
export const StoredBooking = z.object({
  /** Derived from the secret of the reference, see `bookingId`. */
  id: z.string(),
  /** The first id, set once the secret has been renewed: the guest's calendar entry contains it. */
  firstId: z.optional(z.string()),
  /** Earlier ids of the booking, from before the secret of the current guest was renewed. */
  formerIds: z.optional(z.array(z.string())),
  reference: z.string(),
  tourId: z.int(),
  tourType: z.enum(tourTypes),
  date,
  time: z.enum(startTimes),
  firstName: z.string(),
  lastName: z.string(),
  /** Empty when staff added a guest who gave none: earlier releases cannot read a booking without this field. */
  email: z.string(),
  preferredLanguage: z.enum(tourLanguages),
  guestCount: z.int(),
  totalPrice: z.int(),
  ...optionalDetails,
  status: z.enum(['confirmed', 'cancelled']),
  /** Version of the guest's calendar entry, incremented by every change. */
  sequence: z.int(),
  bookedAt: z.int(),
  changedAt: z.optional(z.int()),
  cancelledAt: z.optional(z.int()),
  /** Reason for a closure, when the distillery cancelled; in the guest's language if staff provided it. */
  closedReason: z.optional(z.string()),
  /** Starts that the guest was offered instead; no place is held in them. */
  offered: z.optional(z.array(z.object({ date, tourId: z.int() }))),
  /** The `sequence` with which the booking was restored after a closure was undone. */
  restoredAs: z.optional(z.int()),
  /** Digest of the request, which distinguishes a retry from another request under the same key. */
  fingerprint: z.string(),
  /**
   * Distinguishes calls with the same idempotency key: a call that finds a booking with the same attempt is a retry
   * after a lost response.
   */
  attempt: z.optional(z.string()),
  confirmations: z.object({ lastAt: z.int(), day: date, count: z.int() }),
  /**
   * Counts of changes on the `day`, and of changes to another email address on that day and in total; absent until the
   * first change.
   */
  changes: z.optional(z.object({ day: date, count: z.int(), mailboxes: z.int(), mailboxesInAll: z.int() })),
  /** Former addresses, which may have to be notified. */
  formerEmails: z.optional(z.array(FormerEmail)),
  /** The tour operator who booked, as of the time of the booking. */
  operator: z.optional(
    z.object({
      id: z.string(),
      companyName: z.string(),
      chargingModel: z.enum(chargingModels),
      /** The booking as the operator made it. Guests pay any amount beyond it on site. */
      booked: z.optional(z.object({ guestCount: z.int(), totalPrice: z.int() })),
      /** Sequence of the last change of guests or price; the operator is notified of these changes. */
      notifiedOf: z.optional(z.int()),
      /** The last reference known to the operator, once the guest has another; valid for the operator only. */
      reference: z.optional(z.string()),
    }),
  ),
  /** The channel, unless the guest or the operator booked on the site: see `sourceOf`. */
  source: z.optional(z.enum(partySources)),
  /** Ids of the colleague and the device that added the booking. */
  addedBy: z.optional(z.object({ person: z.string(), device: z.string() })),
  phone: z.optional(z.string()),
  /** A walk-in let into a full start while the device was offline: takes no place and sets no language. */
  over: z.optional(z.literal(true)),
  /** The synthetic booking, which is kept apart from those of guests: see `probesKey`. */
  probe: z.optional(z.literal(true)),
  /** Changes, cancellations and resent emails by staff; earlier releases preserve this list without reading it. */
  staffChanges: z.optional(z.array(StaffChange)),
});
export type StoredBooking = z.infer<typeof StoredBooking>;

/** Forwarding record of a booking that has left this slot: keeps its old reference valid. */
const ForwardingRecord = z.object({
  id: z.string(),
  reference: z.string(),
  /** The next reference; empty when the old one is void for guests. */
  to: z.string(),
  /** The next reference for the booking's operator and staff, when `to` is empty. */
  hiddenTo: z.optional(z.string()),
  /** Until this time (epoch seconds), the change that voided the old reference may be retried with that reference. */
  repeatUntil: z.optional(z.int()),
  movedAt: z.int(),
});
export type ForwardingRecord = z.infer<typeof ForwardingRecord>;

/** Time (epoch seconds), author and command of a closing or reopening; the last two are absent for the command line. */
const closureStamp = {
  at: z.optional(z.int()),
  by: z.optional(z.object({ person: z.string(), device: z.string() })),
  command: z.optional(z.string()),
};

const SlotState = z.object({
  guests: z._default(z.int(), 0),
  language: z.optional(z.enum(tourLanguages)),
  closed: z.optional(
    z.object({
      reason: z.optional(z.string()),
      reasonFrench: z.optional(z.string()),
      ...closureStamp,
    }),
  ),
  /**
   * The last reopening. `lifted`: the command that had closed the slot; a late repetition of that command does not
   * close the slot again.
   */
  reopened: z.optional(z.object({ ...closureStamp, lifted: z.optional(z.string()) })),
  /** Whether some tombstones have been archived in separate items. */
  archived: z.optional(z.boolean()),
});

export interface StoredSlot extends z.infer<typeof SlotState> {
  readonly bookings: readonly StoredBooking[];
  readonly moves: readonly ForwardingRecord[];
}

const bookingPrefix = 'booking#';
const movePrefix = 'moved#';

const dayPrefix = 'DAY#';
export const dayKey = (day: CalendarDate): string => `${dayPrefix}${day}`;

/** The day of a partition; undefined if the partition is not that of a day. */
export const dayOfKey = (pk: string): CalendarDate | undefined =>
  pk.startsWith(dayPrefix) ? parseCalendarDate(pk.slice(dayPrefix.length)) : undefined;

/** Partition of the synthetic booking, so that reads and counts of days do not include it. */
export const probesKey = 'PROBES';

/** Partition of a booking, and of its visit. */
export const partitionOf = ({ date: day, probe }: Pick<StoredBooking, 'date' | 'probe'>): string =>
  probe ? probesKey : dayKey(day);

export const slotKeyPrefix = 'SLOT#';
export const archiveKeyPrefix = 'ARCHIVE#';

export const slotKey = (day: CalendarDate, slot: Pick<Slot, 'time' | 'type'>): ItemKey => ({
  pk: dayKey(day),
  sk: slotSortKey(slot),
});

/** The key of a start of the synthetic booking; the same for every day. */
export const probeSlotKey = (slot: Pick<Slot, 'time' | 'type'>): ItemKey => ({
  pk: probesKey,
  sk: slotSortKey(slot),
});

function slotSortKey({ time, type }: Pick<Slot, 'time' | 'type'>): string {
  const hour = String(minutesOfStart(time) / 60).padStart(2, '0');
  return `${slotKeyPrefix}${hour}:00#${typeCodes[type]}`;
}

/** The key of a booking's slot. */
export const keyOf = ({
  date: day,
  time,
  tourType: type,
  probe,
}: Pick<StoredBooking, 'date' | 'time' | 'tourType' | 'probe'>): ItemKey =>
  probe ? probeSlotKey({ time, type }) : slotKey(day, { time, type });

/**
 * Key of an archived tombstone, which keeps the form that it had in the slot: `DAY#2026-11-24 /
 * ARCHIVE#10:00#TOUR#<id>`.
 */
export const archiveKey = ({ pk, sk }: ItemKey, id: string): ItemKey => ({
  pk,
  sk: `${archiveKeyPrefix}${sk.slice(slotKeyPrefix.length)}#${id}`,
});

/** Parses a slot's sort key; undefined for any other item. */
export function slotOfKey(sk: string): Pick<Slot, 'time' | 'type'> | undefined {
  const [, hour, code] = /^SLOT#(\d{2}):00#([A-Z]+)$/.exec(sk) ?? [];
  const time = startAtMinutes(Number(hour) * 60);
  const type = tourTypes.find((candidate) => typeCodes[candidate] === code);
  return time && type ? { time, type } : undefined;
}

/**
 * The storage id of a booking: derived one-way from the secret suffix of its reference, the guest's only credential, so
 * that it is safe in queues and logs. Independent of the tour type, so that it survives every move until the secret is
 * renewed.
 */
export const bookingId = (secretSuffix: string): string =>
  createHash('sha256')
    .update(`booking ${secretSuffixFor(secretSuffix, tourTypes[0])}`)
    .digest('hex')
    .slice(0, 20);

/** Changes of a booking by staff, in order. */
export const staffChangesOf = ({
  staffChanges,
}: Pick<StoredBooking, 'staffChanges'>): readonly StaffChange[] => staffChanges ?? [];

/** Places of the start that a booking takes. */
export const placesOf = ({ over, guestCount }: Pick<StoredBooking, 'over' | 'guestCount'>): number =>
  over ? 0 : guestCount;

/** Whether a booking has an email address. */
export const hasEmail = ({ email }: Pick<StoredBooking, 'email'>): boolean => email !== '';

/** The permanent id of a booking, across renewed secrets. */
export const lastingId = ({ id, firstId }: Pick<StoredBooking, 'id' | 'firstId'>): string => firstId ?? id;

/**
 * Idempotency mark of the operator's email about the last change of guests or price; undefined when there is nothing to
 * send.
 */
export function operatorMark(booking: StoredBooking): string | undefined {
  const notifiedOf = booking.operator?.notifiedOf;
  return notifiedOf === undefined || booking.status !== 'confirmed'
    ? undefined
    : `${eventId(lastingId(booking), notifiedOf)}-operator`;
}

export const bookingAttribute = (id: string): string => `${bookingPrefix}${id}`;
export const forwardingAttribute = (id: string): string => `${movePrefix}${id}`;

/** Expiry (TTL) in epoch seconds. */
export const slotExpiresAt = (day: CalendarDate): number =>
  epochSeconds(instantAt(addDays(day, bookingRetentionDays), 0));

export const parseSlotState = (item: Record<string, unknown>): z.infer<typeof SlotState> =>
  SlotState.parse(item);

/** Parses an item; undefined when missing or expired. */
export function parseSlot(item: Record<string, unknown> | undefined, now: Date): StoredSlot | undefined {
  if (item === undefined || isExpired(item, now)) return undefined;
  const valuesWithPrefix = (prefix: string) =>
    Object.entries(item)
      .filter(([name]) => name.startsWith(prefix))
      .map(([, value]) => value);
  return parseItem(item, () => ({
    ...parseSlotState(item),
    bookings: valuesWithPrefix(bookingPrefix).map((value) => validateKeepingUnknown(StoredBooking, value)),
    moves: valuesWithPrefix(movePrefix).map((value) => validateKeepingUnknown(ForwardingRecord, value)),
  }));
}
