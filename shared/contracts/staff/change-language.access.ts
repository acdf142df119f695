import type { Access } from '../access.ts';

export const changeLanguage: Access = {
  GetItem: ['days', 'closures'],
  UpdateItem: ['days', 'quotas'],
};
