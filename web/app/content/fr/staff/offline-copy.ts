import type * as english from '#app/content/staff/offline-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { capacity } from '#shared/booking/terms.ts';
import { lettersOfParty } from '#shared/staff/parties/spoken-letters.ts';
import { codeLength } from '#shared/staff/sign-in/code.ts';
import { capitalised } from '#shared/values/capitalised.ts';
import { formatFigure } from '#shared/values/written-amount.ts';
import { inWords } from '#shared/values/written-number.ts';
import { deviceCopy } from './device-copy.ts';

type Words<Name extends keyof typeof english> = Translated<(typeof english)[Name]>;

const these = deviceCopy.these;
const This = (device: keyof typeof these) => capitalised(these[device]);
const several = (count: number, one: string, many = `${one}s`) => `${count} ${count < 2 ? one : many}`;
const presses = (count: number) => several(count, 'saisie');
const switchedOff = { phone: 'éteint', tablet: 'éteinte', computer: 'éteint' };

export const lineCopy: Words<'lineCopy'> = {
  offline: (since) => `Pas de réseau depuis ${since}.`,
  kept: (device) => `Vos saisies sont gardées sur ${these[device]} et partent d’elles-mêmes.`,
  cold: (openedAt, asOf, age) =>
    `Ouvert sans réseau à ${openedAt}. Cette liste est celle de ${asOf}${age && `, elle a ${age}`}.`,
  colleagues: (asOf) => `Les saisies des collègues depuis ${asOf} n’y sont pas.`,
  old: (since, age) => `Pas de réseau depuis ${since}. Cette liste a ${age}.`,
  later: (since) =>
    `Les réservations faites après ${since} n’y sont pas : scannez leur code, ou demandez leurs lettres.`,
  back: 'Le réseau est revenu.',
  sending: 'Envoi dans l’ordre de vos saisies.',
  sent: (count) => (count < 2 ? 'Elle est envoyée.' : `Les ${count} sont envoyées.`),
  asOfNow: 'La liste est à jour.',
  update: 'Une nouvelle version est là.',
  updateWaits: (count) =>
    count < 2
      ? 'Elle s’installe d’elle-même une fois la dernière saisie envoyée. Continuez.'
      : `Elle s’installe d’elle-même une fois les ${count} dernières saisies envoyées. Continuez.`,
  minutes: (count) => several(count, 'minute'),
  hours: (count) => several(count, 'heure'),
  days: (count) => several(count, 'jour'),
  keptHere: 'gardées ici',
  ofSent: (of) => `sur ${of} envoyées`,
  ofWait: (of) => `sur ${of} attendent`,
  isSent: 'envoyées',
  show: 'Les voir',
  can: 'Ce que je peux faire',
};

export const keptCopy: Words<'keptCopy'> = {
  title: (count, device) => `${presses(count)} en attente sur ${these[device]}`,
  about: (device) =>
    `La plus récente d’abord. Elles restent ici, même si ${these[device]} est ${switchedOff[device]}, et partent d’elles-mêmes, dans l’ordre.`,
  none: 'Rien n’attend ici.',
  kept: 'Gardée',
  arrived: (name, guests) => `${name}, ${several(guests, 'arrivée')}`,
  joined: (name, guests, start) => `${name}, ${guests} avec ${start}`,
  paid: (name, sum) => `${name} a payé ${sum}`,
  noShow: (name) => `${name}, absence`,
  note: (name) => `${name}, note`,
  undo: (name) => `${name}, saisie défaite`,
  added: (name, guests) => `${name}, ${several(guests, 'ajouté')}`,
  byLetters: (letters) => `Lettres ${letters}`,
  noCode: 'sans code',
  undoneAt: (time) => `défaite ${time} : 2 saisies`,
  more: (count, since) => `${several(count, 'autre')}, depuis ${since}`,
  andMore: (count) => `et ${several(count, 'autre')}`,
  tryNow: 'Réessayer',
  nextTry: (seconds) => `prochain essai dans ${seconds} s`,
  trying: 'Essai en cours…',
};

export const sentCopy: Words<'sentCopy'> = {
  title: (count) => `${presses(count)} ${count < 2 ? 'envoyée' : 'envoyées'}`,
  about: 'La plus récente d’abord. Chacune compte une fois, à son heure et au nom de son auteur.',
  sent: 'Envoyée',
};

