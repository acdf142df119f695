import { createHash } from 'node:crypto';

/** The address of a script that is made after the build, named by what is in it. */
export const scriptAddress = (name: string, code: string): string =>
  `/assets/${name}-${createHash('sha256').update(code).digest('hex').slice(0, 10)}.js`;
