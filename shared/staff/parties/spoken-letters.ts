/** How many letters name a party aloud. */
export const lettersOfParty = 6;

/** `HKT RWM`, as they are said. */
export const spokenLetters = (letters: string): string => `${letters.slice(0, 3)} ${letters.slice(3)}`;
