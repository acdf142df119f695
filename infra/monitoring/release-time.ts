/** Minutes of a release that changes every function, at most: half an hour in all. */
export const releaseMinutes = {
  /** A tenth of the calls, then all. */
  turn: 5,
  /**
   * CloudFormation watches the alarms for this long after the last change. With the last turn it makes the quarter of an
   * hour that an alarm on slow calls takes.
   */
  watch: 10,
  /** Everything else, estimated: uploads, new versions, pages, CloudFront. */
  overhead: 10,
} as const;
