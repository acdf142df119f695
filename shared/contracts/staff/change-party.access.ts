import type { Access } from '../access.ts';

export const changeParty: Access = {
  GetItem: ['days', 'closures'],
  PutItem: ['operatorSlots'],
  Query: ['staffPeople'],
  UpdateItem: ['days', 'quotas'],
};
