/** Number of letters that identify a party when read aloud. */
export const lettersOfParty = 6;

/** Formats the letters for reading aloud: `HKT RWM`. */
export const spokenLetters = (letters: string): string => `${letters.slice(0, 3)} ${letters.slice(3)}`;
