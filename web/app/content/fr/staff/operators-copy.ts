import type * as english from '#app/content/staff/operators-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { retentionDays } from '#shared/limits/retention.ts';
import { maxOperatorNoteLength } from '#shared/operators/operator-history.ts';
import { seatsPerDayChoices } from '#shared/operators/operator-limits.ts';
import { counted } from '#shared/values/counted.ts';
import { calendarDateFrom, dateOf } from '#shared/values/port-vila-time.ts';
import { formatFigure } from '#shared/values/written-amount.ts';
import { formatDate } from '#shared/values/written-time.ts';
import { operatorChoice } from '../operator/operator-choice.ts';

type Words<Name extends keyof typeof english> = Translated<(typeof english)[Name]>;

const dayOf = (seconds: number): string => dateOf(new Date(seconds * 1000));
const shortDay = (day: string, year: boolean): string =>
  formatDate(calendarDateFrom(day), {
    day: 'numeric',
    month: 'short',
    ...(year && { year: 'numeric' as const }),
  });
const dayIn = (seconds: number, now: number): string =>
  shortDay(dayOf(seconds), dayOf(seconds).slice(0, 4) !== dayOf(now).slice(0, 4));

const models = {
  operator_charges: 'fait payer les participants',
  guest_pays: 'les participants paient ici',
} as const;

export const operatorsCopy: Words<'operatorsCopy'> = {
  title: 'Prestataires',
  lead: 'Qui peut réserver pour ses clients, et qui le demande.',
  loading: 'Chargement des prestataires…',
  notLoaded: 'Les prestataires n’ont pas pu être chargés.',
  old: 'Cette liste n’est peut-être plus à jour.',
  retry: 'Réessayer',
  toDecide: 'À décider',
  nothing: 'Rien à décider.',
  nothingHint: 'Une demande s’affiche ici en quelques secondes, et son message arrive au bureau.',
  approved: 'Prestataires',
  noOperators: 'Aucun prestataire n’a encore de lien.',
  former: 'Anciens et refusés',
  cut: 'Il y a plus de demandes que la liste n’en montre : le formulaire subit peut-être un abus.',
  choose: 'Choisissez un prestataire.',
  state: ({ status }) =>
    ({ requested: 'Demande', approved: 'Accepté', rejected: 'Refusé', revoked: 'Terminé' })[status],
  linkUntil: (until, now) => `lien jusqu’au ${dayIn(until, now)}`,
  asked: (at, now) => `demande du ${dayIn(at, now)}`,
  lastVisit: (day, now) => {
    if (day === undefined) return 'pas encore de réservation';
    const year = day.slice(0, 4) !== dayOf(now).slice(0, 4);
    return `dernière réservation : ${shortDay(day, year)}`;
  },
  model: (model) => models[model],
};

