/** Name of the console's Trusted Types policy, which only allows registering its service worker. */
export const workerPolicy = 'staff-worker';
