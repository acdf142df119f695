/**
 * Arrivals, payments and no-shows of one party, including undone ones; over it `history-full`. No colleague alone can
 * use up the room of the others. An undo always fits: one for each entry.
 */
export const maxFacts = 160;
export const maxFactsOfPerson = 40;
/** Notes of one party, and the bytes of their texts: limited separately, so that they leave room for what happened. */
export const maxNotes = 10;
export const maxNoteBytes = 4000;
/** Characters of a note. */
export const maxNoteLength = 200;
/** Changes and repeated confirmations of one party by staff; over it `history-full`. A cancellation always fits. */
export const maxStaffChanges = 20;
/** Characters of a reason: why a payment was reversed, or why the till differs. */
export const maxReasonLength = 200;
/** Days after the visit during which arrivals, payments and reversals can still be recorded. */
export const openDays = 7;
