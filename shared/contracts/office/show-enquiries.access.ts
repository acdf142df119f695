import type { Access } from '../access.ts';

export const showEnquiries: Access = {
  BatchGetItem: ['enquiries'],
  GetItem: ['enquiries'],
  Query: ['closures', 'enquiries', 'staffPeople'],
};
