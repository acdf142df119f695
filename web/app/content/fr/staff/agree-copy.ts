import type * as english from '#app/content/staff/agree-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { counted } from '#shared/values/counted.ts';

const presses = (count: number) => counted(count, 'saisie');

export const agreeCopy: Translated<typeof english.agreeCopy> = {
  title: 'Synchroniser avec une tablette',
  about: 'sans réseau, environ dix secondes dans chaque sens',
  hint: 'Ensuite, les deux appareils ont les mêmes saisies. Le premier qui retrouve le réseau envoie tout, une fois.',
  showFirst: 'Cet appareil montre d’abord',
  readFirst: 'Cet appareil lit d’abord',
  firstHint: 'L’un montre, l’autre lit. Puis l’inverse.',
  step: (step) => `${step} sur 2`,
  code: 'Code animé',
  point: 'Dirigez l’autre appareil vers celui-ci.',
  pointHint: (count) => `Il lit ce que celui-ci garde : ${presses(count)}. Ne bougez pas.`,
  picture: (index, total) => `image ${index} sur ${total}`,
  again: 'puis de nouveau',
  reading: 'Lecture de l’autre appareil',
  readingHint: 'L’ordre des images est libre. Ce qui est lu reste, même si vous arrêtez.',
  read: (total) => `sur ${total} lues`,
  turnRead: 'Retournez les deux. Cet appareil lit maintenant.',
  turnReadHint: 'L’autre montre ce qu’il garde. Ne bougez pas.',
  turnShow: (name) => `Retournez les deux, dirigez ${name} vers cet appareil.`,
  turnShowHint: (count, name) =>
    `La moitié est faite : cet appareil a déjà les ${presses(count)} de ${name}.`,
  showsToo: (name, count) => `${name} dit aussi ${count}`,
  stop: 'Arrêter',
  done: (count) => `Les deux appareils ont ${presses(count)}.`,
  fresh: (here, there, name) => `${here} de plus pour cet appareil, ${there} pour ${name}.`,
  needsYou: (count) =>
    count === 0 ? '' : `${count} ${count === 1 ? 'vous attend' : 'vous attendent'} au retour du réseau.`,
  ofThis: 'de cet appareil',
  ofOther: (name) => `de ${name}`,
  agreed: (time, count) =>
    `Synchronisés à ${time}. Ce qui est saisi ensuite n’en fait pas partie : recommencez au prochain créneau. Le premier qui retrouve le réseau envoie les ${count}, une fois.`,
  back: 'Retour à la journée',
  half: 'La moitié est faite.',
  halfRead: (name, read, total) =>
    `${name} a peut-être déjà ce que garde cet appareil. Cet appareil n’a pas encore tout de l’autre : arrêt à l’image ${read} sur ${total}. Rien n’est perdu ; reprenez quand vous voulez.`,
  halfShown: (name) =>
    `Cet appareil a les saisies de ${name}. Il n’est pas sûr que ${name} ait les siennes. Rien n’est perdu ; reprenez quand vous voulez.`,
  other: 'l’autre',
  goOn: 'Reprendre',
  foreign: 'Ce n’est pas un appareil de la maison.',
  foreignHint:
    'Le code n’est pas signé par un appareil admis par un responsable. Rien n’a été lu, rien n’a été donné.',
  tryAgain: 'Réessayer',
  cannotSign: 'Cet appareil ne peut pas montrer ce qu’il garde.',
};
