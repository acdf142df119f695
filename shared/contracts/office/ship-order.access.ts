import type { Access } from '../access.ts';

export const shipOrder: Access = {
  GetItem: ['orders'],
  PutItem: ['orders'],
};
