/** Number of days in the list of days, including today. */
export const daysListed = 14;
