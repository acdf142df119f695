/** Longer than CloudFront keeps the availability of a day (`showAvailability`), with time for a slow call. */
const settledMs = 5_000;
const storageKey = 'booked-at';

/** For browsers that refuse session storage. */
let inMemory = 0;

/** Whether this guest has just booked, changed or cancelled: cached answers may be from before. Survives a reload. */
export const ownBookings = {
  note(): void {
    inMemory = Date.now();
    try {
      sessionStorage.setItem(storageKey, String(inMemory));
    } catch {
      // The copy in memory lasts as long as the page.
    }
  },
  areRecent(): boolean {
    let storedAt: string | null = null;
    try {
      storedAt = sessionStorage.getItem(storageKey);
    } catch {
      // As above.
    }
    // A device may have set its clock back since.
    return Math.abs(Date.now() - Math.max(inMemory, Number(storedAt))) < settledMs;
  },
};
