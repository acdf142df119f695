/** Why a name or a code for the console cannot be used. */
export const nameMessages = {
  staffName: 'a name',
  latin: 'Please write the name in Latin letters; accents are welcome.',
  deviceName: 'a name for this device',
  digits: (count: number) => `Please enter ${count} digits.`,
  weak: 'This code is easy to guess. Please choose another: no year, no 1234, no repeated digits.',
} as const;
