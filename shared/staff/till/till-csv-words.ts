/** Headings and fixed cells of the till as CSV. */
export const tillCsvWords = {
  payment: 'payment',
  reversed: 'reversed',
  counted: 'counted',
  /** Row of a device whose presses have not all arrived. */
  owing: 'not arrived',
  /** Replaces the number of the day report in an X. */
  open: 'open',
  columns: [
    'what',
    'day report (Z)',
    'date',
    'time (Port Vila)',
    'visit',
    'start',
    'tour',
    'person',
    'method',
    'currency',
    'amount',
    'VUV',
    'guests',
    'AUD exchanged',
    'VUV given back',
    'expected',
    'counted',
    'difference',
    'reason',
    'VUV without money',
    'entry',
  ],
} as const;
