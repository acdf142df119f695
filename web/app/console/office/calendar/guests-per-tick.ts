/** In the days of the calendar: a full day has 56 ticks. */
export const guestsPerTick = 4;
