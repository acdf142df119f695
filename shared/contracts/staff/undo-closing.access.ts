import type { Access } from '../access.ts';

export const undoClosing: Access = {
  DeleteItem: ['days', 'closures'],
  GetItem: ['days', 'closures'],
  Query: ['days', 'closures'],
  UpdateItem: ['days'],
};
