import type { NewEnquiry } from './enquiries.ts';

export const sampleEnquiry: NewEnquiry = {
  kind: 'event',
  name: 'Ana Sample',
  business: 'Sample Travel',
  email: 'ana.sample@example.com',
  phone: '+678 00002',
  eventName: 'A birthday',
  date: '2026-12-19',
  peopleCount: '20 to 30',
  catering: 'required',
  description: 'In the yard, from five.\nSome of us are children.',
};

/** The enquiries among the items of a table, without the entries of the list. */
export const enquiryItems = (items: readonly Record<string, unknown>[]): Record<string, unknown>[] =>
  items.filter(({ sk }) => String(sk).startsWith('ENQUIRY#'));
