import type { Access } from '../access.ts';

export const showStock: Access = {
  Query: ['stock', 'orders', 'staffPeople'],
};
