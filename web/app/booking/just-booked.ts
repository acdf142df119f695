/** In memory only: a booking opened from a link or after a reload does not count as new. */
let reference: string | undefined;

/** The booking that the guest has just created. */
export const justBooked = {
  matches: (other: string): boolean => other === reference,
  remember(created: string): void {
    reference = created;
  },
  forget(): void {
    reference = undefined;
  },
};
