import type { Access } from '../access.ts';

export const resendConfirmation: Access = {
  GetItem: ['days'],
  UpdateItem: ['days'],
};
