import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { tourLanguages } from '../../shared/booking/language.ts';
import { tailFor } from '../../shared/booking/reference.ts';
import {
  minutesOfStart,
  type Slot,
  startAtMinutes,
  startTimes,
  type TourType,
  tourTypes,
} from '../../shared/booking/slots.ts';
import { chargingModels } from '../../shared/operator/operator-request.ts';
import {
  addDays,
  type CalendarDate,
  instantAt,
  parseCalendarDate,
} from '../../shared/values/port-vila-time.ts';
import { asStored } from './as-stored.ts';
import { FormerEmail } from './former-emails.ts';
import { epochSeconds, type ItemKey, isExpired } from './table.ts';

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
  id: z.string(),
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
    z.object({ id: z.string(), companyName: z.string(), chargingModel: z.enum(chargingModels) }),
  ),
});
export type StoredBooking = z.infer<typeof StoredBooking>;

/** Where a booking went that has left this slot, so that its old reference keeps leading to it. */
const Move = z.object({ id: z.string(), reference: z.string(), to: z.string(), movedAt: z.int() });
export type Move = z.infer<typeof Move>;

/** What is known of a slot besides its bookings. */
const SlotState = z.object({
  guests: z._default(z.int(), 0),
  language: z.optional(z.enum(tourLanguages)),
  closed: z.optional(z.object({ reason: z.optional(z.string()) })),
});

export interface StoredSlot extends z.infer<typeof SlotState> {
  readonly bookings: readonly StoredBooking[];
  readonly moves: readonly Move[];
}

const bookingPrefix = 'booking#';
const movePrefix = 'moved#';

export const dayKey = (day: CalendarDate): string => `DAY#${day}`;
export const slotKeyPrefix = 'SLOT#';

export function slotKey(day: CalendarDate, slot: Pick<Slot, 'time' | 'type'>): ItemKey {
  const hour = String(minutesOfStart(slot.time) / 60).padStart(2, '0');
  return { pk: dayKey(day), sk: `${slotKeyPrefix}${hour}:00#${typeCodes[slot.type]}` };
}

/** The slot that a sort key names; undefined for any other item. */
export function slotOfKey(sk: string): Pick<Slot, 'time' | 'type'> | undefined {
  const [, hour, code] = /^SLOT#(\d{2}):00#([A-Z]+)$/.exec(sk) ?? [];
  const time = startAtMinutes(Number(hour) * 60);
  const type = tourTypes.find((candidate) => typeCodes[candidate] === code);
  return time && type ? { time, type } : undefined;
}

/**
 * The id under which a booking is stored, told apart from the tail of its reference because the tail is the
 * guest's only key: the id may be seen by queues and logs and leads nowhere. It is the same whatever the tour
 * type, so a booking keeps it wherever it moves.
 */
export const bookingId = (tail: string): string =>
  createHash('sha256')
    .update(`booking ${tailFor(tail, tourTypes[0])}`)
    .digest('hex')
    .slice(0, 20);

export const bookingAttribute = (id: string): string => `${bookingPrefix}${id}`;
export const moveAttribute = (id: string): string => `${movePrefix}${id}`;

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
    bookings: named(bookingPrefix).map((value) => asStored(StoredBooking, value)),
    moves: named(movePrefix).map((value) => Move.parse(value)),
  };
}
