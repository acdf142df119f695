import type { Access } from '../access.ts';

export const saveInventory: Access = {
  GetItem: ['stock'],
  PutItem: ['stock'],
  UpdateItem: ['stock'],
};
