import type { Translated } from '#app/content/translated.ts';
import type * as english from '#shared/staff/sign-in/code-messages.ts';
import { maxWrongOfDay } from '#shared/staff/sign-in/code-tries.ts';
import { maxWrongOnPad, padSeconds } from '#shared/staff/sign-in/pad-tries.ts';
import { minutesOf } from '#shared/values/port-vila-time.ts';
import { timeLabel } from '#shared/values/written-time.ts';

type Words<Name extends keyof typeof english> = Translated<(typeof english)[Name]>;

const minutes = padSeconds / 60;

export const codeMessages: Words<'codeMessages'> = {
  wrong: `Ce code n’est pas le bon. Après ${maxWrongOnPad} codes faux, cet appareil n’en accepte plus pendant ${minutes} minutes.`,
  chosen: 'Votre code est enregistré. Utilisez-le sur les appareils partagés.',
  blocked: `Ce code est bloqué après ${maxWrongOfDay} essais faux en un jour. Un responsable en choisit un nouveau sous Équipe et appareils.`,
  choose: 'Un responsable a choisi ce code pour vous. Choisissez-en un que vous seul connaissez.',
  sameCode: 'C’est le code choisi par le responsable. Choisissez-en un autre.',
};

export const padLockedMessage: Words<'padLockedMessage'> = (until) =>
  `Cet appareil n’accepte ni code ni clé d’accès avant ${timeLabel(minutesOf(new Date(until * 1000)))}, après ${maxWrongOnPad} essais faux. D’ici là, utilisez un appareil à vous.`;
