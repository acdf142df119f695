/** Entries of one party; beyond it `story-full`. Bounds the item of a slot. */
export const mostEntries = 40;
/** Characters of a note. */
export const longestNote = 200;
/** Changes and repeated confirmations of one party by staff; beyond it `story-full`. A cancellation always fits. */
export const mostStaffChanges = 20;
/** Characters of a reason: why money was given back, or why the till differs. */
export const longestReason = 200;
/** Days after the visit in which arrivals, payments and payments given back can still be recorded. */
export const openDays = 7;
