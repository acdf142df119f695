/** Retention of records in days. Stores apply it; the privacy notice and the console name it. */
export const retentionDays = {
  /** From the visit. */
  booking: 400,
  order: 400,
  unpaidOrder: 30,
  enquiry: 180,
  /** From the day of the event. */
  event: 400,
  operatorRequest: 180,
  /** Validity of a link, and retention of the operator after the last link. */
  operator: 400,
  sentMail: 495,
  adClick: 90,
  logs: 90,
  traces: 30,
  backups: 35,
  /** CloudTrail of the writes to the table. */
  writeTrail: 400,
} as const;

/** Retention in years of accounts and trails. */
export const retentionYears = { till: 7, privacyTrail: 3, commandTrail: 3 } as const;
