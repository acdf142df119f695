import type { Translated } from '#app/content/translated.ts';
import type * as english from '#shared/staff/sign-in/passkey-messages.ts';
import { linkSeconds, maxPasskeys } from '#shared/staff/sign-in/people.ts';
import { inWords } from '#shared/values/written-number.ts';

type Words<Name extends keyof typeof english> = Translated<(typeof english)[Name]>;

export const passkeyMessages: Words<'passkeyMessages'> = {
  added: 'La clé d’accès est ajoutée. Elle servira à la prochaine connexion.',
  notAccepted: 'Cette clé d’accès n’a pas été acceptée. Réessayez, ou demandez un lien à un responsable.',
  notAcceptedHere:
    'Cette clé d’accès n’a pas été acceptée. Réessayez, ou utilisez la console sur votre téléphone.',
  ofAnotherPerson: 'Cette clé d’accès est à quelqu’un d’autre. Utilisez l’une des vôtres.',
  stepUpFirst: 'Confirmez avec une clé d’accès que vous avez avant d’en ajouter une autre.',
  linkTooOld: `Une première clé d’accès s’ajoute dans les ${inWords(linkSeconds / 60)} minutes qui suivent l’ouverture d’un lien. Demandez un nouveau lien à un responsable.`,
  tooMany: `Vous avez ${inWords(maxPasskeys)} clés d’accès, le maximum. Demandez à un responsable de les réinitialiser.`,
  sharedDevice:
    'Les clés d’accès sont pour un appareil à vous : sur un appareil partagé, tout le monde pourrait s’en servir.',
  notRegistered: 'Cette clé d’accès n’a pas pu être ajoutée. Réessayez, avec un autre appareil si possible.',
  notUsed:
    'Aucune clé d’accès n’a été utilisée. Réessayez, et confirmez avec votre visage, votre doigt ou le verrouillage de l’écran. Si cet appareil n’a pas de clé à vous, demandez un lien à un responsable.',
  notAdded:
    'Aucune clé d’accès n’a été ajoutée. Réessayez, et confirmez avec votre visage, votre doigt ou le verrouillage de l’écran.',
  unsupported: 'Ce navigateur ne connaît pas les clés d’accès. Mettez-le à jour, ou prenez-en un autre.',
  alreadyHere: 'Cet appareil a déjà une clé d’accès à vous.',
  noScreenLock:
    'Cet appareil ne peut pas garder de clé d’accès. Activez le verrouillage de l’écran (visage, doigt ou code) et réessayez.',
  wrongAddress: 'Les clés d’accès ne fonctionnent pas à cette adresse. Ouvrez la console à son adresse.',
  deviceFailed: 'Cet appareil n’a pas pu utiliser la clé d’accès. Réessayez.',
};

const byErrorName = new Map<string, string>([
  ['InvalidStateError', passkeyMessages.alreadyHere],
  ['ConstraintError', passkeyMessages.noScreenLock],
  ['NotSupportedError', passkeyMessages.noScreenLock],
  ['SecurityError', passkeyMessages.wrongAddress],
]);

export const ceremonyMessage: Words<'ceremonyMessage'> = (kind, name) => {
  if (name === 'NotAllowedError' || name === 'AbortError')
    return kind === 'add' ? passkeyMessages.notAdded : passkeyMessages.notUsed;
  return byErrorName.get(name) ?? passkeyMessages.deviceFailed;
};
