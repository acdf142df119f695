import type * as english from '#app/content/staff/enquiries-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { startLabel } from '#shared/booking/messages/slot-words.ts';
import { slotById } from '#shared/booking/slots.ts';
import type { EnquiryHistoryEntry } from '#shared/contracts/office/enquiry.ts';
import type { EnquiryState } from '#shared/enquiries/enquiry-state.ts';
import { retentionDays } from '#shared/limits/retention.ts';
import { dateOf, minutesOf, parseCalendarDate } from '#shared/values/port-vila-time.ts';
import { formatDate, timeLabel } from '#shared/values/written-time.ts';
import { closuresCopy } from './closures-copy.ts';
import { shortDay } from './short-day.ts';

function moment(seconds: number): string {
  const at = new Date(seconds * 1000);
  const day = formatDate(dateOf(at), { weekday: 'short', day: 'numeric', month: 'short' });
  return `${day}, ${timeLabel(minutesOf(at))}`;
}

function shortDate(date: string): string {
  const day = parseCalendarDate(date);
  return day === undefined ? '' : formatDate(day, { weekday: 'short', day: 'numeric', month: 'short' });
}

function fullDate(date: string): string {
  const day = parseCalendarDate(date);
  return day === undefined ? '' : formatDate(day);
}

function startsInWords(tourIds: readonly number[] | undefined): string {
  if (tourIds === undefined) return 'jour entier';
  const starts = tourIds.flatMap((id) => {
    const slot = slotById(id);
    return slot ? [`${startLabel(slot.time)} ${closuresCopy.tour[slot.type]}`] : [];
  });
  return starts.join(', ');
}

const states: Readonly<Record<EnquiryState, string>> = {
  new: 'Nouvelle',
  answered: 'Réponse donnée',
  booked: 'Réservée',
  declined: 'Refusée',
};

export const enquiriesCopy: Translated<typeof english.enquiriesCopy> = {
  title: 'Demandes',
  lead: `Venues de la page Contact, pour un événement ou toute autre question. Chacune est gardée ${retentionDays.enquiry} jours, ou jusqu’à ${retentionDays.event} jours après son événement.`,
  loading: 'Chargement des demandes…',
  notLoaded: 'Les demandes n’ont pas pu être chargées.',
  old: 'Cette liste n’est peut-être plus à jour.',
  retry: 'Réessayer',
  sections: {
    new: 'En attente de réponse',
    answered: 'Réponse donnée',
    booked: 'Réservées',
    declined: 'Refusées',
  },
  nothing: 'Personne n’attend.',
  nothingHint: 'Une nouvelle demande s’affiche ici en moins d’une minute, et son message arrive au bureau.',
  more: (count) => (count < 2 ? 'Il en reste une.' : `Il en reste ${count}.`),
  showMore: 'En voir plus',
  others: 'Les autres, par mois',
  noMore: 'Il n’y en a pas d’autres.',
  choose: 'Choisissez une demande.',
  question: 'Question',
  late: 'En retard',
  state: (state) => states[state],
  by: (dueAt) => `à répondre avant ${moment(dueAt)}`,
  since: (receivedAt) => `depuis le ${shortDay(receivedAt)}`,
  shortDate,
};

