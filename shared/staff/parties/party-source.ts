/** Source of a booking. A booking stored without one was made by its operator or a guest. */
export const partySources = ['web', 'operator', 'phone', 'walk-in'] as const;
export type PartySource = (typeof partySources)[number];

export const sourceOf = (booking: { source?: PartySource | undefined; operator?: unknown }): PartySource =>
  booking.source ?? (booking.operator === undefined ? 'web' : 'operator');