export const canCopy: Words<'canCopy'> = {
  title: 'Sans réseau',
  can: 'Vous pouvez',
  waits: 'Seulement avec le réseau',
  understood: 'Compris',
  cans: (device) => [
    [
      'Arrivée, de tous ou d’une partie',
      `aussi par le code du participant ou ses ${inWords(lettersOfParty)} lettres`,
    ],
    ['Espèces, Carte, Autre', 'toute la somme ou une partie'],
    ['Sans réservation', `compté sur ${capacity} par ${these[device]} seul${device === 'tablet' ? 'e' : ''}`],
    ['Absence, Note', 'l’absence une fois le créneau commencé ; les notes à tout moment'],
    ['Défaire', `ce que garde ${these[device]}, jusqu’à l’envoi`],
    [
      'Entrer à un autre créneau',
      'un groupe qui est là entre avec un autre créneau ; sa réservation reste comme elle était',
    ],
  ],
  waiting: (device) => [
    [
      'Modifier ou déplacer une réservation',
      'une autre tablette ou le site a pu donner la place. Écrivez une note.',
    ],
    ['Annuler une réservation, Réserver par téléphone', 'prenez le nom et le numéro sur papier'],
    ['Fermetures, Calendrier', 'les participants ne pourraient pas être prévenus'],
    ['Caisse', 'comptez l’argent, notez-le ; la caisse se ferme quand toutes les saisies sont envoyées'],
    ['E-mails, Commandes, Prestataires, Équipe', `rien de cela n’est gardé sur ${these[device]}`],
    [
      `Vos ${inWords(codeLength)} chiffres`,
      'ils ne peuvent pas être vérifiés. Touchez votre nom ; l’historique dit « sans code ».',
    ],
  ],
  needs: 'attend le réseau',
  needed: 'attendent le réseau',
  onPaper: 'attend le réseau : prenez le nom et le numéro sur papier',
  others: 'Commandes, Prestataires, Chiffres, Équipe',
  closing: 'Fermetures, Calendrier, Caisse',
};

export const marksCopy: Words<'marksCopy'> = {
  title: 'Signification des signes',
  dashed: (device) => [
    'Pointillé : gardé ici',
    `Noté sur ${these[device]}. L’envoi se fait tout seul. Rien à faire.`,
  ],
  dashedLine: (device) => [
    'Ligne pointillée : paiement gardé ici',
    `L’argent est dans votre main, la saisie sur ${these[device]}.`,
  ],
  full: ['Plein : envoyé', 'Le serveur l’a reçu.'],
  split: [
    'Coupé en deux : à vous de décider',
    'Deux faits se contredisent. Regardez les deux et choisissez.',
  ],
  hollow: [
    'Repère creux : sans réseau',
    'À partir de cette heure, il peut manquer quelque chose à la liste.',
  ],
  question: (device) => [
    'Point d’interrogation : une place dont personne n’est sûr',
    `Libre autant que le sache ${these[device]}.`,
  ],
  edge: ['Bord orange : gardé, mais peut être effacé', 'Synchronisez avec une tablette.'],
  red: ['Rouge : pas gardé', 'Écrivez-le sur papier, puis suivez les indications.'],
};

export const offlineProblemCopy: Words<'offlineProblemCopy'> = {
  do: 'À faire maintenant',
  refused: {
    title: (device) => `${This(device)} ne peut pas garder vos saisies.`,
    text: 'Avec le réseau, vous pouvez travailler. *Sans lui, une saisie serait perdue ici : les boutons sont donc inactifs.*',
    steps: [
      'Ouvrez la console depuis l’*écran d’accueil*, pas dans une autre application.',
      'Ou dans les Réglages, autorisez les *données du site* (cookies) pour ce site.',
      'Sinon, prenez un autre appareil, ou la feuille imprimée.',
    ],
    again: 'Vérifier de nouveau',
    sheet: 'Voir la feuille du jour',
  },
  private: {
    title: 'Ceci est une fenêtre privée.',
    text: 'Elle oublie tout dès que vous la fermez. *Sans réseau, aucune saisie n’est prise ici.*',
    steps: (address) => [
      `Ouvrez *${address}* dans une fenêtre normale.`,
      'Connectez-vous là, tant qu’il y a du réseau.',
      'Fermez cette fenêtre. Rien n’y attend.',
    ],
    copy: 'Copier l’adresse',
    copied: 'Copiée',
  },
  full: {
    title: (device) =>
      `${This(device)} est ${device === 'tablet' ? 'pleine' : 'plein'}. La dernière saisie n’est pas gardée.`,
    write: (press) => `*Écrivez-la : ${press}.*`,
    safe: (count) =>
      count === 0
        ? ''
        : count === 1
          ? 'Celle d’avant est en sûreté.'
          : `Les ${count} d’avant sont en sûreté.`,
    steps: (count) => [
      'Effacez des photos ou des films : *50 Mo* suffisent.',
      'Refaites la dernière saisie.',
      count === 0
        ? 'N’effacez *pas* la console ni ses données.'
        : `N’effacez *pas* la console ni ses données : ${presses(count)} s’y ${count < 2 ? 'trouve' : 'trouvent'}.`,
    ],
    again: 'Réessayer',
  },
  clock: {
    slow: (device, age) => `L’horloge de ${these[device]} retarde de ${age}.`,
    fast: (device, age) => `L’horloge de ${these[device]} avance de ${age}.`,
    text: (shown, right, measured) =>
      `Elle montre ${shown} ; il est *${right}*. Mesuré au dernier contact, ${measured}. Les saisies sont gardées avec la bonne heure ; les créneaux et les codes la suivent aussi.`,
    steps: [
      'Réglages, *Date et heure*.',
      'Activez le *réglage automatique* ; sans réseau, mettez à la main l’heure de Port‑Vila.',
      'Revenez ici. Le rouge disparaît de lui-même.',
    ],
    set: 'C’est réglé',
    goOn: 'Continuer avec la bonne heure',
    corrected: (time) => `il est ${time}`,
  },
  mayGo: {
    title: (device) => `${This(device)} peut effacer des saisies non envoyées si la place manque.`,
    text: (megabytes) =>
      `${megabytes === undefined ? '' : `Il reste ${formatFigure(megabytes)} Mo. `}Synchronisez avec une tablette maintenant, puis à chaque créneau : l’autre appareil les a alors aussi.`,
  },
  agree: 'Synchroniser avec une tablette',
  withoutNetwork: 'sans réseau',
  agreeFirst: 'Synchroniser d’abord avec une tablette',
  gives: (count) => `lui donne les ${count}`,
};

