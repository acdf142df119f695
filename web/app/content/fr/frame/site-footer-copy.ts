import { myBookingPath } from '#app/content/booking/my-booking-path.ts';
import type * as english from '#app/content/frame/site-footer-copy.ts';
import { business } from '#shared/content/business.ts';
import { timeLabel } from '#shared/values/written-time.ts';

const { of, reviews } = business.rating;

export const links: typeof english.links = [
  [
    { label: 'Découvrir', to: '/discover' },
    { label: 'Les spiritueux', to: '/spirits' },
    { label: 'Les lots', to: '/batch' },
    { label: 'Collection Storian', to: '/storian-releases' },
    { label: 'Équipe', to: '/team' },
  ],
  [
    { label: 'Visites et événements', to: '/tours' },
    { label: 'Ma réservation', to: myBookingPath },
    { label: 'Où acheter', to: '/buy' },
    { label: 'Contact', to: '/contact' },
    { label: 'Dans la presse', to: '/in-the-news' },
    { label: 'Mentions légales (en japonais)', to: '/legal-disclosure' },
  ],
];

export const siteFooter: typeof english.siteFooter = {
  more: [
    { label: 'Professionnels du tourisme', to: '/operator' },
    { label: '日本語', to: '/jp', lang: 'ja' },
    { label: 'Vie privée', to: '/privacy' },
    { label: 'Politique relative aux cookies', to: '/cookies' },
  ],
  words: {
    footerLinks: 'Autres pages',
    social: 'Réseaux sociaux',
    hours: 'Heures d’ouverture',
    hoursNote: 'Heure de Port‑Vila (UTC+11). Fermé les jours fériés.',
    closed: 'Fermé',
    copyright: (name) => `© 2024 ${name}`,
    cookieSettings: 'Gérer les cookies',
  },
  links,
  days: { 'Monday to Friday': 'Du lundi au vendredi', Saturday: 'Samedi', Sunday: 'Dimanche' },
  address: 'Port‑Vila, province de Shefa, Vanuatu',
  rating: `Note : ${String(business.rating.value).replace('.', ',')} sur ${of}, d’après ${reviews} avis`,
  timeLabel,
  span: (from, until) => `${from} – ${until}`,
};
