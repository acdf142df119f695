import type { Access } from '../access.ts';

export const openBooking: Access = {
  GetItem: ['days', 'probes'],
  UpdateItem: ['quotas'],
};
