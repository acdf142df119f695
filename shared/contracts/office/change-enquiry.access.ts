import type { Access } from '../access.ts';

export const changeEnquiry: Access = {
  GetItem: ['enquiries'],
  PutItem: ['enquiries'],
  Query: ['closures', 'staffPeople'],
  UpdateItem: ['enquiries'],
};
