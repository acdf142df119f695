import type { Access } from './access.ts';

export const cancelBooking: Access = {
  GetItem: ['days'],
  UpdateItem: ['days', 'quotas'],
};
