/** Entries of one party; beyond it `story-full`. Bounds the item of a slot. */
export const mostEntries = 40;
/** Characters of a note. */
export const longestNote = 200;
