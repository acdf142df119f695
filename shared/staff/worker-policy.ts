/** Name of the console's Trusted Types policy, which lets it register its service worker and nothing else. */
export const workerPolicy = 'staff-worker';
