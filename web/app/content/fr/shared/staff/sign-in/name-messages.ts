import type { Translated } from '#app/content/translated.ts';
import type * as english from '#shared/staff/sign-in/name-messages.ts';

export const nameMessages: Translated<typeof english.nameMessages> = {
  staffName: 'un nom',
  latin: 'Écrivez le nom en lettres latines ; les accents sont les bienvenus.',
  deviceName: 'un nom pour cet appareil',
  digits: (count) => `Entrez ${count} chiffres.`,
  weak: 'Ce code se devine facilement. Choisissez-en un autre : ni année, ni 1234, ni chiffres répétés.',
};
