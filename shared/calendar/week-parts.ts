/** Days of `openingHours` as people read them. */
export const weekPart = (days: string): string => days;
