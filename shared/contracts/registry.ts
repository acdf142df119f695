import { cancelBooking } from './cancel-booking.ts';
import { changeBooking } from './change-booking.ts';
import type { Contract } from './contract.ts';
import { createBooking } from './create-booking.ts';
import { findBookings } from './find-bookings.ts';
import { listHolidays } from './list-holidays.ts';
import { requestOperatorAccess } from './request-operator-access.ts';
import { sendConfirmation } from './send-confirmation.ts';
import { sendEventEmail } from './send-event-email.ts';
import { sendMetaEvent } from './send-meta-event.ts';

/** Every endpoint there is. Routes, the local server, `openapi.json` and the fuzzer are made from this list. */
export const contracts: readonly Contract[] = [
  listHolidays,
  findBookings,
  createBooking,
  changeBooking,
  cancelBooking,
  sendConfirmation,
  sendEventEmail,
  requestOperatorAccess,
  sendMetaEvent,
];
