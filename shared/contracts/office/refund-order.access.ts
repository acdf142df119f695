import type { Access } from '../access.ts';

export const refundOrder: Access = {
  GetItem: ['orders'],
  PutItem: ['orders'],
  UpdateItem: ['stock'],
};
