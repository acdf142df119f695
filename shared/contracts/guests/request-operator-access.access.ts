import type { Access } from '../access.ts';

export const requestOperatorAccess: Access = {
  GetItem: ['operatorRequests'],
  PutItem: ['operatorRequests'],
  UpdateItem: ['quotas'],
};
