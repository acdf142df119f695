import type { Access } from '../access.ts';

export const cancelBooking: Access = {
  GetItem: ['days', 'probes'],
  UpdateItem: ['days', 'probes', 'quotas'],
};
