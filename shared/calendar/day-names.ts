/** Name of a closed day or an evening event as guests read it. Names of staff closures stay as staff wrote them. */
export const dayName = (name: string): string => name;

/** Days of `openingHours`. */
export const weekPart = (days: string): string => days;
