import type { Access } from '../access.ts';

export const cancelOperatorBooking: Access = {
  GetItem: ['days', 'operators'],
  UpdateItem: ['days', 'quotas'],
};
