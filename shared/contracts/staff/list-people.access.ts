import type { Access } from '../access.ts';

export const listPeople: Access = {
  Query: ['staffPeople', 'staffDevices', 'staffPasskeys', 'staffCodes', 'keptChains'],
};
