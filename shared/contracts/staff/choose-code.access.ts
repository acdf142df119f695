import type { Access } from '../access.ts';

export const chooseCode: Access = {
  PutItem: ['staffCodes'],
  UpdateItem: ['staffPeople'],
};
