/**
 * Files of code by what is put into them: sources, or folders of them, with all that those import. They hold what
 * several pages need: a few large files compress better than dozens of small ones. Earlier ones take precedence.
 */
export const chunks: Readonly<Record<string, readonly string[]>> = {
  client: [
    'shared/content/business.ts',
    'shared/values/port-vila-time.ts',
    'web/app/api/booking-attempt.ts',
    'web/app/api/client.ts',
    'web/app/api/clock.ts',
    'web/app/api/use-now.ts',
    'web/app/api/use-request.ts',
    'web/app/ui/form/field-error.tsx',
    'web/app/ui/load-boundary.tsx',
    'web/app/ui/notice.tsx',
    'web/app/ui/text-link.tsx',
  ],
  frame: ['web/app/entry.client.tsx', 'web/app/root.tsx'],
  calendar: [
    'shared/booking/booking-window.ts',
    'shared/calendar/closed-days.ts',
    'shared/calendar/opening-hours.ts',
  ],
  slots: [
    'shared/booking/guests.ts',
    'shared/booking/messages.ts',
    'shared/booking/slots.ts',
    'web/app/booking/capacity-meter.tsx',
  ],
  gauge: ['web/app/ui/gauge.tsx'],
  form: [
    'shared/values/guest-details.ts',
    'web/app/api/use-form.ts',
    'web/app/ui/form/field.tsx',
    'web/app/ui/form/radio-group.tsx',
    'web/app/ui/form/form-layout.tsx',
  ],
  opening: [
    'web/app/api/list-holidays.ts',
    'web/app/api/use-closed-days.ts',
    'web/app/booking/opening-hours/',
  ],
  booking: [
    'shared/booking/availability.ts',
    'shared/booking/bookable-day.ts',
    'shared/booking/closed-day-message.ts',
    'shared/booking/next-departure.ts',
    'shared/booking/tours.ts',
    'web/app/api/use-day.ts',
    'web/app/booking/steps.tsx',
    'web/app/booking/tour-gauge.tsx',
    'web/app/content/booking/confirm-copy.ts',
    'web/app/content/booking/confirm-path.ts',
    'web/app/booking/or-in-aud.tsx',
    'web/app/booking/ship-advice.tsx',
    'web/app/booking/price.tsx',
  ],
  attempt: ['web/app/api/change-booking.ts', 'web/app/api/earlier-booking.ts'],
  ships: [
    'shared/booking/ship-days.ts',
    'web/app/booking/ship-of-visit.ts',
    'web/app/content/booking/ship-copy.ts',
  ],
  record: [
    'web/app/ui/card.tsx',
    'web/app/ui/dialog.tsx',
    'web/app/ui/focus-on.ts',
    'web/app/ui/load-boundary.tsx',
    'web/app/ui/text-button.tsx',
  ],
  cart: [
    'shared/shop/cart.ts',
    'web/app/features/japan/checkout-draft.ts',
    'web/app/features/japan/stored-cart.ts',
    'web/app/ui/phrased.tsx',
  ],
  reading: ['web/app/content/pictures/picture.ts', 'web/app/ui/page-hero/', 'web/app/ui/picture-frame/'],
};