export const leavingCopy: Words<'leavingCopy'> = {
  title: (count, device) => `${presses(count)} ${count < 2 ? 'attend' : 'attendent'} sur ${these[device]}.`,
  text: (device) =>
    `Se déconnecter ne les perd pas. Elles restent sous clé sur ${these[device]} et partent quand quelqu’un se connecte de nouveau ici, avec votre nom.`,
  warning: 'Sans réseau, personne ne peut se reconnecter ici, pas même vous.',
  leave: 'Se déconnecter, les garder sous clé',
  back: 'Revenir à la déconnexion',
};

export const joinCopy: Words<'joinCopy'> = {
  button: 'Entrer à un autre créneau',
  title: (name, guests) =>
    guests < 2 ? `${name} : à quel créneau entrer ?` : `${name} : à quel créneau entrent les ${guests} ?`,
  about: 'Leur réservation reste telle quelle. Ils comptent dans la salle du créneau où ils entrent.',
  none: 'Plus aucun autre créneau n’est ouvert.',
  isSent: 'leur arrivée est déjà partie',
  slip: (name, guests, start) => `${name} : ${guests} à ${start}`,
};

export const installCopy: Words<'installCopy'> = {
  title: {
    iphone: 'Mettez la console sur l’écran d’accueil.',
    android: 'Mettez la console sur l’écran d’accueil.',
  },
  why: {
    iphone:
      'Elle s’ouvre alors sans réseau. Dans le navigateur seul, un iPhone efface au bout d’une semaine ce qu’il garde ; sur l’écran d’accueil, non.',
    android: 'Elle s’ouvre alors sans réseau, et le téléphone ne l’efface pas quand la place manque.',
  },
  opens: 'Elle s’ouvre alors sans réseau.',
  how: 'Comment',
  name: 'Rum door',
  iphone: [
    'Dans Safari, touchez ↑ *Partager*',
    '+ *Sur l’écran d’accueil*, puis *Ajouter*',
    'Ouvrez-la de là et reconnectez-vous une fois',
  ],
  android: [
    'Touchez *Installer* ci-dessous',
    'Pas de bouton ? Dans Chrome ⋮ puis *Ajouter à l’écran d’accueil*',
    'Ouvrez-la de là ; votre session reste ouverte',
  ],
  foot: 'Il est au bas de Safari :',
  install: 'Installer',
  takes: 'prend 2 Mo',
  notNow: 'Pas maintenant',
  again: 'redemandé dans une semaine',
};

export const keptDaysCopy: Words<'keptDaysCopy'> = {
  title: 'Jours gardés',
  asOf: (asOf) => `État de ${asOf}.`,
  asOfOld: (asOf, age) => `Ces jours sont dans l’état de ${asOf}, vieux de ${age}.`,
  about: (count, device) =>
    `${several(count, 'jour')} ${count < 2 ? 'est gardé' : 'sont gardés'} sur ${these[device]}. Plus c’est loin, plus il en manque.`,
  guests: (guests, parties) =>
    guests === 0 ? 'personne' : `${several(guests, 'participant')}, ${several(parties, 'groupe')}`,
  runSheet: 'Feuille du jour',
  printAll: 'Imprimer tous les jours gardés',
  sheets: (count) => `${several(count, 'jour')}, noir sur blanc`,
  history: (asOf) => `Historique, état de ${asOf}`,
  noMail: (device) => `pas gardé sur ${these[device]}`,
};

export const walkInAloneCopy: Words<'walkInAloneCopy'> = {
  title: (device) => `Compté par ${these[device]} seul${device === 'tablet' ? 'e' : ''}.`,
  text: (since) =>
    `Le site et les tablettes ont pu remplir des places${since === undefined ? '' : ` depuis ${since}`}. Regardez dans la salle avant d’ajouter.`,
  left: (count) => (count === 0 ? 'complet ?' : `${count} libre${count < 2 ? '' : 's'} ?`),
  kept: (vuv, device) => `${formatFigure(vuv)} à payer, gardé sur ${these[device]}`,
};

export const moreOfflineCopy: Words<'moreOfflineCopy'> = {
  waiting: (count) => `Ce qui attend, ${count}`,
  keptDays: 'Jours gardés et feuilles du jour',
  can: 'Ce que je peux faire sans réseau',
};
