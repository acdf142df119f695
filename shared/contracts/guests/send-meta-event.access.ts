import type { Access } from '../access.ts';

export const sendMetaEvent: Access = {
  UpdateItem: ['quotas'],
};
