/** The text with times that do not break before AM or PM. */
export const unbrokenTime = (text: string): string => text.replace(/ (?=[AP]M\b)/g, '\u00a0');
