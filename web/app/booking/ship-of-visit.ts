import { createTabStorage } from '../storage/tab-storage.ts';

/** The ship that the guest named on the tours page, kept for the visit. */
export const shipOfVisit = createTabStorage('ship-of-visit');
