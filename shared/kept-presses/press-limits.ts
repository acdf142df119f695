export const pressVersion = 1;

/** Maximum length of the text of a press. */
export const maxPressLength = 8000;

/** Maximum number of presses in one call. */
export const maxPressesPerCall = 25;
