export type Coordinates = readonly [eastDegrees: number, southDegrees: number];
