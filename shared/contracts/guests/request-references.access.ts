import type { Access } from '../access.ts';

export const requestReferences: Access = {
  PutItem: ['referenceRequests'],
  UpdateItem: ['quotas'],
};
