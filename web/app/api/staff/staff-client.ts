import { type Client, createClient } from '../client.ts';

/** Calls of the staff console: they carry its session. */
export const staffClient: Client = createClient({ hasSession: true });
