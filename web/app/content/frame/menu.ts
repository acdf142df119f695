import { myBookingPath } from '../booking/my-booking-path.ts';
import type { MenuEntry } from './navigation.ts';

/** Menu of the header (specification §2). */
export const menu: readonly MenuEntry[] = [
  { label: 'Discover', to: '/discover', wideOnly: true },
  {
    label: 'The Spirits',
    to: '/spirits',
    submenu: [
      { label: 'Batches', to: '/batch' },
      { label: 'Storian Releases', to: '/storian-releases' },
    ],
  },
  {
    label: 'Tours & Events',
    shortLabel: 'Tours',
    to: '/tours',
    sheetSubmenu: [{ label: 'My booking', to: myBookingPath }],
  },
  { label: 'Where to Buy', to: '/buy', wideOnly: true },
  { label: 'Contact Us', to: '/contact', wideOnly: true },
];
