import type { Access } from '../access.ts';

export const reopenStarts: Access = {
  DeleteItem: ['closures'],
  GetItem: ['closures'],
  Query: ['days', 'closures'],
  UpdateItem: ['days'],
};
