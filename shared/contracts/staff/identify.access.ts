import type { Access } from '../access.ts';

export const identify: Access = {
  DeleteItem: ['staffChallenges'],
  GetItem: ['staffCodes', 'staffPasskeys'],
  PutItem: ['staffCodes'],
  Query: ['staffPeople'],
  UpdateItem: ['staffPeople', 'staffDevices', 'staffCodes', 'staffPasskeys'],
};
