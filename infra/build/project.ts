import path from 'node:path';

/** Absolute path of the repository. */
export const projectFolder = path.resolve(import.meta.dirname, '../..');
