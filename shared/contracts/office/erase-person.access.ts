import type { Access } from '../access.ts';

export const erasePerson: Access = {
  DeleteItem: ['enquiries', 'openPresses'],
  GetItem: ['privacyTrail'],
  PutItem: ['orders', 'enquiries', 'referenceRequests', 'operators', 'operatorRequests', 'privacyTrail'],
  Query: ['days', 'orders', 'enquiries', 'referenceRequests', 'operators', 'operatorRequests', 'openPresses'],
  UpdateItem: ['days', 'privacyTrail'],
};
