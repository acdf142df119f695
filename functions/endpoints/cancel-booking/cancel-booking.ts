import type { cancelBooking as contract } from '../../../shared/contracts/cancel-booking.ts';
import type { UseCase } from '../../kernel/endpoint.ts';
import { type CancelBookingDeps, cancelByReference } from '../../use-cases/cancel-by-reference.ts';
import { type CountingQuotas, networkAdmission } from '../../use-cases/network-admission.ts';

interface Deps extends CancelBookingDeps {
  readonly quotas: CountingQuotas;
}

/** Cancels the booking behind a reference (specification §6). */
export const cancelBooking =
  ({ quotas, ...deps }: Deps): UseCase<typeof contract> =>
  ({ query }, { address }) =>
    cancelByReference(deps, query.reference, {
      admission: networkAdmission(quotas, address, { cancellations: 1 }),
    });
