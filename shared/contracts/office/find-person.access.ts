import type { Access } from '../access.ts';

export const findPerson: Access = {
  GetItem: ['privacyTrail'],
  PutItem: ['privacyTrail'],
  Query: [
    'days',
    'orders',
    'enquiries',
    'referenceRequests',
    'operators',
    'operatorRequests',
    'privacyTrail',
  ],
};
