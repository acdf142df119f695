import type { Access } from '../access.ts';

export const bookEnquiry: Access = {
  GetItem: ['days', 'enquiries'],
  PutItem: ['closures', 'enquiries'],
  Query: ['days', 'closures', 'staffPeople'],
  UpdateItem: ['days', 'enquiries'],
};
