import type { Access } from '../access.ts';

export const addParty: Access = {
  GetItem: ['days', 'closures'],
  UpdateItem: ['days', 'quotas', 'secrets'],
};
