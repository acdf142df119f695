import type { Access } from '../access.ts';

export const showTill: Access = {
  Query: ['days', 'till', 'lateEntries', 'keptChains', 'staffPeople'],
  PutItem: ['tillReviews'],
};
