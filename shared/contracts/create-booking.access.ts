import type { Access } from './access.ts';

export const createBooking: Access = {
  GetItem: ['days', 'closures'],
  Query: ['days'],
  UpdateItem: ['days', 'languageRefusals', 'quotas', 'secrets'],
};
