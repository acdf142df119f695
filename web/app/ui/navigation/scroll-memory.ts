import { fieldsOf, readJson } from '#shared/values/read-json.ts';

const storeName = 'scroll-positions';

function read(): Readonly<Record<string, unknown>> {
  try {
    return fieldsOf(readJson(sessionStorage.getItem(storeName)));
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
export function rememberedScroll(key: string): number {
  const heightPx = read()[key];
  return typeof heightPx === 'number' ? heightPx : 0;
}
