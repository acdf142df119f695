/** Why a correction of the stock is invalid. */
export const correctionMessages = {
  whole: 'Please enter a whole number.',
  counted: 'Please enter how many you counted.',
  atLeastOne: 'Please enter at least one bottle.',
  aboveZero: 'Please enter the bottles as a number above 0.',
  note: 'a note',
} as const;
