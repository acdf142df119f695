import type { Construct } from 'constructs';
import { cancelOperatorBooking } from '#shared/contracts/cancel-operator-booking.ts';
import { createOperatorBooking } from '#shared/contracts/create-operator-booking.ts';
import { listOperatorBookings } from '#shared/contracts/list-operator-bookings.ts';
import { requestOperatorAccess } from '#shared/contracts/request-operator-access.ts';
import { addTableEndpoints, type TableEndpointsProps } from '../constructs/endpoint.ts';

/** The calls of tour operators. */
export function operatorEndpoints(scope: Construct, props: TableEndpointsProps): void {
  addTableEndpoints(scope, props, [
    requestOperatorAccess,
    listOperatorBookings,
    createOperatorBooking,
    cancelOperatorBooking,
  ]);
}
