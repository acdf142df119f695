import type { Access } from '../access.ts';

export const renewSession: Access = {
  Query: ['staffPeople', 'staffDevices', 'staffPasskeys'],
  UpdateItem: ['staffDevices', 'staffPeople'],
};
