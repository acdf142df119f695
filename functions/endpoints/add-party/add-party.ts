import { messages } from '../../../shared/booking/messages.ts';
import { slotById } from '../../../shared/booking/slots.ts';
import { totalPriceVuv } from '../../../shared/booking/tours.ts';
import type { addParty as contract } from '../../../shared/contracts/staff/add-party.ts';
import type { VisitEntry } from '../../../shared/staff/parties/visit-log.ts';
import type { UseCase } from '../../kernel/endpoint.ts';
import { Refused } from '../../kernel/problems.ts';
import { epochSeconds } from '../../stores/table/table.ts';
import type { CountingQuotas } from '../../use-cases/network-admission.ts';
import { partyReply } from '../../use-cases/party-reply.ts';
import { limitOfPerson } from '../../use-cases/person-admission.ts';
import { type PlaceBookingDeps, placeBooking } from '../../use-cases/place-booking.ts';

interface Deps extends PlaceBookingDeps {
  readonly quotas: CountingQuotas;
}

/** Adds a walk-in or a booking by telephone, or returns the one of an earlier call with the same command. */
export const addParty =
  ({ quotas, ...deps }: Deps): UseCase<typeof contract> =>
  async ({ body, actor }) => {
    const { commandId, source, date, tourId, guestCount, preferredLanguage, note, phone } = body;
    const slot = slotById(tourId);
    if (slot === undefined) throw new Refused({ kind: 'not-bookable', message: messages.invalidTime });
    const by = { person: actor.person.id, device: actor.deviceId };
    const noted: VisitEntry[] =
      note === undefined
        ? []
        : [
            {
              id: commandId,
              at: epochSeconds(deps.clock()),
              by: by.person,
              on: by.device,
              kind: 'note',
              text: note,
            },
          ];
    const limit =
      body.email === undefined ? undefined : limitOfPerson(quotas, actor, 'bookingsWithEmail', deps.clock());
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
      ...(limit && { admissionOf: () => limit.admission, overRefusal: limit.refusal }),
      anyLanguage: preferredLanguage === undefined,
      byStaff: {
        source,
        addedBy: by,
        ...(phone !== undefined && { phone }),
        ...(noted.length > 0 && { visit: { log: noted } }),
      },
    });
    return { success: true, party: partyReply(booking) };
  };
