/**
 * The maximum number of tries of a write, which fails when a customer moves bottles at the same moment. Their writes
 * take only milliseconds.
 */
export const maxTries = 20;
