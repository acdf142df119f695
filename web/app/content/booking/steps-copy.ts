/** Booking steps on the confirm and the confirmed page. */
export const stepsCopy = {
  label: 'Steps of booking',
  steps: ['Day and time', 'Guests and details', 'Confirmed'],
  done: 'done',
} as const;
