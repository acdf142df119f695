import { myBookingPath } from '#app/content/booking/my-booking-path.ts';
import type { menu as english } from '#app/content/frame/menu.ts';

export const menu: typeof english = [
  { label: 'Découvrir', to: '/discover', wideOnly: true },
  {
    label: 'Les spiritueux',
    shortLabel: 'Spiritueux',
    to: '/spirits',
    submenu: [
      { label: 'Les lots', to: '/batch' },
      { label: 'Éditions Storian', to: '/storian-releases' },
    ],
  },
  {
    label: 'Visites et événements',
    shortLabel: 'Visites',
    to: '/tours',
    sheetSubmenu: [{ label: 'Ma réservation', to: myBookingPath }],
  },
  { label: 'Où acheter', to: '/buy', wideOnly: true },
  { label: 'Contact', to: '/contact', wideOnly: true },
];
