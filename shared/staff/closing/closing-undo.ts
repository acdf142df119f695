/** Seconds after its latest cancellation during which a closing can be undone; later, guests have made other plans. */
export const undoSeconds = 600;

/**
 * @param closedAt latest cancellation of the closing
 * @param now both in epoch seconds
 */
export const mayUndoClosing = (closedAt: number, now: number): boolean => now < closedAt + undoSeconds;
