import type { Access } from '../access.ts';

export const startCheckout: Access = {
  BatchGetItem: ['stock', 'orders'],
  ConditionCheckItem: ['orders'],
  GetItem: ['orders', 'bottleHolds'],
  PutItem: ['orders'],
  UpdateItem: ['stock', 'orders', 'bottleHolds', 'quotas', 'secrets'],
};
