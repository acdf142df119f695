import type { Access } from '../access.ts';

export const requestChallenge: Access = {
  PutItem: ['staffChallenges'],
  Query: ['staffPasskeys'],
  UpdateItem: ['quotas'],
};