export const operatorCopy: Words<'operatorCopy'> = {
  loading: 'Chargement du prestataire…',
  notLoaded: 'Le prestataire n’a pas pu être chargé.',
  back: 'Tous les prestataires',
  retry: 'Réessayer',
  askedAt: (when) => `demande du ${when}`,
  standing: ({ status }, until) =>
    ({
      requested: `attend une décision ; la demande expire le ${until}`,
      rejected: `refusé ; la demande expire le ${until}`,
      approved: `lien jusqu’au ${until}`,
      revoked: 'n’a plus de lien',
    })[status],
  check: 'Appelez avant de décider : n’importe qui peut remplir le formulaire au nom d’un autre.',
  asks: 'demande votre clé d’accès',
  key: {
    approve: {
      requested: 'Accepter, créer le lien',
      rejected: 'Accepter malgré tout',
      revoked: 'Rouvrir l’accès',
    },
    renew: 'Renouveler le lien',
    reject: 'Refuser',
    end: 'Mettre fin au lien',
    again: 'Envoyer de nouveaux liens aux participants',
  },
  confirm: {
    what: 'Ouvrir ou fermer l’accès d’un prestataire demande',
    approve: {
      title: (name) => `Accepter ${name} ?`,
      text: 'Le prestataire reçoit un lien vers son espace, où il réserve pour ses clients, annule et consulte son relevé. C’est vous qui l’envoyez.',
      yes: 'Accepter',
      busy: 'Enregistrement…',
    },
    reject: {
      title: (name) => `Refuser ${name} ?`,
      text: 'Aucun message n’est envoyé : écrivez-lui vous-même. Vous pouvez encore accepter jusqu’à l’expiration de la demande.',
      yes: 'Refuser',
      busy: 'Enregistrement…',
    },
    renew: {
      title: (name) => `Un nouveau lien pour ${name} ?`,
      text: `L’ancien lien cesse aussitôt de fonctionner. Le nouveau vaut ${retentionDays.operator} jours. C’est vous qui l’envoyez. Si quelqu’un d’autre a l’ancien lien, mettez-y fin plutôt : qui a vu les réservations pourrait encore les annuler.`,
      yes: 'Renouveler',
      busy: 'Renouvellement…',
    },
    end: {
      title: (name) => `Mettre fin au lien de ${name} ?`,
      text: (ahead) =>
        ahead === 0
          ? 'Il cesse aussitôt de fonctionner. Aucune réservation à venir.'
          : `Il cesse aussitôt de fonctionner. ${counted(ahead, 'réservation')} à venir : rien n’est annulé, les participants reçoivent de nouveaux liens par e-mail, et ceux que le prestataire connaît cessent de fonctionner.`,
      yes: 'Mettre fin au lien',
      busy: 'Enregistrement…',
    },
    again: {
      title: () => 'Envoyer de nouveaux liens aux participants ?',
      text: 'Les participants dont le prestataire connaît encore le lien en reçoivent un nouveau par e-mail. Les réservations restent.',
      yes: 'Envoyer',
      busy: 'Envoi…',
    },
  },
  done: {
    approve: 'Accepté. Envoyez-lui le lien.',
    reject: 'Refusé. Écrivez-lui vous-même.',
    renew: 'Renouvelé. L’ancien lien ne fonctionne plus.',
    end: 'C’est fait. Le lien ne fonctionne plus. Les réservations restent.',
  },
  guests: ({ renewed, left, theirs }) =>
    [
      renewed > 0 && `Nouveaux liens envoyés par e-mail : ${renewed}.`,
      left > 0 &&
        `Encore à faire : ${counted(left, 'réservation')}. Choisissez Envoyer de nouveaux liens aux participants.`,
      theirs > 0 &&
        `${counted(theirs, 'réservation')} à l’adresse du prestataire : ${theirs < 2 ? 'le lien reste le même' : 'les liens restent les mêmes'}.`,
    ]
      .filter(Boolean)
      .join(' '),
  guestsUnknown:
    'Les participants n’ont peut-être pas encore de nouveaux liens : choisissez Envoyer de nouveaux liens aux participants.',
  refused: (reason, kind) => (kind === 'operator-changed' ? reason : `Rien n’a été modifié. ${reason}`),
  lost: 'Aucune réponse n’est arrivée : c’est peut-être fait. Appuyez à nouveau : cela ne compte qu’une fois.',

  contact: 'Le message reçu',
  facts: { type: 'Activité', frequency: 'Vient', waits: 'Attend sur place', language: 'Langue' },
  waits: { yes: 'oui', no: 'non' },
  choice: operatorChoice,
  languages: { en: 'anglais', fr: 'français' },

  note: 'Note',
  noteLabel: 'Note interne',
  noteHint: `Pour les responsables seulement. ${formatFigure(maxOperatorNoteLength)} caractères au plus.`,
  saveNote: 'Enregistrer la note',
  saving: 'Enregistrement…',
  noteSaved: 'La note est enregistrée.',
  version: (version, who, when) => `Version ${version}, ${who}, ${when}`,
  earlier: (count) => counted(count, 'version précédente', 'versions précédentes'),
  emptied: 'vidée',

  charging: 'Qui fait payer les participants',
  models: [
    { value: 'operator_charges', label: 'Le prestataire' },
    { value: 'guest_pays', label: 'Nous, sur place' },
  ],
  chargingHint:
    'Un prestataire qui encaisse nous paie chaque mois. Vaut pour les prochaines réservations : celles déjà faites ne changent pas.',
  saveCharging: 'Enregistrer',
  chargingNeeds: 'Changer qui encaisse demande',
  chargingSaved: 'Enregistré. Vaut pour les prochaines réservations.',

  limit: 'Ce que le lien permet',
  limits: seatsPerDayChoices.map((seats) => ({
    value: String(seats),
    label: `${formatFigure(seats)} places par jour`,
  })),
  limitHint: (cancellations) =>
    `Et ${cancellations} annulations par heure. Au-delà, le lien est refusé et nous en sommes avertis.`,
  saveLimit: 'Enregistrer',
  limitSaved: 'La limite est enregistrée.',

  ahead: 'Réservations à venir',
  none: 'Aucune réservation à venir.',
  sum: (bookings, guests) => `${counted(bookings, 'réservation')}, ${counted(guests, 'participant')}`,
  columns: ['Quand', 'Participants', 'Qui paie'],
  pays: { operator_charges: 'prestataire', guest_pays: 'participants, ici' },
  known: 'le prestataire connaît le lien',
  theirs: 'adresse du prestataire',
  tours: { 'Tour and Tasting': 'Visite', 'Cellar Door Tasting': 'Dégustation' },

  history: 'Historique',
  former: 'une personne qui a quitté l’équipe',
  commandLine: 'en ligne de commande',
  operator: 'prestataire',
  askedHistory: ['Demande', 'd’accès'],
  happened: (entry) => {
    switch (entry.kind) {
      case 'approve':
        return ['Accepté', 'avec un lien'];
      case 'reject':
        return ['Refusé', ''];
      case 'renew':
        return ['Lien', 'renouvelé'];
      case 'end':
        return ['Lien', 'terminé'];
      case 'note':
        return ['Note', entry.text === '' ? 'vidée' : 'modifiée'];
      case 'charging':
        return ['Encaissement', models[entry.model]];
      case 'limit':
        return ['Limite', `${entry.seatsPerDay} places par jour`];
    }
  },
};

export const operatorLinkCopy: Words<'operatorLinkCopy'> = {
  title: (name) => `Lien pour ${name}`,
  text: 'Affiché une seule fois : il n’est gardé nulle part. Quiconque le détient réserve et annule au nom du prestataire : ne l’envoyez qu’à cette adresse.',
  copy: 'Copier',
  copied: 'Copié',
  copiedLong: 'Copié. Ne l’envoyez qu’à ce prestataire.',
  notCopied: 'Sélectionnez l’adresse et copiez-la à la main.',
  mail: (email) => `L’envoyer à ${email}`,
  hide: 'Terminé',
};
