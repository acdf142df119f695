import * as z from 'zod/mini';

/** What this function reads. */
export const Env = z.object({});
