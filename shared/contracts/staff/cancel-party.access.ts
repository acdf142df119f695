import type { Access } from '../access.ts';

export const cancelParty: Access = {
  GetItem: ['days'],
  Query: ['staffPeople'],
  UpdateItem: ['days', 'quotas'],
};
