import type { Access } from '../access.ts';

export const findParties: Access = {
  GetItem: ['days'],
  Query: ['days'],
};
