import { portVilaTimeNote } from '../../../../../shared/values/written-time.ts';
import type { driverCopy as english } from '../../booking/driver-copy.ts';
import type { Translated } from '../../translated.ts';

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
