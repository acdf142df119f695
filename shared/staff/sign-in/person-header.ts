/**
 * Header with the id of the person on whose behalf a page writes. Another page of the browser may have changed who is
 * signed in: an action of one colleague must not be recorded for another.
 */
export const personHeader = 'staff-person';
