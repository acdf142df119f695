let isUnknown = false;

/** Notes that an address which is no page leads to the landing page, which says so once. */
export const unknownAddress = {
  note(): void {
    isUnknown = true;
  },
  take(): boolean {
    const was = isUnknown;
    isUnknown = false;
    return was;
  },
};
