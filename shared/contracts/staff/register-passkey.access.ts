import type { Access } from '../access.ts';

export const registerPasskey: Access = {
  ConditionCheckItem: ['staffDevices'],
  DeleteItem: ['staffPasskeys', 'staffChallenges'],
  PutItem: ['staffPasskeys'],
  Query: ['staffPasskeys'],
  UpdateItem: ['staffDevices'],
};
