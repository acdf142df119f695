import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { tourLanguages } from '../../../shared/booking/language.ts';
import { secretSuffixFor } from '../../../shared/booking/reference.ts';
import {
  minutesOfStart,
  type Slot,
  startAtMinutes,
  startTimes,
  type TourType,
  tourTypes,
} from '../../../shared/booking/slots.ts';
import { optionalDetails } from '../../../shared/contracts/fields.ts';
import { chargingModels } from '../../../shared/operators/operator-request.ts';
import {
  addDays,
  type CalendarDate,
  instantAt,
  parseCalendarDate,
} from '../../../shared/values/port-vila-time.ts';
import { eventId } from '../table/event.ts';
import { epochSeconds, type ItemKey, isExpired } from '../table/table.ts';
import { validateKeepingUnknown } from '../table/validate-keeping-unknown.ts';
import { FormerEmail } from './former-emails.ts';

/**
 * The item of one slot on one day: its places, its language and its bookings, because those are what must
 * agree. `DAY#2026-11-24 / SLOT#10:00#TOUR`; each booking is an attribute `booking#<id>`.
 */

const typeCodes: Readonly<Record<TourType, string>> = {
  'Tour and Tasting': 'TOUR',
  'Cellar Door Tasting': 'TASTING',
};

/** Days after its date at which a slot and the personal data in it expire. */
const retentionDays = 400;

const date = z.custom<CalendarDate>(
  (value) => typeof value === 'string' && parseCalendarDate(value) !== undefined,
);

/** A booking as it is stored. Times in epoch seconds, money in whole vatu. */
export const StoredBooking = z.object({
  /** Follows from the secret of the reference, see `bookingId`. */
  id: z.string(),
  /** The first id, of a booking whose reference has got another secret since: calendars know it by that. */
  firstId: z.optional(z.string()),
  reference: z.string(),
  tourId: z.int(),
  tourType: z.enum(tourTypes),
  date,
  time: z.enum(startTimes),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  preferredLanguage: z.enum(tourLanguages),
  guestCount: z.int(),
  totalPrice: z.int(),
  ...optionalDetails,
  status: z.enum(['confirmed', 'cancelled']),
  /** Version of the guest's calendar entry: rises with every change. */
  sequence: z.int(),
  bookedAt: z.int(),
  /** Of the last change. */
  changedAt: z.optional(z.int()),
  cancelledAt: z.optional(z.int()),
  /** Why the house had to close, when it was the house that cancelled; in the guest's language where staff gave it. */
  closedReason: z.optional(z.string()),
  /** Digest of the request, to tell a retry from another request with the same key. */
  fingerprint: z.string(),
  confirmations: z.object({ lastAt: z.int(), day: date, count: z.int() }),
  /** How often its guest has changed it; absent until the first change. */
  changes: z.optional(z.object({ day: date, count: z.int(), mailboxes: z.int(), mailboxesInAll: z.int() })),
  /** Addresses that it had before, whose holders may have to be told. */
  formerEmails: z.optional(z.array(FormerEmail)),
  /** Who booked for the guest, when it was a tour operator, as they were then. */
  operator: z.optional(
    z.object({
      id: z.string(),
      companyName: z.string(),
      chargingModel: z.enum(chargingModels),
      /** What they booked. Guests pay here what they make more of it. */
      booked: z.optional(z.object({ guestCount: z.int(), totalPrice: z.int() })),
      /** Sequence of the last change of the guests or of the price, which the operator is told of. */
      toldOf: z.optional(z.int()),
      /** The last reference that the operator knows, once the guest has another: it is good for the operator alone. */
      reference: z.optional(z.string()),
    }),
  ),
});
export type StoredBooking = z.infer<typeof StoredBooking>;

/** Where a booking went that has left this slot, so that its old reference keeps leading to it. */
const ForwardingRecord = z.object({
  id: z.string(),
  reference: z.string(),
  /** The reference that leads on; empty where the old one has to open nothing for those who merely know it. */
  to: z.string(),
  /** Leads on for the operator of the booking and for staff, where `to` is empty. */
  hiddenTo: z.optional(z.string()),
  /** Epoch seconds up to which the very change that has hidden it may be sent again under the old reference. */
  repeatUntil: z.optional(z.int()),
  movedAt: z.int(),
});
export type ForwardingRecord = z.infer<typeof ForwardingRecord>;

