/** How the header stands to the page beneath it. */
export interface HeaderState {
  /** Beyond 50 px: black instead of transparent. */
  scrolled: boolean;
  /** Out of the way while the visitor reads on. */
  hidden: boolean;
}

/** In CSS pixels (specification §2). */
const scrollThresholdPx = 50;

export const headerAtTop: HeaderState = { scrolled: false, hidden: false };

/**
 * The header after a scroll from one height to another: it hides on the way down and shows on the way up or
 * within 50 px of the top (specification §2).
 *
 * @returns the same object when nothing changed, so that React has nothing to do.
 */
export function headerAfterScroll(state: HeaderState, fromPx: number, toPx: number): HeaderState {
  const scrolled = toPx > scrollThresholdPx;
  const hidden = scrolled && (toPx === fromPx ? state.hidden : toPx > fromPx);
  return scrolled === state.scrolled && hidden === state.hidden ? state : { scrolled, hidden };
}
