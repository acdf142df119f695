import type { Access } from '../access.ts';

export const showTill: Access = {
  PutItem: ['tillReviews'],
  Query: ['days', 'till', 'lateEntries', 'staffPeople'],
};
