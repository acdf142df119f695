import type { Access } from '../access.ts';

export const findBookings: Access = {
  GetItem: ['days'],
  Query: ['days'],
};
