import type { Access } from '../access.ts';

export const findOrder: Access = {
  GetItem: ['orders'],
};
