/** Headings and fixed cells of the till as CSV. */
export const tillCsvWords = {
  payment: 'payment',
  reversed: 'reversed',
  counted: 'counted',
  /** Of a device whose presses have not all arrived. */
  owing: 'not arrived',
  /** In place of the number of a day report. */
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
