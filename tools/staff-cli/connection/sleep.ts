import { setTimeout as pause } from 'node:timers/promises';

/** Long enough for a worker that works to take what waits for it. */
export const sleep = (): Promise<void> => pause(8000);
