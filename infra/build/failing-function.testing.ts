import { loggableError } from '#functions/kernel/log.ts';

/** Returns what the log shows of an error. */
export const handler = () => loggableError(new RangeError('No seats'));
