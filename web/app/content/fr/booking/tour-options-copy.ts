import { business } from '../../../../../shared/content/business.ts';
import type { tourOptionsCopy as english } from '../../booking/tour-options-copy.ts';
import { acceptedPayments } from '../../contact/accepted-payments.ts';
import type { Translated } from '../../translated.ts';

export const tourOptionsCopy: Translated<typeof english> = {
  options: 'Visites et tarifs',
  optionLines: {
    'Tour and Tasting':
      'De la canne pressée aux alambics, des alambics au chai, le rhum pas à pas, puis toute la gamme au bar.',
    'Cellar Door Tasting':
      'Une place au comptoir et une série de verres, servie par votre hôte : le rhum d’abord, puis gin, vodka et liqueurs.',
  },
  perAdult: 'par adulte',
  lasts: (duration) => `${duration.charAt(0).toUpperCase()}${duration.slice(1)}.`,
  payLater: 'Rien à payer maintenant : vous réglez à la distillerie. Annulation sans frais.',
  alreadyBooked: 'Déjà réservé ? Ouvrez',
  myBooking: 'ma réservation',
  adultsOnly:
    'Réservez pour les adultes seulement : les moins de 18 ans viennent gratuitement. Dégustation à partir de 18 ans.',
  largeGroup: 'Plus de 16 personnes :',
  sendEnquiry: 'envoyez une demande d’événement',
  orWrite: 'ou écrivez à',
  eventsEmail: business.emails.events,
  payments: `Paiement sur place : ${acceptedPayments.join(', ')}.`,
};
