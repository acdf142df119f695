import type { Access } from '../access.ts';

export const decideOperator: Access = {
  BatchGetItem: ['days'],
  GetItem: ['operators', 'operatorRequests'],
  PutItem: ['operators'],
  Query: ['operatorSlots', 'staffPeople'],
  UpdateItem: ['days', 'operators', 'operatorRequests'],
};
