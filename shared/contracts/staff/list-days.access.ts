import type { Access } from '../access.ts';

export const listDays: Access = {
  BatchGetItem: ['days'],
  PutItem: ['daySummaries'],
  Query: ['days', 'closures', 'daySummaries'],
};
