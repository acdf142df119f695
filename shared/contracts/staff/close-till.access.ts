import type { Access } from '../access.ts';

export const closeTill: Access = {
  PutItem: ['till'],
  Query: ['days', 'till', 'lateEntries', 'keptChains', 'staffPeople'],
};
