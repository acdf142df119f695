import type { Access } from '../access.ts';

export const showOperators: Access = {
  BatchGetItem: ['days'],
  GetItem: ['operators', 'operatorRequests'],
  Query: ['days', 'operators', 'operatorRequests', 'operatorSlots', 'operatorVisits', 'staffPeople'],
};
