import type { Access } from '../access.ts';

export const exportPerson: Access = {
  GetItem: ['privacyTrail'],
  PutItem: ['privacyTrail'],
  Query: ['days', 'orders', 'enquiries', 'referenceRequests', 'operators', 'operatorRequests', 'openPresses'],
};
