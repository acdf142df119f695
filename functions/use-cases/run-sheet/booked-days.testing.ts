import fc from 'fast-check';
import { bookingId } from '#functions/stores/bookings/slot-item.ts';
import { tourLanguages } from '#shared/booking/language.ts';
import { slots } from '#shared/booking/slots.ts';
import { totalPriceVuv } from '#shared/booking/tours.ts';
import type { SheetSlot } from './run-sheet.ts';

/** Generates a day with up to 500 bookings, spread over its slots. */
export const bookedDay: fc.Arbitrary<readonly SheetSlot[]> = fc
  .array(
    fc.record({
      slot: fc.constantFrom(...slots),
      firstName: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
      lastName: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
      guestCount: fc.integer({ min: 1, max: 16 }),
      status: fc.constantFrom('confirmed', 'confirmed', 'cancelled'),
      secretSuffix: fc.stringMatching(/^[0-9A-HJKMNP-TV-Z]{12}$/),
    }),
    { minLength: 0, maxLength: 500, size: 'max' },
  )
  .chain((generated) =>
    fc.record({
      drawn: fc.constant(generated),
      language: fc.constantFrom(...tourLanguages),
      order: fc.shuffledSubarray([...slots], { minLength: slots.length }),
    }),
  )
  .map(({ drawn, language, order }) =>
    order.map(({ time, type }) => ({
      time,
      type,
      bookings: drawn
        .filter(({ slot }) => slot.time === time && slot.type === type)
        .map(({ secretSuffix, slot: _, ...booking }) => ({
          ...booking,
          id: bookingId(secretSuffix),
          status: booking.status as 'confirmed' | 'cancelled',
          reference: `SMI2611241000AM-${secretSuffix}`,
          preferredLanguage: language,
          totalPrice: totalPriceVuv(type, booking.guestCount),
        })),
    })),
  );
