/**
 * Seconds after its latest cancellation during which a closing can be undone. After that, guests have made other plans.
 */
export const undoSeconds = 600;

/**
 * @param closedAt time of the closing's latest cancellation, in epoch seconds
 * @param now in epoch seconds
 */
export const mayUndoClosing = (closedAt: number, now: number): boolean => now < closedAt + undoSeconds;
