import type { Access } from '../access.ts';

export const openDay: Access = {
  GetItem: ['days'],
  Query: ['days', 'staffPeople'],
};
