import type { ChargingModel } from './operator-request.ts';

/** Words of the statement file. */
export const statementWords = {
  file: (month: string) => `statement-${month}.csv`,
  columns: [
    'date (Port Vila)',
    'time (Port Vila)',
    'tour',
    'first name',
    'last name',
    'guests',
    'reference',
    'charging',
    'amount (VUV)',
  ],
  charging: {
    operator_charges: 'operator charges',
    guest_pays: 'guest pays',
  } satisfies Record<ChargingModel, string>,
  sums: {
    operator_charges: 'Operator charges: to pay to the distillery',
    guest_pays: 'Guest pays: paid at the distillery',
  } satisfies Record<ChargingModel, string>,
  onAccount: 'put on account',
  onAccountSum: 'Put on account at the door: to pay to the distillery',
  charged: 'To be charged',
  /** Lines of the statement for staff. */
  cancelled: 'Cancelled: not charged',
  noShows: 'Did not come: charged as booked',
} as const;
