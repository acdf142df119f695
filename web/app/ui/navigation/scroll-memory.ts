const storeName = 'scroll-positions';

function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storeName) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** Stores the scroll position of a history entry for this session. */
export function rememberScroll(key: string, heightPx: number): void {
  try {
    sessionStorage.setItem(storeName, JSON.stringify({ ...read(), [key]: heightPx }));
  } catch {
    // Storage is full or forbidden: going back leads to the top.
  }
}

/** In CSS pixels; 0 by default. */
export const rememberedScroll = (key: string): number => read()[key] ?? 0;
