import type { Access } from '../access.ts';

export const editOperator: Access = {
  GetItem: ['operators', 'operatorRequests'],
  Query: ['staffPeople'],
  UpdateItem: ['operators', 'operatorRequests'],
};
