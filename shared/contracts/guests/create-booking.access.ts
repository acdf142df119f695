import type { Access } from '../access.ts';

export const createBooking: Access = {
  GetItem: ['days', 'closures', 'probes'],
  Query: ['days'],
  UpdateItem: ['days', 'languageRefusals', 'probes', 'quotas', 'secrets'],
};
