import type { Access } from '../access.ts';

export const listHolidays: Access = {
  Query: ['closures'],
};
