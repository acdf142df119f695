import type { Access } from '../access.ts';

export const showOrders: Access = {
  BatchGetItem: ['orders'],
  GetItem: ['orders'],
  Query: ['orders', 'staffPeople'],
};
