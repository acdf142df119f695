/** The payments and refunds of a month. */
export const booksCopy = {
  month: 'Month',
  loading: 'Adding up the month…',
  notLoaded: 'The month could not be added up.',
  empty: 'No money moved in this month.',
  kinds: {
    payment: 'paid',
    refund: 'refunded',
    withdrawn: 'taken in disputes',
    reinstated: 'given back in disputes',
  },
  all: 'All',
  hint: 'Without Stripe’s fees, and without refunds of a part that were made there.',
  csv: 'Save as CSV',
  csvName: (month: string) => `orders-${month}.csv`,
} as const;
