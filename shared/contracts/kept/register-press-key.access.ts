import type { Access } from '../access.ts';

export const registerPressKey: Access = {
  UpdateItem: ['staffDevices'],
};
