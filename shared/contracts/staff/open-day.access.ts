import type { Access } from '../access.ts';

export const openDay: Access = {
  GetItem: ['days', 'closures'],
  Query: ['days', 'staffPeople'],
};
