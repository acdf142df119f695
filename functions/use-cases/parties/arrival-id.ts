import { createHash } from 'node:crypto';

/** Id of the arrival that is recorded with a walk-in. Its note has the id of the command. */
export const arrivalId = (commandId: string): string =>
  createHash('sha256').update(`arrive ${commandId}`).digest('hex').slice(0, 24);
