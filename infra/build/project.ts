import path from 'node:path';

/** Top folder of the project, absolute. */
export const projectFolder = path.resolve(import.meta.dirname, '../..');
