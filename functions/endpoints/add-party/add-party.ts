import type { UseCase } from '#functions/kernel/endpoint.ts';
import { Refused } from '#functions/kernel/problems.ts';
import type { BookingStore } from '#functions/stores/bookings/bookings.ts';
import { epochSeconds } from '#functions/stores/table/table.ts';
import { type PlaceBookingDeps, placeBooking } from '#functions/use-cases/bookings/place-booking.ts';
import type { CountingQuotas } from '#functions/use-cases/limits/network-admission.ts';
import { personLimitCheck } from '#functions/use-cases/limits/person-admission.ts';
import { partyReply } from '#functions/use-cases/parties/party-reply.ts';
import { messages } from '#shared/booking/messages/messages.ts';
import { slotById } from '#shared/booking/slots.ts';
import { totalPriceVuv } from '#shared/booking/tours.ts';
import type { addParty as contract } from '#shared/contracts/staff/add-party.ts';
import { arrivalId } from '#shared/staff/parties/arrival-id.ts';
import type { VisitEntry } from '#shared/staff/parties/visit-log.ts';
import { arrivesWhenAdded } from '#shared/staff/parties/walk-in-arrival.ts';

interface Deps extends PlaceBookingDeps {
  readonly quotas: CountingQuotas;
  readonly bookings: PlaceBookingDeps['bookings'] & Pick<BookingStore, 'readWithVisit'>;
}

/**
 * Adds a booking by telephone or a walk-in. A walk-in is checked in if the start is open. A repeated command returns the
 * party it added.
 */
export const addParty =
  ({ quotas, ...deps }: Deps): UseCase<typeof contract> =>
  async ({ body, actor }) => {
    const { commandId, source, date, tourId, guestCount, preferredLanguage, note, phone } = body;
    const slot = slotById(tourId);
    if (slot === undefined) throw new Refused({ kind: 'not-bookable', message: messages.invalidTime });
    const by = { person: actor.person.id, device: actor.deviceId };
    const now = deps.clock();
    const author = { at: epochSeconds(now), by: by.person, on: by.device };
    const entries: VisitEntry[] = [];
    if (note !== undefined) entries.push({ ...author, id: commandId, kind: 'note', text: note });
    if (arrivesWhenAdded({ source, date, time: slot.time }, now))
      entries.push({ ...author, id: arrivalId(commandId), kind: 'arrive', guests: guestCount });
    const limit =
      body.email === undefined ? undefined : personLimitCheck(quotas, actor, 'bookingsWithEmail', now);
    const booking = await placeBooking(deps, {
      request: {
        tourId,
        tourType: slot.type,
        date,
        time: slot.time,
        firstName: body.firstName ?? '',
        lastName: body.lastName ?? '',
        email: body.email ?? '',
        preferredLanguage: preferredLanguage ?? 'English',
        guestCount,
        totalPrice: totalPriceVuv(slot.type, guestCount),
      },
      key: commandId,
      ...(limit && { admissionOf: () => limit.admission, quotaRefusal: limit.quotaRefusal }),
      anyLanguage: preferredLanguage === undefined,
      byStaff: {
        source,
        addedBy: by,
        ...(phone !== undefined && { phone }),
      },
      entries,
    });
    return { success: true, party: partyReply(await deps.bookings.readWithVisit(booking)) };
  };
