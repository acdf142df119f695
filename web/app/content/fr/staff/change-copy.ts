import type * as english from '#app/content/staff/change-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { maxConfirmationsPerDay, repeatsWithinSeconds } from '#shared/booking/confirmation-limit.ts';
import { languageName } from '#shared/booking/messages/slot-words.ts';
import { counted } from '#shared/values/counted.ts';
import { formatFigure } from '#shared/values/written-amount.ts';
import { inWords } from '#shared/values/written-number.ts';

type Words<Name extends keyof typeof english> = Translated<(typeof english)[Name]>;

export const rareCopy: Words<'rareCopy'> = {
  change: 'Modifier ou déplacer',
  resend: 'Renvoyer le message',
  noMail: 'Pas d’adresse e-mail',
  cancel: 'Annuler la réservation',
  remove: 'Retirer ce groupe',
  over: 'Le créneau est terminé : plus rien ne peut être modifié',
};

export const mailCopy: Words<'mailCopy'> = {
  mailed: (email) => `Un message sera envoyé à ${email}.`,
  former: (email) => `${email} est averti qu’une autre adresse sert désormais.`,
  operator: (company) => `${company} reçoit aussi un message.`,
  none: 'Pas d’adresse e-mail : prévenez-les vous-même.',
  nonePhone: (phone) => `Pas d’adresse e-mail : prévenez-les vous-même, ${phone}.`,
  underWay: 'Le message est en route.',
  unanswered: 'Pas encore de réponse. Appuyez à nouveau : rien n’est fait deux fois.',
  again: 'Continuer avec l’état actuel du groupe',
  now: 'Maintenant :',
};

export const changeCopy: Words<'changeCopy'> = {
  title: (name) => `Modifier ${name}`,
  adults: 'Adultes',
  day: 'Jour',
  start: 'Créneau',
  language: 'Langue',
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'Adresse e-mail',
  emailHint: 'Avec une adresse, le participant est prévenu des modifications par e-mail.',
  emailKept: 'Une adresse se remplace, mais ne se retire pas.',
  phone: 'Téléphone',
  stays: 'Notes, arrivées et paiements restent avec le groupe.',
  paidDay: 'Un paiement est enregistré pour ce groupe : il garde ce jour.',
  theirs: 'le leur',
  free: (count) => (count === 0 ? 'complet' : `${count} ${count < 2 ? 'libre' : 'libres'}`),
  tooFew: (count) =>
    count === 0 ? 'complet' : `${count} ${count < 2 ? 'libre seulement' : 'libres seulement'}`,
  closed: (reason) => (reason ? `fermé : ${reason}` : 'fermé'),
  inFrench: 'français',
  loading: 'Chargement des créneaux…',
  noStarts: 'Ce jour-là, aucun créneau n’est ouvert à la réservation.',
  failed: 'Les créneaux de ce jour n’ont pas pu être chargés.',
  review: 'Voir ce qui change',
  nothing: 'Rien n’a encore changé',
  chooseStart: 'Choisissez un créneau avec de la place',
  here: (count) => `${count} déjà sur place`,
  reviewTitle: (name) => `Modifier ainsi la réservation de ${name} ?`,
  parts: {
    start: 'Créneau',
    guests: 'Adultes',
    language: 'Langue',
    name: 'Nom',
    email: 'Adresse e-mail',
    phone: 'Téléphone',
  },
  price: 'Prix',
  before: (what) => `avant : ${what}`,
  none: 'aucun',
  vuv: (sum) => `${formatFigure(sum)} VUV`,
  back: 'Retour',
  change: (name) => `Modifier ${name}`,
  move: (adults, start) => `Déplacer ${adults} vers ${start}`,
  changing: 'Modification…',
  changed: (name) => `${name} : réservation modifiée`,
  moved: (name) => `${name} : réservation déplacée`,
  nowAdults: (count) => counted(count, 'adulte'),
};

