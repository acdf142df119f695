/** Customers move bottles at any moment; each of their writes takes only milliseconds. */
export const maxTries = 20;
