import * as z from 'zod/mini';

/** Environment of this function. */
export const Env = z.object({ TABLE_NAME: z.string().check(z.minLength(1)) });
