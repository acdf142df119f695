import { readEnvironment } from '#functions/kernel/environment.ts';
import { checkSite } from './check-site.ts';
import { Env } from './env.ts';

export const handler = checkSite(readEnvironment(Env).SITE_URL);
