/** Known to this document only: a booking opened by a link or after a reload does not count. */
let reference: string | undefined;

/** The booking that the guest has just made. */
export const justBooked = {
  is: (opened: string): boolean => opened === reference,
  note(made: string): void {
    reference = made;
  },
  forget(): void {
    reference = undefined;
  },
};
