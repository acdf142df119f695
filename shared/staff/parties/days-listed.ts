/** Days in the list of days, today included. */
export const daysListed = 14;
