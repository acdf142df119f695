import { fieldsOf, readJson } from '#shared/values/read-json.ts';

const storageKey = 'scroll-positions';

function readPositions(): Readonly<Record<string, unknown>> {
  try {
    return fieldsOf(readJson(sessionStorage.getItem(storageKey)));
  } catch {
    return {};
  }
}

/** Stores the scroll position of a history entry for this session. */
export function rememberScroll(key: string, positionPx: number): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...readPositions(), [key]: positionPx }));
  } catch {
    // Storage is full or forbidden: going back leads to the top.
  }
}

/** In CSS pixels; 0 by default. */
export function rememberedScroll(key: string): number {
  const positionPx = readPositions()[key];
  return typeof positionPx === 'number' ? positionPx : 0;
}
