import type { Access } from '../access.ts';

export const signOut: Access = {
  UpdateItem: ['staffDevices'],
};
