export const pressVersion = 1;

/** Maximum characters in the text of a press. */
export const maxPressLength = 8000;

/** Maximum presses in one call. */
export const maxPressesPerCall = 25;
