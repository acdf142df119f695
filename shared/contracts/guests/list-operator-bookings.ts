import * as z from 'zod/mini';
import type { Month } from '../../calendar/month.ts';
import { operatorMessages } from '../../operators/operator-messages.ts';
import { chargingModels } from '../../operators/operator-request.ts';
import { contractOf } from '../contract.ts';
import { success } from '../fields.ts';
import { OperatorBooking, OperatorHeaders } from './operator-booking.ts';

const MonthText = z
  .string(operatorMessages.badMonth)
  .check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, operatorMessages.badMonth));

/** GET /api/operator-bookings: the operator to whom a link belongs, and their bookings for a month in Port Vila. */
export const listOperatorBookings = contractOf('listOperatorBookings', {
  summary: 'List a tour operator’s bookings for a month',
  headers: OperatorHeaders,
  query: z.object({
    /** `yyyy-MM` */
    month: MonthText as z.ZodMiniType<Month, string>,
  }),
  hasSecret: true,
  reply: success({
    operator: z.object({
      companyName: z.string(),
      chargingModel: z.enum(chargingModels),
      /** Expiry of the link in epoch seconds. */
      linkUntil: z.int(),
    }),
    month: z.string(),
    bookings: z.array(OperatorBooking),
  }),
  problems: ['unauthorized'],
});
