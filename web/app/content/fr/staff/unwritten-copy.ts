import type * as english from '#app/content/staff/unwritten-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { counted } from '#shared/values/counted.ts';
import { formatFigure } from '#shared/values/written-amount.ts';

type Words<Name extends keyof typeof english> = Translated<(typeof english)[Name]>;

export const refusalCopy: Words<'refusalCopy'> = {
  understood: 'Compris',
  seeHistory: 'Voir l’historique',
  notWritten: {
    arrive: 'L’arrivée n’est pas enregistrée.',
    pay: 'Le paiement n’est pas enregistré.',
    'no-show': 'L’absence n’est pas enregistrée.',
    note: 'La note n’est pas enregistrée.',
    undo: 'Rien n’a été défait.',
  },
  holdMoney: 'Si vous avez l’argent en main, rendez-le.',
  alreadyPaid: (how) => `Déjà payé, ${how}`,
  alreadyHere: 'Déjà sur place',
  changed: (name) => `${name} : du nouveau`,
  cancelled: (name) => `${name} : réservation annulée`,
  full: 'L’historique est plein',
  late: 'Trop tard',
  missing: 'Introuvable',
  other: 'Pas enregistré',
  party: 'Le groupe',
  who: (name, what, time) => `${name} : ${what}, ${time}.`,
  now: 'Maintenant :',
};

export const endedCopy: Words<'endedCopy'> = {
  title: 'Cet appareil n’est plus relié.',
  hint: 'Aucun nom de participant n’est gardé ici. Reconnectez-vous, ou demandez un nouveau lien à un responsable.',
  unsent: (count) => (count < 2 ? '1 saisie n’est pas partie :' : `${count} saisies ne sont pas parties :`),
  notSent: (count) =>
    `${count < 2 ? 'Elle est gardée ici et partira' : 'Elles sont gardées ici et partiront'} quand la même personne se reconnectera, ou par un responsable une fois cette personne partie. D’ici là, prévenez quelqu’un au bar.`,
  arrive: (guests) => counted(guests, 'arrivée'),
  pay: (vuv) => `${formatFigure(vuv)}\u00a0VUV payés`,
  'no-show': 'absence',
  note: 'une note',
  undo: 'une saisie défaite',
  describePress: (what, start, time) => `${what}, ${start}, saisi à ${time}`,
};

export const leftCopy: Words<'leftCopy'> = {
  title: (name, count) => `${name} : ${presses(count)} à envoyer`,
  explained: (name) =>
    `${name} a quitté l’équipe : seul un responsable peut envoyer ceci. C’est enregistré à votre nom, avec une note qui dit qui l’a saisi et quand.`,
  send: 'Envoyer à mon nom',
  discard: 'Écarter',
  noteText: (text) => `la note « ${text} »`,
  of: (party, what) => `${party} : ${what}`,
  note: (name, count, from, until) =>
    count < 2
      ? `La saisie qui précède cette note a été faite par ${name} à ${from}.`
      : `Les ${count} saisies qui précèdent cette note ont été faites par ${name}, de ${from} à ${until}.`,
};

const presses = (count: number): string => counted(count, 'saisie');
