import type { Access } from '../access.ts';

export const erasePerson: Access = {
  DeleteItem: ['enquiries'],
  GetItem: ['privacyTrail'],
  PutItem: ['orders', 'enquiries', 'referenceRequests', 'operators', 'operatorRequests', 'privacyTrail'],
  Query: ['days', 'orders', 'enquiries', 'referenceRequests', 'operators', 'operatorRequests'],
  UpdateItem: ['days', 'privacyTrail'],
};
