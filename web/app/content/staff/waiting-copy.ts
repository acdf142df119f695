import { counted } from '#shared/values/counted.ts';

/** What waits for managers in the office. */
export const waitingCopy = {
  /** After the numbers on the tabs. */
  enquiriesMeaning: 'new',
  requestsMeaning: 'to decide',
  differencesMeaning: 'with a difference',
  officeMeaning: 'waiting',
  ordersMeaning: (disputes: number) =>
    disputes === 0 ? 'to pack' : `waiting, with ${counted(disputes, 'dispute')}`,

  title: 'Waiting in the office',
  enquiries: (count: number) => counted(count, 'new enquiry', 'new enquiries'),
  requests: (count: number) => counted(count, 'operator’s request', 'operators’ requests'),
  orders: (count: number) => `${counted(count, 'order')} to pack`,
  disputes: (count: number) => counted(count, 'dispute'),
  differences: (count: number) => `${counted(count, 'day report')} with a difference`,
} as const;
