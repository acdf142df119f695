import { createTabStorage } from '../storage/tab-storage.ts';

/** The ship that the guest chose on the tours page, stored for the lifetime of the tab. */
export const chosenShip = createTabStorage('ship-of-visit');
