import type { UseCase } from '#functions/kernel/endpoint.ts';
import { epochSeconds } from '#functions/stores/table/table.ts';
import {
  type CancelBookingDeps,
  cancelByReference,
} from '#functions/use-cases/bookings/cancel-by-reference.ts';
import { type CountingQuotas, networkAdmission } from '#functions/use-cases/limits/network-admission.ts';
import type { cancelBooking as contract } from '#shared/contracts/cancel-booking.ts';
import { countedAsNew } from '#shared/limits/network-limits.ts';

interface Deps extends CancelBookingDeps {
  readonly quotas: CountingQuotas;
}

/** Cancels the booking behind a reference (specification §6). */
export const cancelBooking =
  ({ quotas, ...deps }: Deps): UseCase<typeof contract> =>
  ({ query }, { address }) =>
    cancelByReference(deps, query.reference, {
      admissionOf: ({ bookedAt }) =>
        networkAdmission(quotas, address, {
          cancellations: epochSeconds(deps.clock()) - bookedAt < countedAsNew ? 1 : 0,
        }),
    });
