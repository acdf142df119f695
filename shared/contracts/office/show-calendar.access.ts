import type { Access } from '../access.ts';

export const showCalendar: Access = {
  BatchGetItem: ['days'],
  PutItem: ['daySummaries'],
  Query: ['days', 'closures', 'daySummaries', 'staffPeople'],
};
