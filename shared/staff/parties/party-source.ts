/** How a booking came about. A booking stored without a source was made by its operator or a guest. */
export const partySources = ['web', 'operator', 'phone', 'walk-in'] as const;
export type PartySource = (typeof partySources)[number];

export const sourceOf = (booking: { source?: PartySource | undefined; operator?: unknown }): PartySource =>
  booking.source ?? (booking.operator === undefined ? 'web' : 'operator');
