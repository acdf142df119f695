import type * as english from '#app/content/staff/people-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { codeLength } from '#shared/staff/sign-in/code.ts';
import { maxWrongOfDay } from '#shared/staff/sign-in/code-tries.ts';
import { linkSeconds, sharedSessionSeconds } from '#shared/staff/sign-in/people.ts';
import { maxStaffNameLength } from '#shared/staff/sign-in/staff-name.ts';
import { capitalised } from '#shared/values/capitalised.ts';
import { counted } from '#shared/values/counted.ts';
import { inWords } from '#shared/values/written-number.ts';

const keys = (count: number): string => counted(count, 'clé d’accès', 'clés d’accès');

/** Before an hour `jusqu’à 14 h`, before a day `jusqu’au 24 déc.`. */
const until = (when: string): string => `jusqu’${/\sh\b/.test(when) ? 'à' : 'au'} ${when}`;

const filesHours = 6;

export const peopleCopy: Translated<typeof english.peopleCopy> = {
  title: 'Équipe et appareils',
  lead: 'Qui peut utiliser cette console, et sur quoi. Un retrait agit dès la saisie suivante.',
  loading: 'Chargement de l’équipe…',
  notLoaded: 'La liste n’a pas pu être chargée.',
  old: 'Cette liste n’est peut-être plus à jour.',
  retry: 'Réessayer',
  list: 'Équipe',
  onlyYou: 'L’équipe se limite à vous pour l’instant. Choisissez Inviter pour accueillir quelqu’un.',
  you: 'vous',
  role: { floor: 'salle', manager: 'responsable' },
  noPasskey: 'pas encore de clé d’accès',
  passkey: (day, device) =>
    device === undefined ? `clé d’accès depuis le ${day}` : `clé d’accès depuis le ${day}, sur ${device}`,
  code: (day) => `code choisi le ${day}`,
  noCode: 'pas encore de code',
  blocked: `code bloqué : ${maxWrongOfDay} essais infructueux en un jour. Choisissez-en un nouveau.`,
  linkedForOthers: {
    text: (name, count) =>
      `${name} a relié ${counted(count, 'appareil')} pour d’autres. ${count < 2 ? 'Il fonctionne' : 'Ils fonctionnent'} encore :`,
    of: (device, owner) => `${device} de ${owner}`,
    end: (count) => (count < 2 ? 'Le retirer' : `Retirer les ${count}`),
    endOf: (name) => `Retirer les appareils que ${name} a reliés pour d’autres`,
  },
  noDevice: 'Aucun appareil relié',
  unlinked: 'Lien pas encore ouvert',
  thisDevice: 'cet appareil',
  formerDevices: (count) => counted(count, 'ancien appareil', 'anciens appareils'),
  formerPeople: (count) => counted(count, 'personne partie', 'personnes parties'),
  endedOn: (day) => `retiré le ${day}`,
  expired: 'lien expiré',
  shared: {
    title: 'Appareils partagés',
    about: `Toute l’équipe les utilise : chaque appareil demande « Qui êtes-vous ? » avant une saisie et reste relié ${inWords(sharedSessionSeconds / 3600)} heures.`,
  },
  until,
  linkUntil: (when) => `lien valable ${until(when)}`,
  used: {
    now: 'il y a moins d’une heure',
    hours: (hours) => `il y a ${counted(hours, 'heure')}`,
    days: (days) => `il y a ${counted(days, 'jour')}`,
    never: 'pas encore utilisé',
  },
  waiting: (count) =>
    count === 0 ? 'tout est envoyé' : `${count} ${count < 2 ? 'saisie non envoyée' : 'saisies non envoyées'}`,
  mayHave: 'garde peut-être des saisies',
  storage: {
    persistent: 'garde les saisies',
    'may-go': 'peut effacer des saisies non envoyées',
    none: 'ne garde pas de saisies',
  },
  owes: (count) => `${count} ${count < 2 ? 'saisie n’est pas arrivée' : 'saisies ne sont pas arrivées'}`,
  change: 'Modifier',
  changeOf: (name) => `Modifier ${name}`,
  end: 'Retirer',
  revoke: 'Révoquer le lien',
  revokeOf: (name) => `Révoquer le lien pour ${name}`,
  endOf: (device, name) => `Retirer ${device} de ${name}`,
  endShared: (name) => `Retirer ${name}`,
  deletePasskeys: 'Supprimer sa clé d’accès',
  deletePasskeysOf: (device, name) => `Supprimer la clé d’accès de ${name} sur ${device}`,

  invite: {
    open: 'Inviter',
    title: 'Inviter',
    name: {
      person: 'Nom, tel que l’équipe le connaît',
      shared: 'Nom de l’appareil, par exemple Tablette du bar',
    },
    role: 'Pour qui',
    roles: [
      { value: 'floor', label: 'Salle' },
      { value: 'manager', label: 'Responsable' },
      { value: 'shared', label: 'Appareil partagé' },
    ],
    note: {
      floor: 'S’occupe de la journée : arrivées, paiements, visites sans réservation.',
      manager: 'S’occupe de la journée, ouvre des accès et retire des appareils.',
      shared: `Pour tous au bar : demande qui est là, par ${inWords(codeLength)} chiffres. Relié pour ${inWords(sharedSessionSeconds / 3600)} heures.`,
    },
    send: 'Créer le lien',
    sending: 'Création du lien…',
    noName: 'Indiquez un nom.',
    longName: `Indiquez un nom de ${maxStaffNameLength} lettres au plus.`,
  },

  choices: {
    device: {
      label: 'Inviter un autre appareil',
      about: 'Un lien pour un téléphone, une tablette ou un ordinateur de plus.',
    },
    reset: {
      label: 'Appareil perdu ou volé',
      about:
        'Un lien qui supprime toutes ses clés d’accès à son ouverture. Retirez d’abord l’appareil perdu dans la liste.',
    },
    code: {
      label: 'Choisir le code',
      about: `${capitalised(inWords(codeLength))} chiffres pour les appareils partagés, à changer à la première utilisation. Remplace un code oublié.`,
    },
    role: {
      floor: {
        label: 'Passer en salle',
        about: 'N’ouvre plus d’accès et ne retire plus d’appareils.',
      },
      manager: {
        label: 'Passer responsable',
        about: 'Peut aussi ouvrir des accès et retirer des appareils.',
      },
    },
    end: {
      label: 'Mettre fin à l’accès',
      about: 'Déconnecte la personne partout. Ce qu’elle a enregistré reste.',
    },
  },
  close: 'Fermer',

  confirm: {
    endDevice: {
      title: (device) => `Retirer ${device} ?`,
      text: (name, passkeys) =>
        passkeys === 0
          ? `Sa prochaine saisie est refusée. ${name} aura besoin d’une clé d’accès ou d’un nouveau lien pour s’en resservir.`
          : `Sa prochaine saisie est refusée. ${passkeys < 2 ? 'La clé d’accès créée ou utilisée dessus est supprimée' : `Les ${passkeys} clés d’accès créées ou utilisées dessus sont supprimées`}, pour que personne ne revienne par là. ${name} aura besoin d’un nouveau lien pour s’en resservir.`,
      own: 'C’est l’appareil que vous utilisez : votre session y prendra fin.',
      yes: 'Retirer, garder ses saisies',
      busy: 'Retrait…',
    },
    endShared: {
      title: (name) => `Retirer ${name} ?`,
      text: 'Sa prochaine saisie sera refusée, quel qu’en soit l’auteur. Pour s’en resservir, invitez-le à nouveau.',
      yes: 'Retirer, garder ses saisies',
      busy: 'Retrait…',
    },
    presses: {
      leave: 'Ne rien changer',
      heard: (when) => `Dernier contact : ${when}. *Il garde peut-être des saisies que personne n’a vues*.`,
      steps: [
        '*Il ne peut plus rien lire* dès maintenant.',
        'Au prochain contact, il *envoie ce qui attend*, saisi avant son retrait.',
        `Puis il *efface les noms* des participants. Sans contact, il le fait ${filesHours} heures après la fermeture, sauf si des saisies attendent : elles restent, sous clé.`,
      ],
      lost: 'Perdu ou volé',
      sendNothing: 'ne rien envoyer',
    },
    revoke: {
      title: (name) => `Révoquer le lien pour ${name} ?`,
      text: 'Il n’ouvre plus rien, quel qu’en soit le détenteur.',
      yes: 'Révoquer le lien',
      busy: 'Révocation…',
    },
    endPerson: {
      title: (name) => `Mettre fin à l’accès de ${name} ?`,
      text: 'Tous ses appareils sont refusés dès la saisie suivante. Pour revenir, il faudra une nouvelle invitation.',
      own: 'C’est vous : votre session prendra fin.',
      yes: 'Mettre fin à l’accès',
      busy: 'Enregistrement…',
    },
    reset: {
      title: (name) => `${name} a perdu un appareil ?`,
      text: 'Vous recevez un lien à lui remettre, qui supprime toutes ses clés d’accès à son ouverture. Retirez l’appareil perdu dans la liste : ses clés d’accès sont aussitôt supprimées. Ses autres appareils restent connectés, et signalent que vous avez créé ce lien.',
      yes: 'Créer le lien',
      busy: 'Création du lien…',
    },
    endLinked: {
      title: (name) => `Retirer les appareils que ${name} a reliés pour d’autres ?`,
      text: (devices) =>
        `Leur prochaine saisie est refusée, et les clés d’accès créées ou utilisées dessus sont supprimées : ${devices.join(', ')}. Leurs utilisateurs auront besoin d’un nouveau lien de votre part.`,
      yes: 'Retirer les appareils',
      busy: 'Retrait…',
    },
    role: {
      title: (name, role) =>
        role === 'manager' ? `${name} : passer responsable ?` : `${name} : passer en salle ?`,
      text: {
        floor:
          'La journée reste : arrivées, paiements, visites sans réservation. Cette page n’est plus visible.',
        manager:
          'Peut ouvrir des accès, retirer des appareils et rendre de l’argent, chaque fois avec sa clé d’accès.',
      },
      yes: { floor: 'Passer en salle', manager: 'Passer responsable' },
      busy: 'Modification…',
    },
    device: {
      title: (name) => `Un autre appareil pour ${name} ?`,
      text: `Vous recevez un lien qui sert une fois, pendant ${inWords(linkSeconds / 60)} minutes.`,
      yes: 'Créer le lien',
      busy: 'Création du lien…',
    },
    keep: 'Retour',
  },

  stepUp: 'Modifier l’équipe et les appareils demande',
  refused: (reason) => `Rien n’a été modifié. ${reason}`,
  lost: 'Aucune réponse n’est arrivée : c’est peut-être fait. Appuyez à nouveau : cela ne compte qu’une fois.',
  done: {
    endDevice: (device, name, { removed, remaining }) =>
      [
        `${device} de ${name} est retiré.`,
        removed > 0 && `Supprimé avec : ${keys(removed)}.`,
        remaining > 0
          ? `${name} garde ${keys(remaining)}, sous son nom.`
          : removed > 0 && `${name} n’a plus de clé d’accès, et en créera une après l’ouverture d’un lien.`,
      ]
        .filter(Boolean)
        .join(' '),
    endShared: (name) => `${name} est retiré.`,
    code: (name) => `Le code de ${name} est enregistré. Il n’est plus affiché.`,
    revoke: (name) => `Le lien pour ${name} n’ouvre plus rien.`,
    endPerson: (name) =>
      `${name} n’a plus d’accès, et les liens créés à son initiative n’ouvrent rien. Les appareils reliés pour d’autres figurent sous les personnes parties.`,
    endLinked: (name) => `Les appareils que ${name} avait reliés pour d’autres sont retirés.`,
    role: (name, role) => `${name} : désormais ${role === 'manager' ? 'responsable' : 'en salle'}.`,
  },

  invitation: {
    title: (name) => `Lien pour ${name}`,
    text: 'Scannez ce code avec le nouvel appareil, ou envoyez l’adresse à cette seule personne.',
    code: (name) => `Code du lien pour ${name}`,
    until: (time) =>
      `Valable une fois, jusqu’à ${time}. L’ouvrir ne suffit pas à l’utiliser : c’est le bouton qui compte.`,
    over: `Ses ${inWords(linkSeconds / 60)} minutes sont passées. Créez un nouveau lien.`,
    copy: 'Copier',
    copied: 'Copié',
    copiedLong: 'Copié. Ne l’envoyez qu’à cette personne.',
    notCopied: 'Sélectionnez l’adresse et copiez-la à la main.',
    hide: 'Terminé',
  },
};
