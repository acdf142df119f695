import { createTabStorage } from '../storage/tab-storage.ts';

/** Reference of the booking last shown in this tab, to which My booking links. */
export const lastShownBooking = createTabStorage('booking-of-visit');
