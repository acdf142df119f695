import { createHash } from 'node:crypto';

/** URL of a generated file, named after its content. */
export const hashedAddress = (name: string, text: string, extension: 'css' | 'js' = 'js'): string =>
  `/assets/${name}-${createHash('sha256').update(text).digest('hex').slice(0, 10)}.${extension}`;
