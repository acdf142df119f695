import type { Access } from '../access.ts';

export const correctStock: Access = {
  GetItem: ['stock'],
  PutItem: ['stock'],
  Query: ['stock', 'staffPeople'],
  UpdateItem: ['stock'],
};
