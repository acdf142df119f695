import type { Access } from '../access.ts';

export const listInventory: Access = {
  Query: ['stock'],
};
