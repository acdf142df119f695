import type * as english from '#app/content/staff/session-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { linkSeconds, sessionSeconds, sharedSessionSeconds } from '#shared/staff/sign-in/people.ts';
import { capitalised } from '#shared/values/capitalised.ts';
import { inWords } from '#shared/values/written-number.ts';
import { deviceCopy } from './device-copy.ts';

export const sessionCopy: Translated<typeof english.sessionCopy> = {
  signedOut: {
    title: 'Console de l’équipe',
    lead: 'Pour celles et ceux qui travaillent ici : qui vient aujourd’hui, qui est arrivé, qui a payé.',
    first: 'Première visite, ou nouvel appareil ?',
    firstText: (device) =>
      `Un responsable vous ouvre l’accès : il choisit Inviter sous Équipe et appareils ; vous scannez le code ou ouvrez le lien sur ${deviceCopy.these[device]} dans les ${inWords(linkSeconds / 60)} minutes. Sans mot de passe ni compte.`,
    manager: 'Le tout premier responsable reçoit un lien depuis la ligne de commande du site.',
  },
  justSignedOut: (device) =>
    `La session est fermée : ${deviceCopy.these[device]} n’affiche plus rien de la console.`,
  ended: {
    title: (device) => `${capitalised(deviceCopy.these[device])} n’a plus accès à la console.`,
    lead: `Un responsable y a mis fin, ou le délai est passé : ${sessionSeconds / 86_400} jours sans utilisation, ${sharedSessionSeconds / 3600} heures pour un appareil partagé. Rien n’est perdu : ce que vous avez vu confirmé est enregistré.`,
    leadBy: (name, when) =>
      `${name} y a mis fin${when ? ` le ${when.replace(', ', ' à ')}` : ''}. Aucun nom de participant n’est plus gardé ici. Rien n’est perdu : ce que vous avez vu confirmé est enregistré.`,
    waiting: (count, device) =>
      `${count} ${count < 2 ? 'saisie attend' : 'saisies attendent'} sur ${deviceCopy.these[device]}`,
    waitingHint:
      'verrouillées, elles partent d’elles-mêmes dès qu’il y a du réseau ; ensuite tout est effacé ici',
    sent: (count) => `${count} ${count < 2 ? 'saisie envoyée' : 'saisies envoyées'}`,
    sentHint: 'à votre nom, avec leur heure',
    empty: (wasSent) => (wasSent ? 'Rien d’autre n’est gardé' : 'Rien n’est gardé ici'),
    emptyHint: 'ni liste, ni noms, ni argent',
    ask: 'Sans clé d’accès, demandez un nouveau lien à un responsable.',
  },
  signIn: 'Se connecter avec une clé d’accès',
  signingIn: 'En attente de votre clé d’accès…',
  offline: {
    title: 'Pas de réseau',
    lead: (device) =>
      `Le serveur est hors de portée de ${deviceCopy.these[device]}. La console s’ouvrira d’elle-même dès que possible.`,
    lastName: (name) => `Dernière connexion ici : ${name}.`,
  },
  down: {
    title: 'Le serveur ne répond pas',
    lead: 'Le problème vient de nous, pas de vous. Nouvel essai toutes les dix secondes ; rien de ce qui est enregistré n’est perdu.',
  },
  retry: 'Réessayer',
};
