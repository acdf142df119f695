import type { Access } from '../access.ts';

export const sendConfirmation: Access = {
  GetItem: ['days'],
  UpdateItem: ['days', 'quotas'],
};
