import type { Access } from '../access.ts';

export const settlePresses: Access = {
  DeleteItem: ['openPresses'],
  GetItem: ['days', 'keptChains'],
  PutItem: ['keptPresses', 'openPresses'],
  Query: ['days', 'openPresses'],
  UpdateItem: ['days', 'keptChains', 'lateEntries', 'secrets'],
};