export const languageCopy: Words<'languageCopy'> = {
  title: (start, language) => `${start} : passer en ${languageName(language)} ?`,
  ask: 'Demandez d’abord à chaque groupe, puis touchez-le une fois d’accord. L’historique de chacun garde que vous l’avez confirmé.',
  parties: 'Groupes d’accord',
  agreed: (name, guests) => `${name}, ${counted(guests, 'adulte')} : d’accord`,
  notYet: (name, guests) => `${name}, ${counted(guests, 'adulte')} : pas encore consulté`,
  mails: (count) =>
    count === 0
      ? 'Aucun n’a d’adresse e-mail : aucun message n’est envoyé.'
      : `Un message annonce le changement à ${counted(count, 'groupe')}.`,
  missing: 'Chaque groupe doit être d’accord',
  commit: (language) => `Passer en ${languageName(language)}`,
  changing: 'Modification…',
  keep: (language) => `Garder ${language === 'French' ? 'le français' : 'l’anglais'}`,
  done: (start, language) => `${start} a lieu en ${languageName(language)}`,
};

export const cancelCopy: Words<'cancelCopy'> = {
  title: (name) => `Annuler ${name} ?`,
  free: (count) =>
    count < 2
      ? 'La place peut aussitôt être réservée.'
      : `Leurs ${count} places peuvent aussitôt être réservées.`,
  here: (count) => `${count} déjà sur place. La réservation le garde dans son historique.`,
  paid: (sum) =>
    `${formatFigure(sum)} VUV ont été payés. La somme reste dans les comptes : si vous la rendez, défaites ou contre-passez d’abord le paiement.`,
  keep: 'Garder la réservation',
  commit: 'Annuler la réservation',
  cancelling: 'Annulation…',
  done: (name) => `${name} : réservation annulée`,
  walkIn: {
    title: (name) => `Retirer ${name} ?`,
    keep: 'Garder ce groupe',
    commit: 'Retirer ce groupe',
    cancelling: 'Retrait…',
    done: (name) => `${name} : retiré`,
  },
};

export const resendCopy: Words<'resendCopy'> = {
  title: 'Renvoyer le message',
  what: (email) => `La confirmation est envoyée à ${email}, avec le lien et l’événement pour l’agenda.`,
  limits: `Pas dans les ${inWords(repeatsWithinSeconds / 60)} minutes qui suivent le précédent, et ${inWords(maxConfirmationsPerDay)} par jour au plus.`,
  commit: 'Envoyer',
  sending: 'Envoi…',
  done: 'Confirmation envoyée',
  to: (email) => `À ${email}.`,
};

export const changeHistoryCopy: Words<'changeHistoryCopy'> = {
  moved: 'Déplacement',
  changed: 'Modification',
  cancelled: 'Annulation',
  restored: 'Rétablie : la fermeture a été défaite',
  resent: 'Confirmation renvoyée',
  fromTo: (from, to) => `de ${from} à ${to}`,
  adults: (from, to) => `${counted(to, 'adulte')}, ${from} avant`,
  language: (to) => `en ${languageName(to)}`,
  agreed: 'tous les groupes du créneau d’accord',
  name: 'nom',
  email: 'adresse e-mail',
  phone: 'téléphone',
  byGuest: 'par le participant',
  closed: (reason) => `fermé : ${reason}`,
  office: 'le bureau',
};

export const otherDaysCopy: Words<'otherDaysCopy'> = {
  key: 'Chercher dans les autres jours',
  searching: 'Recherche…',
  fewLetters: 'À partir de deux lettres, la recherche porte aussi sur les autres jours.',
  title: 'Autres jours',
  found: (count, until) => `${count === 0 ? 'Personne' : count} sur les autres jours jusqu’au ${until}.`,
  more: (until) => `Il y en a d’autres après le ${until}. Une lettre de plus précise la recherche.`,
  failed: 'La recherche sur les autres jours a échoué.',
};
