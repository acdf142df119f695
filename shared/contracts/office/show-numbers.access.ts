import type { Access } from '../access.ts';

export const showNumbers: Access = {
  Query: ['days', 'closures', 'figures', 'languageRefusals'],
};
