import type { Access } from '../access.ts';

export const createOperatorBooking: Access = {
  GetItem: ['days', 'closures', 'operators'],
  PutItem: ['operatorSlots'],
  Query: ['days'],
  UpdateItem: ['days', 'quotas', 'secrets'],
};
