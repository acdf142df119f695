/** The maximum minutes of a release that changes every function: half an hour in total. */
export const releaseMinutes = {
  /** The time in which the new versions get a tenth of the calls, before they get all. */
  turn: 5,
  /**
   * CloudFormation watches the alarms for this long after the last change. Together with the last turn, that is the
   * quarter of an hour that an alarm on slow calls takes.
   */
  watch: 10,
  /** Everything else, estimated: uploads, new versions, pages, CloudFront. */
  overhead: 10,
} as const;
