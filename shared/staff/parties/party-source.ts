/** How a booking came about. A booking stored without a source is its operator's or a guest's own. */
export const partySources = ['web', 'operator', 'phone', 'walk-in'] as const;
export type PartySource = (typeof partySources)[number];

export const sourceOf = (booking: { source?: PartySource | undefined; operator?: unknown }): PartySource =>
  booking.source ?? (booking.operator === undefined ? 'web' : 'operator');
