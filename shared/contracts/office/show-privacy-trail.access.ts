import type { Access } from '../access.ts';

export const showPrivacyTrail: Access = {
  Query: ['privacyTrail', 'staffPeople'],
};
