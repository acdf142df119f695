import type { Access } from '../access.ts';

export const linkDevice: Access = {
  ConditionCheckItem: ['staffPeople'],
  DeleteItem: ['staffPasskeys'],
  Query: ['staffPasskeys'],
  UpdateItem: ['quotas', 'staffDevices'],
};
