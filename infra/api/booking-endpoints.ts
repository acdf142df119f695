import type { Construct } from 'constructs';
import { cancelBooking } from '#shared/contracts/cancel-booking.ts';
import { changeBooking } from '#shared/contracts/change-booking.ts';
import { createBooking } from '#shared/contracts/create-booking.ts';
import { findBookings } from '#shared/contracts/find-bookings.ts';
import { listHolidays } from '#shared/contracts/list-holidays.ts';
import { openBooking } from '#shared/contracts/open-booking.ts';
import { requestReferences } from '#shared/contracts/request-references.ts';
import { sendConfirmation } from '#shared/contracts/send-confirmation.ts';
import { sendEventEmail } from '#shared/contracts/send-event-email.ts';
import { addTableEndpoints, type TableEndpointsProps } from '../constructs/endpoint.ts';

/** The calls of visitors. */
export function bookingEndpoints(scope: Construct, props: TableEndpointsProps): void {
  addTableEndpoints(scope, props, [
    listHolidays,
    findBookings,
    createBooking,
    changeBooking,
    cancelBooking,
    openBooking,
    requestReferences,
    sendConfirmation,
    sendEventEmail,
  ]);
}
