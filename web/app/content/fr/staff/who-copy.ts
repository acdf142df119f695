import type * as english from '#app/content/staff/who-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { codeLength } from '#shared/staff/sign-in/code.ts';
import { maxWrongOnPad } from '#shared/staff/sign-in/pad-tries.ts';
import { actingSeconds } from '#shared/staff/sign-in/people.ts';
import { capitalised } from '#shared/values/capitalised.ts';
import { inWords } from '#shared/values/written-number.ts';

const minutes = actingSeconds / 60;

export const whoCopy: Translated<typeof english.whoCopy> = {
  title: 'Qui êtes-vous ?',
  lead: `Sans nom, cet écran montre les prénoms et les participants d’aujourd’hui et de demain. Vos saisies portent votre nom, jusqu’à ${minutes} minutes après la dernière.`,
  readOnly: 'Consultation',
  look: 'Consulter sans s’identifier',
  names: 'Noms',
  noNames: 'Personne ne travaille encore ici. Un responsable invite l’équipe sous Équipe et appareils.',
  noCode: 'pas encore de code',
  waiting: (count) => `${count} à envoyer`,
  kept: (count) =>
    `${count < 2 ? '1 saisie est gardée' : `${count} saisies sont gardées`} ici. Chacune part au nom de la personne qui l’a faite, dès qu’elle dit qui elle est.`,
  first: `Choisissez votre nom, puis entrez vos ${inWords(codeLength)} chiffres ou utilisez une clé d’accès.`,
  codeOf: (name) => `Code de ${name}`,
  entered: (count, of) =>
    `${count} chiffre${count < 2 ? '' : 's'} sur ${of}${count === 0 ? '. Le dernier envoie le code' : ''}`,
  sends:
    'Le dernier chiffre envoie le code ; vous pouvez le coller. Sur votre téléphone, la console n’en demande pas.',
  passkey: {
    use: 'Utiliser plutôt une clé d’accès',
    using: 'En attente de votre clé d’accès…',
    where:
      'Si elle est sur votre téléphone ou une clé de sécurité, choisissez-le quand le navigateur le demande.',
  },
  checking: 'Vérification…',
  acts: (name, goesOn) =>
    name === ''
      ? ''
      : goesOn
        ? `Session de ${name}.`
        : `Session de ${name}. Rien n’est encore enregistré : appuyez à nouveau.`,
  keys: 'Chiffres',
  clear: 'Effacer',
  back: 'Effacer le dernier chiffre',
  others: 'Quelqu’un d’autre',
  wrongSoFar: (count) =>
    `${count} ${count < 2 ? 'essai infructueux' : 'essais infructueux'} ici jusqu’à présent`,
  limit: `${maxWrongOnPad} bloquent cet appareil`,
  given: {
    title: (name) => `${name}, choisissez votre propre code`,
    text: `Un responsable a choisi le code que vous avez entré. Choisissez ${inWords(codeLength)} chiffres que personne d’autre ne connaît ; ce sera désormais votre code.`,
    yes: 'Enregistrer mon code',
  },
  wrongTries: (count) =>
    `${count < 2 ? '1 code erroné a été essayé' : `${count} codes erronés ont été essayés`} à votre nom depuis votre dernière session. Si ce n’était pas vous, choisissez un autre code sur un appareil à vous, et prévenez un responsable.`,
  understood: 'Compris',
  notChecked: (reason) => `Le code n’a pas pu être vérifié. ${reason}`,
  missing: {
    title: (name) => `${name} n’a pas encore de code`,
    text: 'Choisissez-en un sur un appareil à vous : votre nom ou vos initiales en haut, puis Code pour les appareils partagés. Ou demandez à un responsable d’en choisir un sous Équipe et appareils.',
    again: 'J’en ai un maintenant',
  },
  notYou: 'Ce n’est pas vous ?',
  alone: {
    lead: `Sans réseau, les ${inWords(codeLength)} chiffres ne peuvent pas être vérifiés. Touchez votre nom ; pendant ${minutes} minutes, vos saisies sont les vôtres.`,
    what: 'Ce qu’il advient des chiffres',
    steps: (name) => [
      `Chaque saisie dit *${name}, sans code*.`,
      'Quand le réseau revient, chaque personne est interrogée *une fois* : « 14 saisies sans votre code. Toutes de vous ? »',
      'Une saisie que personne ne reconnaît *reste*, et elle est montrée à un responsable.',
    ],
    noCode: (name) => `${name}, sans code`,
  },
};

export const codeCopy: Translated<typeof english.codeCopy> = {
  own: {
    title: 'Votre code pour les appareils partagés',
    text: `${capitalised(inWords(codeLength))} chiffres qui disent, sur une tablette partagée, que c’est vous. Choisissez un code difficile à deviner, et ne le donnez à personne.`,
  },
  of: {
    title: (name) => `Code de ${name}`,
    text: (name) =>
      `Laissez ${name} l’entrer : personne d’autre ne devrait le connaître. Il remplace le précédent et débloque l’accès.`,
  },
  code: `${capitalised(inWords(codeLength))} chiffres`,
  again: 'Encore une fois',
  differs: `Ce ne sont pas les mêmes ${inWords(codeLength)} chiffres.`,
  yes: 'Enregistrer le code',
  busy: 'Enregistrement du code…',
  close: 'Terminé',
  cancel: 'Retour',
};
