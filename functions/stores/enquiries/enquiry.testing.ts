import type { NewEnquiry } from './enquiries.ts';

export const sampleEnquiry: NewEnquiry = {
  name: 'Ana Sample',
  business: 'Sample Travel',
  email: 'ana.sample@example.com',
  phone: '+678 00002',
  eventName: 'A birthday',
  peopleCount: '20 to 30',
  catering: 'required',
  description: 'In the yard, from five.\nSome of us are children.',
};
