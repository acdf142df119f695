import { acceptedPayments } from '#app/content/contact/accepted-payments.ts';
import type { contactCopy as english } from '#app/content/contact/contact-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { business } from '#shared/content/business.ts';
import { mapLink } from '#shared/content/directions.ts';

const { latitude, longitude } = business.position;
const degrees = (value: number): string => Math.abs(value).toFixed(4).replace('.', ',');

const onChart: Readonly<Record<string, string>> = {
  'Mele Bay': 'Baie de Mele',
  'Vila Bay': 'Baie de Vila',
  Lagoon: 'Lagon',
  'Port Vila': 'Port‑Vila',
  Airport: 'Aéroport',
};

export const contactCopy: Translated<typeof english> = {
  title: ['Venez, appelez', 'ou écrivez'],
  lead: 'Du lundi au samedi, aux heures d’ouverture, il y a quelqu’un au portail et au téléphone. Le dimanche et les jours fériés, écrivez-nous : réponse le prochain jour ouvré.',
  address: 'Adresse',
  addressLines: [
    business.name,
    `${business.address.street}, ${business.address.postalCode}`,
    'Port‑Vila, province de Shefa, Vanuatu',
  ],
  phone: 'Téléphone',
  phones: business.phones,
  phoneNote: 'En anglais, en français ou en bichelamar.',
  email: 'E-mail',
  emails: [
    { address: business.emails.bookings, note: 'visites et dégustations' },
    { address: business.emails.events, note: 'événements et tout le reste' },
  ],
  elsewhere: 'Voir aussi',
  pages: [
    { label: 'Professionnels du tourisme', to: '/operator' },
    { label: 'Boutique au Japon (en japonais)', to: '/jp' },
  ],
  myBooking: 'Ma réservation',
  myBookingNote: 'la voir, la modifier, l’annuler',
  payment: 'Paiement',
  payments: acceptedPayments as typeof english.payments,
  paymentNote: 'Les prix sont en vatu (VUV). Les visites se règlent le jour même.',

  chart: `Carte de la baie de Port-Vila, avec la distillerie, ${business.wharf.name} et la route qui les relie`,
  onChart: (word) => onChart[word] ?? word,
  chartNote: 'Un croquis, pas une carte marine.',
  distillery: 'La distillerie',
  kilometres: (count) => `${count} km`,
  way: 'Venir',
  landmark: business.landmark.French,
  ride: `À ${business.wharf.rideMinutes} minutes environ en voiture, depuis ${business.wharf.name}.`,
  position: `${degrees(latitude)}° ${latitude < 0 ? 'S' : 'N'}, ${degrees(longitude)}° ${longitude < 0 ? 'O' : 'E'}`,
  openInApp: 'Ouvrir dans votre appli de cartes',
  mapApp: `geo:${latitude},${longitude}?q=${latitude},${longitude}(${encodeURIComponent(business.name)})`,
  openOnTheWeb: 'Ouvrir dans OpenStreetMap',
  mapOnTheWeb: mapLink,
};
