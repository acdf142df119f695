/**
 * Maximum number of arrivals, payments and no-shows of one party, including undone ones; beyond it the call is refused as
 * `history-full`. No single colleague can use up the limit. An undo always fits: there is at most one for each entry.
 */
export const maxEventEntries = 160;
export const maxEventEntriesOfPerson = 40;
/**
 * Maximum number of notes of one party, and bytes of their texts: limited separately, so that they never block arrivals
 * and payments.
 */
export const maxNotes = 10;
export const maxNoteBytes = 4000;
/** Maximum length of a note. */
export const maxNoteLength = 200;
/**
 * Maximum number of changes and repeated confirmations of one party by staff; beyond it the call is refused as
 * `history-full`. A cancellation always fits.
 */
export const maxStaffChanges = 20;
/** Maximum length of a reason, such as that of a reversal or of a difference in the till. */
export const maxReasonLength = 200;
/** Days after the visit during which arrivals, payments and reversals can still be recorded. */
export const openDays = 7;
