import type * as english from '#app/content/staff/agree-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { counted } from '#shared/values/counted.ts';

const presses = (count: number) => counted(count, 'saisie');

export const agreeCopy: Translated<typeof english.agreeCopy> = {
  title: 'S’accorder avec une tablette',
  about: 'sans réseau, environ dix secondes dans chaque sens',
  hint: 'Ensuite, les deux ont les mêmes saisies. Celle qui trouve le réseau d’abord envoie tout, une fois.',
  showFirst: 'Celle-ci montre d’abord',
  readFirst: 'Celle-ci lit d’abord',
  firstHint: 'L’une montre, l’autre lit. Puis l’inverse.',
  step: (step) => `${step} sur 2`,
  code: 'Code animé',
  point: 'Dirigez l’autre vers celle-ci.',
  pointHint: (count) => `Elle lit ce que celle-ci garde : ${presses(count)}. Ne bougez pas.`,
  picture: (index, total) => `image ${index} sur ${total}`,
  again: 'puis de nouveau',
  reading: 'Lecture de l’autre',
  readingHint: 'L’ordre des images est libre. Ce qui est lu reste, même si vous arrêtez.',
  read: (total) => `sur ${total} lues`,
  turnRead: 'Retournez les deux. Maintenant celle-ci lit.',
  turnReadHint: 'L’autre montre ce qu’elle garde. Ne bougez pas.',
  turnShow: (name) => `Retournez les deux, dirigez ${name} vers celle-ci.`,
  turnShowHint: (count, name) => `La moitié est faite : celle-ci a déjà les ${presses(count)} de ${name}.`,
  showsToo: (name, count) => `${name} dit aussi ${count}`,
  stop: 'Arrêter',
  done: (count) => `Les deux ont ${presses(count)}.`,
  fresh: (here, there, name) => `${here} de plus pour celle-ci, ${there} pour ${name}.`,
  needsYou: (count) =>
    count === 0 ? '' : `${count} ${count === 1 ? 'vous attend' : 'vous attendent'} au retour du réseau.`,
  ofThis: 'de celle-ci',
  ofOther: (name) => `de ${name}`,
  agreed: (time, count) =>
    `Accord à ${time}. Ce qui est saisi ensuite n’en fait pas partie : recommencez au prochain créneau. Celle qui trouve le réseau d’abord envoie les ${count}, une fois.`,
  back: 'Retour à la journée',
  half: 'La moitié est faite.',
  halfRead: (name, read, total) =>
    `${name} a peut-être déjà ce que celle-ci garde. Celle-ci n’a pas encore tout de l’autre : arrêt à l’image ${read} sur ${total}. Rien n’est perdu ; reprenez quand vous voulez.`,
  halfShown: (name) =>
    `Celle-ci a les saisies de ${name}. Il n’est pas sûr que ${name} ait celles de celle-ci. Rien n’est perdu ; reprenez quand vous voulez.`,
  other: 'l’autre',
  goOn: 'Reprendre',
  foreign: 'Pas un appareil de la maison.',
  foreignHint:
    'Le code n’est pas signé par un appareil admis par un responsable. Rien n’a été lu, rien n’a été donné.',
  tryAgain: 'Réessayer',
  cannotSign: 'Celle-ci ne peut pas montrer ce qu’elle garde.',
};
