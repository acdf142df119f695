import type { Access } from '../access.ts';

export const sendEventEmail: Access = {
  GetItem: ['enquiries'],
  PutItem: ['enquiries'],
  UpdateItem: ['quotas'],
};
