import type { Access } from '../access.ts';

export const signIn: Access = {
  ConditionCheckItem: ['staffPasskeys'],
  DeleteItem: ['staffChallenges'],
  GetItem: ['staffPasskeys'],
  PutItem: ['staffDevices'],
  Query: ['staffPeople', 'staffDevices'],
  UpdateItem: ['quotas', 'staffDevices', 'staffPasskeys'],
};
