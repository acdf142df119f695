/** Guests for each tick of a calendar day; a full day has 56 ticks. */
export const guestsPerTick = 4;
