import type { Access } from '../access.ts';

export const listTicketKeys: Access = {};
