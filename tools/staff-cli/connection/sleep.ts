import { setTimeout as pause } from 'node:timers/promises';

/** Long enough for a healthy worker to take a waiting message. */
export const sleep = (): Promise<void> => pause(8000);
