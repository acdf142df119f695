import type { Access } from '../access.ts';

export const editDay: Access = {
  DeleteItem: ['closures'],
  GetItem: ['days', 'closures'],
  PutItem: ['closures'],
  Query: ['days', 'closures', 'staffPeople'],
  UpdateItem: ['days'],
};
