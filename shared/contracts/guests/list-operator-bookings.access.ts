import type { Access } from '../access.ts';

export const listOperatorBookings: Access = {
  BatchGetItem: ['days'],
  GetItem: ['operators'],
  Query: ['operatorSlots'],
};
