import type * as english from '#app/content/staff/closures-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { afternoonFrom } from '#shared/booking/terms.ts';
import { counted } from '#shared/values/counted.ts';
import { formatFigure } from '#shared/values/written-amount.ts';
import { hourLabel } from '#shared/values/written-time.ts';

const starts = (count: number): string => counted(count, 'créneau', 'créneaux');

type NotificationCounts = Parameters<typeof english.closuresCopy.notified.how>[0];

/** `2 par e-mail, 1 par téléphone`. */
const how = ({ mailed, toRing }: NotificationCounts): string =>
  [mailed > 0 && `${mailed} par e-mail`, toRing > 0 && `${toRing} par téléphone`].filter(Boolean).join(', ');

export const closuresCopy: Translated<typeof english.closuresCopy> = {
  title: 'Fermetures',
  lead: 'Rien n’est fermé et personne n’est prévenu avant le bouton rouge.',
  managersOnly: 'Seuls les responsables ferment des créneaux et des jours. Adressez-vous à l’un d’eux.',

  what: 'Quoi',
  date: 'Jour',
  first: 'Premier jour',
  last: 'Dernier jour',
  extents: {
    day: 'Jour entier',
    fromNow: 'Tout à partir de maintenant',
    afternoon: `À partir de ${hourLabel(afternoonFrom)}`,
    starts: 'Créneaux isolés',
    days: 'Plusieurs jours',
  },
  extentHint: (count, guests) =>
    count === 0
      ? 'tous ont commencé'
      : [starts(count), guests !== undefined && (guests === 0 ? 'personne' : counted(guests, 'participant'))]
          .filter(Boolean)
          .join(', '),
  allClosed: 'déjà fermé',
  startsHint: 'd’un seul jour',
  daysHint: 'qui se suivent',
  starts: 'Créneaux à fermer',
  tour: { 'Tour and Tasting': 'Visite', 'Cellar Door Tasting': 'Dégustation' },
  guests: (count) => (count === 0 ? 'personne' : counted(count, 'participant')),
  isClosed: 'fermé',
  hasStarted: 'commencé',
  loadingStarts: 'Chargement des créneaux…',
  noStarts: 'Les participants de ce jour n’ont pas pu être chargés. Vous pouvez fermer malgré tout.',

  why: 'Pourquoi',
  reasons: [
    { value: 'Cyclone', label: 'Cyclone', French: 'Cyclone' },
    { value: 'Power cut', label: 'Coupure de courant', French: 'Coupure de courant' },
    { value: 'Repairs', label: 'Travaux', French: 'Travaux' },
    { value: 'Private event', label: 'Événement privé', French: 'Événement privé' },
    { value: 'other', label: 'Autre', French: '' },
  ],
  reason: 'En anglais, tel que les participants le lisent',
  reasonHint: 'Un mot ou deux sans point final : il est lu au milieu d’une phrase.',
  reasonFrench: 'En français (facultatif)',
  reasonFrenchHint: 'Pour ceux qui lisent le français. Vide : comme en anglais.',

  preview: 'Voir qui sera prévenu',
  previewing: 'Recherche…',
  problems: {
    noDay: 'Choisissez un jour.',
    noStart: 'Choisissez au moins un créneau.',
  },
  notShown: (reason) => `Rien n’a été fermé. ${reason}`,

  notified: {
    title: 'Qui sera prévenu',
    evening: (name) =>
      `Soirée maintenue sur le site\u00a0: ${name}. Si elle n’a pas lieu, retirez-la dans Calendrier.`,
    mailed: 'prévenus par e-mail',
    toRing: 'à appeler vous-même',
    unreachable: 'ni e-mail ni numéro',
    guests: 'participants en tout',
    languages: (inEnglish, french) => `Messages : ${inEnglish} en anglais, ${french} en français.`,
    sum: (vuv) => `Ils auraient payé ${formatFigure(vuv)} VUV ici.`,
    noGuests: 'Il n’y a pas de réservation, donc personne à prévenir.',
    done: 'Tout est déjà fermé pour ce motif, et tout le monde est prévenu.',
    list: 'Groupes prévenus',
    byMail: 'par e-mail',
    telephone: (phone) => `appeler le ${phone}`,
    noNumber: 'ni adresse ni numéro',
    French: 'en français',
    with: (company) => `avec ${company}`,
    kept: 'Ils restent',
    keptWhy: 'Ils sont là, ont payé ou sont venus sans réservation. Parlez-leur.',
    started: (count) => `${counted(count, 'réservation')} sur des créneaux commencés : rien ne change.`,
    offers: {
      title: 'Leur proposer',
      start: (day, time, tour, free) =>
        `${day}, ${time}, ${tour.toLowerCase()}, ${free} ${free < 2 ? 'libre' : 'libres'}`,
      hint: 'Chaque groupe lit les créneaux qui ont de la place pour lui, dans sa langue : d’abord le même jour, le même type, à l’heure la plus proche. Aucune place n’est retenue.',
      none: 'Aucun autre créneau de la semaine n’a de place pour eux. Le message mène au calendrier.',
      onPhone: (starts) => `À proposer : ${starts.join(' ou ')}.`,
    },
    leave: 'Laisser ouvert',
    back: 'Retour',
    how,
    close(counts) {
      if (counts.toRing > 0) return `Fermer : ${how(counts)}`;
      return counts.mailed === 0 ? 'Fermer' : `Fermer et prévenir ${counts.mailed}`;
    },
    closing: 'Fermeture…',
  },
  needsPasskey: 'Prévenir les participants demande',
  second: {
    title: (parties) => `Prévenir ${parties} groupes ?`,
    text: 'Leurs visites sont annulées, et ceux qui ont une adresse reçoivent aussitôt un e-mail. Saisissez le nombre de groupes pour continuer.',
    number: 'Nombre de groupes',
    wrong: (parties) => `Il y a ${parties} groupes. Saisissez ce nombre, ou laissez les créneaux ouverts.`,
    no: 'Laisser ouvert',
    yes: (parties) => `Prévenir ${parties} groupes`,
  },
  progress: (notified, all) => `${notified} prévenus sur ${all}`,
  closingDays: (days) => `encore ${counted(days, 'jour')} à fermer`,
  goOn: 'Continuer',
  unanswered:
    'Aucune réponse n’est arrivée : une partie est peut-être faite. Appuyez à nouveau : personne n’est prévenu deux fois.',
  unfinished: 'Tout n’est pas encore fait. Appuyez à nouveau : personne n’est prévenu deux fois.',
  refused: (reason) => `La fermeture s’est arrêtée. ${reason}`,

  result: {
    title: 'Fermé',
    noneNotified: 'Il n’y avait personne à prévenir.',
    mailed: (count) =>
      count < 2 ? '1 groupe est prévenu par e-mail.' : `${count} groupes sont prévenus par e-mail.`,
    toRing: 'À appeler',
    reopened: (days) => `Entre-temps, quelqu’un de l’équipe a rouvert : ${days}. C’est resté ouvert.`,
    undo: 'Défaire la fermeture',
    hide: 'Terminé',
  },

  closed: {
    title: 'Fermetures à venir',
    loading: 'Chargement des fermetures…',
    failed: 'Les fermetures n’ont pas pu être chargées.',
    old: 'Cette liste n’est peut-être plus à jour.',
    retry: 'Réessayer',
    nothing: 'Rien n’est fermé à partir d’aujourd’hui.',
    wholeDay: 'Jour entier',
    wholeDays: (count) => `${count} jours entiers`,
    range: (first, last) => `du ${first} au ${last}`,
    by: (name, when) => `${name ?? 'Ligne de commande'}, ${when}`,
    pendingNotifications: (count) =>
      count < 2
        ? '1 réservation n’est pas encore prévenue.'
        : `${count} réservations ne sont pas encore prévenues.`,
    toTelephone: 'À appeler',
    notify: 'Voir et prévenir',
    undo: 'Défaire la fermeture',
    reason: (english, french) => (french ? { text: french } : { text: english, lang: 'en' }),
    undoOf: (what) => `Défaire la fermeture : ${what}`,
    reopen: 'Rouvrir',
    reopenOf: (what) => `Rouvrir : ${what}`,
  },
  undo: {
    title: 'Ce qui sera rétabli',
    text: 'Les créneaux rouvrent, et ces participants retrouvent leurs places.',
    mailed: 'prévenus par e-mail',
    toRing: 'à appeler vous-même',
    guests: 'participants en tout',
    list: 'Réservations rétablies',
    none: 'Aucune réservation ne peut être rétablie. Rouvrez les créneaux dans la liste des fermetures.',
    lost: 'Non rétablies',
    lostWhy: 'Leurs places sont prises, ou leur créneau reste fermé. L’annulation tient, comme annoncé.',
    keep: 'Laisser fermé',
    back: 'Retour',
    yes(counts) {
      if (counts.toRing > 0) return `Rétablir : ${how(counts)}`;
      return counts.mailed === 0 ? 'Rétablir' : `Rétablir et prévenir ${counts.mailed}`;
    },
    busy: 'Rétablissement…',
    needsPasskey: 'Rétablir des réservations demande',
    done: 'Rétabli',
    restored: (count) =>
      count < 2 ? 'La visite de 1 groupe a lieu.' : `Les visites de ${count} groupes ont lieu.`,
    telephone: 'À appeler',
    notStored:
      'Cette liste n’est conservée nulle part ailleurs. Ne quittez la page qu’après le dernier appel.',
    telephoned: 'Appels terminés',
    hide: 'Terminé',
    notShown: (reason) => `Rien n’a été rétabli. ${reason}`,
    refused: (reason) => `Le rétablissement s’est arrêté. ${reason}`,
  },
  reopen: {
    title: (what) => `Rouvrir ${what} ?`,
    text: 'Les réservations reprennent aussitôt. Les réservations annulées ne sont pas rétablies.',
    keep: 'Laisser fermé',
    yes: 'Rouvrir',
    busy: 'Réouverture…',
    done: (what) => `De nouveau ouvert : ${what}.`,
    refused: (reason) => `Rien n’a été rouvert. ${reason}`,
    unanswered:
      'Aucune réponse n’est arrivée : c’est peut-être rouvert. Appuyez à nouveau : cela ne compte qu’une fois.',
  },
};
