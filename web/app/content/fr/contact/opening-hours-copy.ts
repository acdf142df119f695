import type { openingHoursCopy as english } from '#app/content/contact/opening-hours-copy.ts';
import type { Translated } from '#app/content/translated.ts';

export const openingHoursCopy: Translated<typeof english> = {
  title: 'Ouverture aujourd’hui',
  openNow: 'Ouvert en ce moment',
  closedNow: 'Fermé en ce moment',
  weekLine: ['Ouvert du lundi', 'au samedi'],
  hours: 'Heures d’ouverture',
  holidays: 'Jours fériés',
  hoursLine: (from, until) => `${from} – ${until}`,
  hoursClosed: 'Fermé',
};
