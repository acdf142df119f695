import type { cancelBooking as contract } from '../../../shared/contracts/cancel-booking.ts';
import { type CancelBookingDeps, cancelByReference } from '../../booking/cancel-by-reference.ts';
import type { UseCase } from '../../kernel/endpoint.ts';

/** Cancels for whoever has the reference (specification §6). */
export const cancelBooking =
  (deps: CancelBookingDeps): UseCase<typeof contract> =>
  ({ query }) =>
    cancelByReference(deps, query.reference);
