import * as z from 'zod/mini';
import { tourLanguages } from '../../booking/language.ts';
import { startTimes, tourTypes } from '../../booking/slots.ts';

/** Seats taken by date, time and tour type (specification §3). Missing entries have no bookings. */
export const BookingsByDate = z.record(
  z.string(),
  z.partialRecord(
    z.enum(startTimes),
    z.partialRecord(
      z.enum(tourTypes),
      z.object({
        count: z.int(),
        language: z.optional(z.enum(tourLanguages)),
        /** Staff have closed this slot. */
        closed: z.optional(z.literal(true)),
      }),
    ),
  ),
);
