/** Partition key pattern of each kind of item. */
export const partitions = {
  /** Slots of a day, with their bookings, and the visits of its parties. */
  days: 'DAY#*',
  closures: 'CLOSURES',
  /** Figures of the starts of each day, for the calendar. */
  daySummaries: 'DAY-SUMMARIES',
  /** Figures of days, which outlive their bookings. */
  figures: 'FIGURES',
  /** Counts of bookings refused because a start ran in the other language. */
  languageRefusals: 'REFUSALS#*',
  stock: 'INVENTORY',
  orders: 'ORDERS#*',
  /** The orders that hold bottles for a network, by a keyed digest of it. */
  bottleHolds: 'HOLDS#*',
  enquiries: 'ENQUIRIES#*',
  /** Index entries: the slots with upcoming visits under an email address, by a keyed digest of it. */
  addressSlots: 'ADDRESS#*',
  /** Requests for lost references. */
  referenceRequests: 'REFERENCE-REQUESTS#*',
  operators: 'OPERATORS',
  operatorRequests: 'OPERATOR-REQUESTS#*',
  /** Index entries: the slots with an operator's bookings. */
  operatorSlots: 'OPERATOR#*',
  /** The day of each operator's latest visit. */
  operatorVisits: 'OPERATOR-VISITS',
  mails: 'MAIL#*',
  /** Confirmations gathered for one email to their mailbox. */
  mailDigests: 'DIGEST#*',
  quotas: 'QUOTA#*',
  /** Everything that the synthetic booking writes. */
  probes: 'PROBES',
  /** Keys from which references are derived. */
  secrets: 'SECRETS',
  /** Exports and erasures of personal data, without the person concerned, and the salt of their digests. */
  privacyTrail: 'PRIVACY-TRAIL',
  /** Changes made by the command line, with their author. */
  commandTrail: 'COMMAND-TRAIL',
  /** Closed tills. */
  till: 'TILL',
  /** Closed tills with a difference that another manager has opened. */
  tillReviews: 'TILL-REVIEWS',
  /** Days with entries of visits that were recorded later. */
  lateEntries: 'LATE-ENTRIES',
  /** Digests of the kept presses that have arrived, by device. */
  keptPresses: 'KEPT-PRESSES#*',
  /** Numbers of the presses made with each key of a device, and of those that are missing. */
  keptChains: 'KEPT-CHAINS',
  /** Kept presses and parties that wait for a decision. */
  openPresses: 'OPEN-PRESSES',
  staffPeople: 'STAFF#PEOPLE',
  /** Devices with their sessions, and the links that invite new ones. */
  staffDevices: 'STAFF#DEVICES',
  staffPasskeys: 'STAFF#PASSKEYS',
  /** Codes for shared devices, in a separate partition, since four digits can be guessed from any hash. */
  staffCodes: 'STAFF#CODES',
  staffChallenges: 'STAFF#CHALLENGES',
} as const;

export type ItemKind = keyof typeof partitions;
