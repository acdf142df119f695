import type { Access } from '../access.ts';

export const closeStarts: Access = {
  GetItem: ['days'],
  PutItem: ['closures'],
  Query: ['days', 'closures'],
  UpdateItem: ['days'],
};
