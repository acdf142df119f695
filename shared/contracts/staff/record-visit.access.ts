import type { Access } from '../access.ts';

export const recordVisit: Access = {
  GetItem: ['days'],
  Query: ['till', 'staffPeople'],
  UpdateItem: ['days', 'lateEntries'],
};
