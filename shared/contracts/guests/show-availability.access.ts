import type { Access } from '../access.ts';

export const showAvailability: Access = { Query: ['days'] };
