import type { Access } from './access.ts';

export const receivePayment: Access = {
  GetItem: ['orders'],
  PutItem: ['orders'],
  UpdateItem: ['stock'],
};
