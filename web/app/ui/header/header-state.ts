export interface HeaderState {
  /** Beyond 50 px: black instead of transparent. */
  scrolled: boolean;
  hidden: boolean;
}

/** Scroll offset in CSS pixels (specification §2). */
const scrollThresholdPx = 50;

export const headerAtTop: HeaderState = { scrolled: false, hidden: false };

/**
 * State after scrolling from one position to another: hidden on the way down, shown on the way up or within 50 px of
 * the top (specification §2).
 *
 * @returns the same object when nothing changed, to avoid a render
 */
export function headerAfterScroll(state: HeaderState, fromPx: number, toPx: number): HeaderState {
  const scrolled = toPx > scrollThresholdPx;
  const hidden = scrolled && (toPx === fromPx ? state.hidden : toPx > fromPx);
  return scrolled === state.scrolled && hidden === state.hidden ? state : { scrolled, hidden };
}
