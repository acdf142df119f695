import type { Translated } from '#app/content/translated.ts';
import type * as english from '#shared/staff/parties/party-words.ts';

export const partyWords: Translated<typeof english.partyWords> = {
  nameless: {
    web: 'Participant',
    operator: 'Participant',
    phone: 'Par téléphone',
    'walk-in': 'Sans réservation',
  },
  phoneNumber: 'le numéro de téléphone',
  phoneProblem: 'Indiquez un numéro de téléphone, par exemple +678\u00a0555\u00a00100.',
};
