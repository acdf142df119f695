/**
 * Maximum arrivals, payments and no-shows of one party, including undone ones; beyond it `history-full`. No single
 * colleague can use up the space of the others. An undo always fits: there is at most one for each entry.
 */
export const maxFacts = 160;
export const maxFactsOfPerson = 40;
/**
 * Maximum notes of one party, and bytes of their texts: limited separately, so that they leave space for arrivals and
 * payments.
 */
export const maxNotes = 10;
export const maxNoteBytes = 4000;
/** Maximum characters of a note. */
export const maxNoteLength = 200;
/**
 * Maximum changes and repeated confirmations of one party by staff; beyond it `history-full`. A cancellation always
 * fits.
 */
export const maxStaffChanges = 20;
/** Maximum characters of a reason: why a payment was reversed, or why the till differs. */
export const maxReasonLength = 200;
/** Days after the visit during which arrivals, payments and reversals can still be recorded. */
export const openDays = 7;
