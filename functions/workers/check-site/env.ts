import * as z from 'zod/mini';

/** `SITE_URL`: origin of the site. */
export const Env = z.object({ SITE_URL: z.url() });
