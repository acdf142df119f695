import type { Access } from '../access.ts';

export const identify: Access = {
  GetItem: ['staffCodes'],
  PutItem: ['staffCodes'],
  Query: ['staffPeople'],
  UpdateItem: ['staffPeople', 'staffDevices', 'staffCodes'],
};
