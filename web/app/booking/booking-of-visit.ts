import { createTabStorage } from '../storage/tab-storage.ts';

/** The reference of the booking last shown in this tab, so that My booking leads to it. */
export const bookingOfVisit = createTabStorage('booking-of-visit');
