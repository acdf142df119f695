import type { Access } from '../access.ts';

export const reversePayment: Access = {
  GetItem: ['days'],
  UpdateItem: ['days', 'lateEntries'],
};
