const storageKey = 'operator-key';

let kept: string | undefined;

/** The key of the operator whose page this tab has open: kept for the tab, and gone with it. */
export const operatorKey = {
  read(): string | undefined {
    try {
      return sessionStorage.getItem(storageKey) ?? undefined;
    } catch {
      return kept;
    }
  },
  keep(key: string): void {
    kept = key;
    try {
      sessionStorage.setItem(storageKey, key);
    } catch {
      // Private modes refuse storage: the copy in memory lasts as long as the page does.
    }
  },
  forget(): void {
    kept = undefined;
    try {
      sessionStorage.removeItem(storageKey);
    } catch {
      // As above.
    }
  },
};
