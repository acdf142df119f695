import type { TourLanguage } from '#shared/booking/language.ts';
import type { StaffChange } from '#shared/staff/staff-change.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import { languageOfMessages } from '#shared/visits/message-language.ts';
import type { Admission, OverLimit } from '../quotas/admission.ts';
import { newEvent } from '../table/event.ts';
import { equals } from '../table/expressions.ts';
import type { ItemKey, Table } from '../table/table.ts';
import { type SlotChange, slotAccess } from './slot-access.ts';
import { bookingAttribute, hasEmail, type StoredBooking, staffChangesOf } from './slot-item.ts';

/** Attempts at a write while concurrent writes keep coming first. */
const maxTries = 20;

const noEntries: LanguageDecision = new Map();

/** Entries by id of the booking; none when there is nothing to do. */
export type LanguageDecision = ReadonlyMap<string, StaffChange>;

/**
 * The bookings after the change. `exceededLimit` is set when the colleague has reached a limit and nothing was written.
 */
export interface LanguageOutcome {
  readonly bookings: readonly StoredBooking[];
  readonly exceededLimit?: OverLimit;
}

export type SlotLanguageStore = ReturnType<typeof slotLanguageStore>;

/** Stores the language of a slot and of all its bookings. */
export function slotLanguageStore(table: Table, clock: Clock) {
  const slots = slotAccess(table, clock);

  /**
   * Publishes the event of each booking in a separate write, because a slot holds one event at a time. A booking that
   * has changed again since publishes the event of the later change.
   */
  const publishEvents = async (key: ItemKey, changed: readonly StoredBooking[]): Promise<void> => {
    for (const booking of changed.filter(hasEmail)) await slots.update(key, eventWrite(booking));
  };

  return {
    /**
     * Changes the language of a start and of all bookings in it, in one write, on condition that they have not changed
     * since they were read and that no guest has arrived. A repeated command only publishes the
     * events again.
     *
     * @param decide returns the entries for the confirmed bookings; throws if the change is not allowed
     * @param admission counts the change when it is written
     */
    async change(
      key: ItemKey,
      { id, language }: { readonly id: string; readonly language: TourLanguage },
      decide: (bookings: readonly StoredBooking[]) => LanguageDecision,
      admission: Admission,
    ): Promise<LanguageOutcome> {
      let isCharged = false;
      const release = async (): Promise<void> => {
        if (isCharged) await admission.release();
      };
      const decideOrRelease = async (bookings: readonly StoredBooking[]): Promise<LanguageDecision> => {
        try {
          return decide(bookings);
        } catch (refusal) {
          await release();
          throw refusal;
        }
      };
      for (let tries = 0; tries < maxTries; tries += 1) {
        const slot = await slots.load(key);
        const bookings = slot?.bookings.filter(({ status }) => status === 'confirmed') ?? [];
        const isDone = bookings.some((booking) => staffChangesOf(booking).some((entry) => entry.id === id));
        const entries = isDone ? noEntries : await decideOrRelease(bookings);
        if (entries.size === 0) await release();
        else if (!isCharged) {
          const charge = await admission.charge();
          if (charge.result === 'over') return { bookings, exceededLimit: charge };
          isCharged = true;
        }
        const changed = bookings.map((booking) => withLanguage(booking, language, entries.get(booking.id)));
        const change = languageChange(bookings, changed, slot?.guests ?? 0, language);
        if (entries.size > 0 && (await slots.update(key, change)) !== undefined) continue;
        await publishEvents(
          key,
          changed.filter((booking) => staffChangesOf(booking).at(-1)?.id === id),
        );
        return { bookings: changed };
      }
      throw new Error('The slot changed too often');
    },
  };
}

/** Emails to the guest stay in the earlier language. */
const withLanguage = (
  booking: StoredBooking,
  language: TourLanguage,
  entry: StaffChange | undefined,
): StoredBooking =>
  entry === undefined
    ? booking
    : {
        ...booking,
        preferredLanguage: language,
        messageLanguage: languageOfMessages(booking) === 'French' ? 'fr' : 'en',
        sequence: booking.sequence + 1,
        changedAt: entry.at,
        staffChanges: [...staffChangesOf(booking), entry],
      };

/** Changes every booking of the slot in one write. */
function languageChange(
  lastRead: readonly StoredBooking[],
  changed: readonly StoredBooking[],
  guests: number,
  language: TourLanguage,
): SlotChange {
  const valuesOf = (bookings: readonly StoredBooking[]) =>
    bookings.map((booking) => [bookingAttribute(booking.id), booking] as const);
  return {
    set: { language, ...Object.fromEntries(valuesOf(changed)) },
    remove: ['event'],
    when: [equals('guests', guests), ...valuesOf(lastRead).map(([name, booking]) => equals(name, booking))],
  };
}

const eventWrite = (booking: StoredBooking): SlotChange => ({
  set: { event: newEvent('booking.changed', booking.id, booking.sequence) },
  when: [equals(bookingAttribute(booking.id), booking)],
});
