import type { Access } from '../access.ts';

export const deliverPresses: Access = {
  BatchGetItem: ['keptPresses'],
  DeleteItem: ['openPresses'],
  GetItem: ['days', 'keptChains'],
  PutItem: ['keptPresses', 'openPresses'],
  Query: ['days', 'openPresses'],
  UpdateItem: ['days', 'keptChains', 'lateEntries', 'quotas', 'secrets', 'staffDevices'],
};
