import type { Access } from '../access.ts';

export const readDayFiles: Access = {
  BatchGetItem: ['days'],
  Query: ['days', 'staffDevices', 'staffPeople'],
};
