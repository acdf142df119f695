import { createHash } from 'node:crypto';

/** The address of a file that is made after the build, named by what is in it. */
export const hashedAddress = (name: string, text: string, ending: 'css' | 'js' = 'js'): string =>
  `/assets/${name}-${createHash('sha256').update(text).digest('hex').slice(0, 10)}.${ending}`;
