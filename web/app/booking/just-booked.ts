/** Known to this document only: a booking opened by a link or after a reload does not count. */
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
