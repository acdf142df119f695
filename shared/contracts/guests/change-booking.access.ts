import type { Access } from '../access.ts';

export const changeBooking: Access = {
  GetItem: ['days', 'closures'],
  PutItem: ['operatorSlots'],
  Query: ['days'],
  UpdateItem: ['days', 'quotas'],
};
