import * as z from 'zod/mini';

/** What this function reads. */
export const Env = z.object({ TABLE_NAME: z.string().check(z.minLength(1)) });
