/**
 * The maximum number of tries of a write. A try fails when a purchase moves bottles at the same moment, which takes
 * only milliseconds.
 */
export const maxTries = 20;
