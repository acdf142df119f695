import type { driverCopy as english } from '#app/content/booking/driver-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { portVilaTimeNote } from '#shared/values/written-time.ts';

export const driverCopy: Translated<typeof english> = {
  title: 'Pour votre chauffeur',
  lead: 'Tendez-lui votre téléphone, ou la carte imprimée : l’itinéraire y est en bichelamar, en français et en anglais.',
  fullScreen: 'Plein écran',
  print: 'Imprimer la carte',
  close: 'Fermer',
  card: 'À montrer à votre chauffeur',
  phone: (phone) => `Appeler la distillerie : ${phone}`,
  starts: (date, time) => `Nous avons rendez-vous le ${date} à ${time}, ${portVilaTimeNote}.`,
};