export const enquiryCopy: Translated<typeof english.enquiryCopy> = {
  loading: 'Chargement de la demande…',
  notLoaded: 'La demande n’a pas pu être chargée.',
  back: 'Toutes les demandes',
  retry: 'Réessayer',
  received: (seconds) => `reçue ${moment(seconds)}`,
  dueBy: (seconds) => `réponse avant ${moment(seconds)}`,
  late: 'attend depuis plus d’un jour ouvré',
  facts: {
    day: 'Jour',
    people: 'Personnes',
    catering: 'Traiteur',
    phone: 'Téléphone',
    email: 'Adresse e-mail',
  },
  notSaid: 'non précisé',
  catering: { no: 'aucun', required: 'par nous', own: 'le leur' },
  languages: { en: 'anglais', fr: 'français' },
  fullDate,

  answer: 'Répondre par e-mail',
  answerAgain: 'Écrire à nouveau',
  answerHint: (language) =>
    `Ouvre un brouillon en ${language} dans votre messagerie. Le site n’envoie rien : la réponse part quand vous l’envoyez.`,
  answerMarks: 'La réponse est alors notée ; cela peut se défaire.',

  state: 'État',
  as: (state) => states[state],
  marked: (state) => `Notée : ${states[state].toLowerCase()}.`,
  undo: 'Défaire',
  marking: 'Enregistrement…',

  assign: 'Confiée à',
  unassigned: 'Personne',
  saveAssignment: 'Enregistrer',
  assigning: 'Enregistrement…',
  given: (name) => (name === undefined ? 'Personne ne s’en occupe.' : `${name} s’en occupe.`),
  left: (name) => `${name}, qui a quitté l’équipe`,

  wrote: 'Le message reçu',
  keptUntil: (seconds) => `Effacée le ${formatDate(dateOf(new Date(seconds * 1000)))}.`,

  note: 'Note pour l’équipe',
  noteHint:
    'Les visiteurs ne la voient pas, mais la reçoivent s’ils demandent leurs données. Elle ne se modifie plus ensuite.',
  write: 'Ajouter la note',
  writing: 'Ajout…',
  noted: 'La note est ajoutée.',

  event: {
    open: 'Fermer des créneaux pour cet événement',
    hint: 'Ils ne peuvent plus être réservés. Vous voyez d’abord qui sera prévenu ; puis la demande est réservée.',
    title: 'Fermer des créneaux pour cet événement',
    lead: 'Rien n’est fermé et personne n’est prévenu avant le bouton rouge.',
    close(counts) {
      if (counts.toRing > 0) return `Fermer et réserver : ${closuresCopy.notified.how(counts)}`;
      return counts.mailed === 0 ? 'Fermer et réserver' : `Fermer, prévenir ${counts.mailed} et réserver`;
    },
    leave: 'Ne rien fermer',
    later: 'Plus tard',
    notLoaded: 'Cette partie n’a pas pu être chargée. Rechargez la page.',
    loading: 'Chargement…',
    done: (date, tourIds) => `Fermé pour cet événement : ${fullDate(date)}, ${startsInWords(tourIds)}.`,
    reason: (english, french) => `Les participants lisent : ${french || english}.`,
    stays: 'Un autre état ne les rouvre pas : cela se fait sous Fermetures.',
    closures: 'Ouvrir les fermetures',
    begun: (date, tourIds, who, when) =>
      `${who} a commencé à fermer ${fullDate(date)}, ${startsInWords(tourIds)}, ${when}. Ce n’est pas terminé.`,
    goOnHint:
      'Continuez : personne n’est prévenu deux fois. Ou choisissez un état, qui abandonne la fermeture ; ce qui est déjà fermé le reste.',
    goOn: 'Continuer',
    moment,
  },

  needs: 'Les demandes, sur un appareil partagé, demandent',
  refused: (reason, kind) => (kind === 'enquiry-changed' ? reason : `Rien n’a été modifié. ${reason}`),
  lost: 'Aucune réponse n’est arrivée : c’est peut-être fait. Appuyez à nouveau : cela ne compte qu’une fois.',

  history: 'Historique',
  came: 'Reçue',
  former: 'une personne qui a quitté l’équipe',
  visitor: 'visiteur',
  describeEntry: (entry, nameOf) => describeEntry(entry, nameOf),
};

function describeEntry(
  entry: EnquiryHistoryEntry,
  nameOf: (id: string) => string,
): readonly [string, string] {
  switch (entry.kind) {
    case 'state':
      return [states[entry.state], ''];
    case 'assign':
      return entry.to === undefined ? ['Confiée à personne', ''] : ['Confiée à', nameOf(entry.to)];
    case 'note':
      return ['Note', entry.text];
    case 'block':
      return ['Fermeture', `${fullDate(entry.date)}, ${startsInWords(entry.tourIds)}`];
    case 'booked':
      return ['Réservée', 'les créneaux sont fermés'];
  }
}
