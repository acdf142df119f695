/** A place on the earth: degrees east, degrees south. */
export type Coordinates = readonly [eastDegrees: number, southDegrees: number];
