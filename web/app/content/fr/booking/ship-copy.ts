import type { shipCopy as english } from '#app/content/booking/ship-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { business } from '#shared/content/business.ts';
import { portVilaTimeNote } from '#shared/values/written-time.ts';

const names: Translated<typeof english.names> = {
  fits: (ship) => `À temps pour ${ship}`,
  tight: (ship) => `Juste pour ${ship}`,
  'too-late': (ship) => `Trop tard pour ${ship}`,
  'before-ashore': (ship) => `Trop tôt pour ${ship}`,
};

export const shipCopy: Translated<typeof english> = {
  question: 'Quel paquebot ?',
  none: 'Je ne suis pas en escale',
  hours: (ashore, allAboard) => `À terre dès ${ashore}, dernier retour à bord ${allAboard}`,
  note: `Chaque horaire indique l’heure de retour au quai, en comptant ${business.wharf.rideMinutes} minutes de taxi ou de bus, trajet à votre charge. Tout est à l’${portVilaTimeNote} : vérifiez que l’heure du bord est la même.`,
  choose: 'Choisissez votre paquebot : chaque horaire dira si vous êtes de retour à temps.',
  names,
  back: (time) => `Retour au quai ${time}`,
  inTime: (back) => `À temps : retour au quai ${back}`,
  tight: (back, spareMinutes) => `Juste : retour au quai ${back}, ${spareMinutes}\u00a0min d’avance`,
  ashore: (time) => `À terre dès ${time}`,
  allAboard: (time) => `Dernier retour à bord ${time}`,
  reasons: {
    'too-late': 'Retour trop tardif',
    'before-ashore': 'Avant votre arrivée',
  },
  sentences: {
    fits: ({ ship, leave, back, allAboard }) =>
      `${names.fits(ship)} : départ du quai avant ${leave} (taxi ou bus), retour ${back}, dernier retour à bord ${allAboard}.`,
    tight: ({ ship, leave, back, allAboard, spareMinutes }) =>
      `${names.tight(ship)} : départ du quai avant ${leave} (taxi ou bus), retour ${back}, ${spareMinutes}\u00a0min avant le dernier retour à bord (${allAboard}).`,
    'too-late': ({ ship, back, allAboard }) =>
      `${names['too-late'](ship)} : retour au quai ${back}, dernier retour à bord ${allAboard}.`,
    'before-ashore': ({ ship, ashore }) => `${names['before-ashore'](ship)} : à terre dès ${ashore}.`,
  },
};
