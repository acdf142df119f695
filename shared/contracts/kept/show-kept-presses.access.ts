import type { Access } from '../access.ts';

export const showKeptPresses: Access = {
  GetItem: ['days'],
  Query: ['days', 'keptChains', 'openPresses', 'staffPeople'],
};
