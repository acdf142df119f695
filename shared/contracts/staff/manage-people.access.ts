import type { Access } from '../access.ts';

export const managePeople: Access = {
  DeleteItem: ['staffPeople', 'staffPasskeys', 'staffCodes'],
  PutItem: ['staffPeople', 'staffCodes'],
  Query: ['staffPeople', 'staffDevices', 'staffPasskeys'],
  UpdateItem: ['staffPeople', 'staffDevices'],
};
