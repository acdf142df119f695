/**
 * Header in which a page says in whose name it writes. Another page of the browser may have changed who is signed in:
 * the press of one colleague must not be recorded in the name of another.
 */
export const personHeader = 'staff-person';
