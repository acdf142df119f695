import type { Access } from '../access.ts';

export const registerPressKey: Access = {
  BatchGetItem: ['staffDevices'],
  UpdateItem: ['staffDevices'],
};
