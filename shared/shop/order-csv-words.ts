import type { LedgerLine } from './order-books.ts';

/** Headings and fixed cells of the books of a month as CSV. */
export const orderCsvWords = {
  kinds: {
    payment: 'payment',
    refund: 'refund',
    withdrawn: 'taken by the bank (dispute)',
    reinstated: 'given back by the bank (dispute)',
  } satisfies Record<LedgerLine['kind'], string>,
  /** Columns before those of the bottles, and after them. */
  before: ['date', 'time (Port Vila)', 'what', 'order'],
  bottlesOf: (name: string) => `bottles of ${name}`,
  after: ['goods (yen)', 'shipping (yen)', 'total (yen)', 'Stripe payment', 'dispute'],
} as const;