/** What is known of a slot besides its bookings. */
const SlotState = z.object({
  guests: z._default(z.int(), 0),
  language: z.optional(z.enum(tourLanguages)),
  closed: z.optional(z.object({ reason: z.optional(z.string()) })),
  /** Some of what has left the slot lies in items of its own. */
  archived: z.optional(z.boolean()),
});

export interface StoredSlot extends z.infer<typeof SlotState> {
  readonly bookings: readonly StoredBooking[];
  readonly moves: readonly ForwardingRecord[];
}

const bookingPrefix = 'booking#';
const movePrefix = 'moved#';

export const dayKey = (day: CalendarDate): string => `DAY#${day}`;
export const slotKeyPrefix = 'SLOT#';
export const archiveKeyPrefix = 'ARCHIVE#';

export function slotKey(day: CalendarDate, slot: Pick<Slot, 'time' | 'type'>): ItemKey {
  const hour = String(minutesOfStart(slot.time) / 60).padStart(2, '0');
  return { pk: dayKey(day), sk: `${slotKeyPrefix}${hour}:00#${typeCodes[slot.type]}` };
}

/**
 * Where a slot's cancelled booking or forwarding record lies that the slot no longer holds itself, in the form it had
 * there: `DAY#2026-11-24 / ARCHIVE#10:00#TOUR#<id>`.
 */
export const archiveKey = ({ pk, sk }: ItemKey, id: string): ItemKey => ({
  pk,
  sk: `${archiveKeyPrefix}${sk.slice(slotKeyPrefix.length)}#${id}`,
});

/** The slot that a sort key names; undefined for any other item. */
export function slotOfKey(sk: string): Pick<Slot, 'time' | 'type'> | undefined {
  const [, hour, code] = /^SLOT#(\d{2}):00#([A-Z]+)$/.exec(sk) ?? [];
  const time = startAtMinutes(Number(hour) * 60);
  const type = tourTypes.find((candidate) => typeCodes[candidate] === code);
  return time && type ? { time, type } : undefined;
}

/**
 * The id under which a booking is stored, told apart from the secret suffix of its reference because the secret suffix is the
 * guest's only key: the id may be seen by queues and logs and leads nowhere. It is the same whatever the tour
 * type, so a booking keeps it wherever it moves, as long as it keeps its secret suffix.
 */
export const bookingId = (secretSuffix: string): string =>
  createHash('sha256')
    .update(`booking ${secretSuffixFor(secretSuffix, tourTypes[0])}`)
    .digest('hex')
    .slice(0, 20);

/** Names a booking for good, whatever becomes of its reference. */
export const lastingId = ({ id, firstId }: Pick<StoredBooking, 'id' | 'firstId'>): string => firstId ?? id;

/**
 * The mark under which it is remembered that the operator of a booking was told of its last change of guests or price;
 * undefined when there is nothing to tell.
 */
export function operatorMark(booking: StoredBooking): string | undefined {
  const toldOf = booking.operator?.toldOf;
  return toldOf === undefined || booking.status !== 'confirmed'
    ? undefined
    : `${eventId(lastingId(booking), toldOf)}-operator`;
}

export const bookingAttribute = (id: string): string => `${bookingPrefix}${id}`;
export const forwardingAttribute = (id: string): string => `${movePrefix}${id}`;

/** When the item goes, in epoch seconds. */
export const slotExpiresAt = (day: CalendarDate): number =>
  epochSeconds(instantAt(addDays(day, retentionDays), 0));

export const parseSlotState = (item: Record<string, unknown>): z.infer<typeof SlotState> =>
  SlotState.parse(item);

/** Reads an item back; undefined when there is none or it has expired. */
export function parseSlot(item: Record<string, unknown> | undefined, now: Date): StoredSlot | undefined {
  if (item === undefined || isExpired(item, now)) return undefined;
  const named = (prefix: string) =>
    Object.entries(item)
      .filter(([name]) => name.startsWith(prefix))
      .map(([, value]) => value);
  return {
    ...parseSlotState(item),
    bookings: named(bookingPrefix).map((value) => validateKeepingUnknown(StoredBooking, value)),
    moves: named(movePrefix).map((value) => validateKeepingUnknown(ForwardingRecord, value)),
  };
}
