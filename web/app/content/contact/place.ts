/** A place on the earth: degrees east, degrees south. */
export type Place = readonly [eastDegrees: number, southDegrees: number];
