import type { Access } from '../access.ts';

export const listClosures: Access = {
  Query: ['days', 'closures', 'staffPeople'],
};
