import type { Access } from '../access.ts';

export const showCalendar: Access = {
  Query: ['days', 'closures', 'staffPeople'],
};
