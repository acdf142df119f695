export const pressVersion = 1;

/** Characters of the text of a press. */
export const maxPressLength = 8000;

/** Presses in one call. */
export const maxPressesPerCall = 25;
