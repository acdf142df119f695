/** The versions that the functions of a stage had in a release. */
export interface ReleaseRecord {
  /** The release of the stack, its output `Release`. */
  readonly deployed: string;
  /** The release whose functions run: another one after a flip-back. */
  readonly release: string;
  /** Version of the alias `live`, by the name of its construct. */
  readonly versions: Readonly<Record<string, string>>;
}

/** Name of a function in records: `CreateBooking` for the alias `CreateBookingCodeLive478F6A4B`. */
export const recordedName = (logicalId: string): string => logicalId.replace(/(Code)?Live[0-9A-F]{8}$/, '');

/**
 * The release before the first deployment of the current one: a second step back goes further, and never returns to the
 * release just left.
 *
 * @param history oldest first; the last one runs
 * @param nameOf two releases with one name are the same
 */
export function releaseBefore<T>(history: readonly T[], nameOf: (release: T) => string): T | undefined {
  const deployed: T[] = [];
  for (const release of history) {
    const earlier = deployed.findIndex((record) => nameOf(record) === nameOf(release));
    if (earlier >= 0) deployed.length = earlier;
    deployed.push(release);
  }
  return deployed.at(-2);
}

/** The last record, if it is of the deployed release; an interrupted job leaves none. */
export const currentRecord = (
  records: readonly ReleaseRecord[],
  deployed: string,
): ReleaseRecord | undefined => (records.at(-1)?.deployed === deployed ? records.at(-1) : undefined);
