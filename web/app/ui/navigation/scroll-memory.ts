const storeName = 'scroll-positions';

function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storeName) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** Keeps how far down the visitor was at an entry of the history; for this tab, until it is closed. */
export function rememberScroll(key: string, heightPx: number): void {
  try {
    sessionStorage.setItem(storeName, JSON.stringify({ ...read(), [key]: heightPx }));
  } catch {
    // Storage is full or forbidden: going back leads to the top then.
  }
}

/** In CSS pixels; 0 where nothing is known. */
export const rememberedScroll = (key: string): number => read()[key] ?? 0;
