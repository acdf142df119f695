import type * as english from '#app/content/staff/link-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { codeLength } from '#shared/staff/sign-in/code.ts';
import { linkSeconds, sessionSeconds, sharedSessionSeconds } from '#shared/staff/sign-in/people.ts';
import { inWords } from '#shared/values/written-number.ts';
import { deviceCopy } from './device-copy.ts';

const { these } = deviceCopy;
const of = { phone: 'du téléphone', tablet: 'de la tablette', computer: 'de l’ordinateur' };

export const linkCopy: Translated<typeof english.linkCopy> = {
  documentTitle: 'Relier cet appareil',
  opening: 'Ouverture de votre lien…',
  hello: (name) => `Bonjour, ${name}.`,
  lead: (device, by) =>
    `${by ? `${by} vous ouvre l’accès. ` : ''}Ceci relie ${these[device]} à la console de l’équipe : sans mot de passe ni compte.`,
  shared: {
    lead: (device, by) =>
      `${by ? `${by} partage ${these[device]} avec toute l’équipe. ` : ''}Avant toute saisie, la console demande qui est là, par ${inWords(codeLength)} chiffres. Le lien dure ${sharedSessionSeconds / 3600} heures.`,
    as: 'Appareil partagé : le travail en salle, au nom de qui est là',
    notMeant: (device) =>
      `Personne d’autre que vous n’utilise ${these[device]} ? Fermez cette page ; rien n’a encore été fait.`,
  },
  facts: { role: 'Rôle', browser: 'Sur' },
  nameOf: (device) => `Nom ${of[device]}`,
  noName: (device) => `Indiquez un nom pour ${these[device]}.`,
  as: {
    floor: 'Salle : arrivées, paiements, visites sans réservation',
    manager: 'Responsable : la journée, l’équipe et les appareils',
  },
  left: (minutes) =>
    `${minutes === 0 ? `Les ${inWords(linkSeconds / 60)} minutes sont passées.` : minutes === 1 ? 'Encore une minute.' : `Encore ${minutes} minutes.`} Le lien ne sert qu’une fois.`,
  link: (device) => `Relier ${these[device]}`,
  linking: 'Liaison…',
  notYou: (name) => `Vous n’êtes pas ${name} ? Fermez cette page ; rien n’a encore été fait.`,
  replaces: (device) => `La session ouverte sur ${these[device]} sera fermée.`,
  used: {
    title: `Ce lien a déjà servi, ou ses ${inWords(linkSeconds / 60)} minutes sont passées.`,
    lead: 'Ce navigateur n’est pas relié. Demandez un nouveau lien à un responsable : sous Équipe et appareils, Inviter.',
    mind: 'Si vous ne l’aviez pas ouvert avant, dites-le-lui. Il peut retirer l’appareil qui s’en est servi.',
  },
  none: {
    title: 'Cette adresse ne contient pas de lien.',
    lead: 'Ouvrez en entier le lien qu’un responsable vous a donné, ou scannez à nouveau son code.',
    toConsole: 'Vers la console',
  },
  lost: 'Aucune réponse n’est arrivée : c’est peut-être fait. Appuyez à nouveau : cela ne compte qu’une fois.',
  failedTitle: 'Votre lien n’a pas pu être ouvert.',
  notOpened: (reason) => `Il n’a pas servi. ${reason}`,
  retry: 'Réessayer',
  linked: {
    done: 'C’est fait.',
    stay: `L’accès dure ${sessionSeconds / 86_400} jours, et davantage tant qu’il sert.`,
    title: 'Revenez avec votre doigt ou votre visage.',
    lead: (device) =>
      `Une clé d’accès reste sur ${these[device]}. Elle vous rouvre la console sans lien, et elle est demandée pour modifier l’équipe ou rendre de l’argent.`,
    add: 'Ajouter une clé d’accès',
    adding: 'En attente de la clé d’accès…',
    later: 'Plus tard',
  },
};
