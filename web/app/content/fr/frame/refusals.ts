import type * as english from '#app/content/frame/refusals.ts';
import { refusedField } from '#app/content/frame/refused-field.ts';
import { bookedMessages } from '#shared/booking/messages/booked-messages.ts';
import { closedDayMessage } from '#shared/booking/messages/closed-day-message.ts';
import { messages } from '#shared/booking/messages/messages.ts';
import { myBookingMessages } from '#shared/booking/messages/my-booking-messages.ts';
import { replyMessages } from '#shared/booking/messages/reply-messages.ts';
import { business } from '#shared/content/business.ts';
import type { Endpoint } from '#shared/contracts/endpoints.ts';
import { enquiryMessages } from '#shared/enquiries/messages.ts';
import { operatorMessages } from '#shared/operators/operator-messages.ts';
import type { ProblemKind, ProblemReason } from '#shared/problems/problems.ts';
import type { StaffReason } from '#shared/problems/staff-reasons.ts';
import { parseCalendarDate } from '#shared/values/port-vila-time.ts';
import { trapField } from '#shared/values/trap.ts';
import { formatVuv } from '#shared/values/written-amount.ts';

type About = string | number | undefined;
type Sentence = string | ((about: About) => string);

const { bookings } = business.emails;
const phone = business.phones[0].replaceAll(' ', '\u00a0');
const ours =
  'Une erreur s’est produite de notre côté. Merci de réessayer, ou de nous écrire si elle persiste.';

/** Formats seconds, as after « Réessayez dans ». */
function wait(seconds: About): string {
  const minutes = Math.ceil(Number(seconds) / 60);
  if (minutes > 90) return `dans ${Math.ceil(minutes / 60)}\u00a0heures`;
  if (minutes > 1) return `dans ${minutes}\u00a0minutes`;
  return minutes === 1 ? 'dans une minute' : 'plus tard';
}

/** Kinds that occur only in the shop and the staff console have no sentence. */
const byKind: Readonly<Partial<Record<ProblemKind, Sentence>>> = {
  'invalid-input': 'Certaines réponses sont à revoir.',
  unauthorized: operatorMessages.unknownKey,
  'not-found': replyMessages.bookingNotFound,
  'too-large': 'Votre envoi est trop long. Raccourcissez-le et réessayez.',
  'slot-full': (places) => {
    if (typeof places !== 'number') return messages.noLongerAvailable;
    return places === 0 ? messages.fullyBooked : messages.onlySpotsAvailable(places);
  },
  'slot-closed': (reason) => messages.closedByStaff(reason === undefined ? reason : String(reason)),
  'language-taken': (language) =>
    language === undefined
      ? 'Cette visite est déjà prévue dans l’autre langue.'
      : messages.alreadyScheduled(String(language)),
  'booking-cancelled': replyMessages.bookingCancelled,
  'checked-in': `Vous êtes déjà à la distillerie pour cette visite. Adressez-vous au bar ou appelez le ${phone} : nous nous en chargerons.`,
  'too-late': messages.cutOffPassed,
  'not-bookable':
    'Aucune visite n’est ouverte à la réservation ce jour-là à cette heure. Choisissez un autre jour ou une autre heure.',
  'price-changed': (total) =>
    typeof total === 'number'
      ? bookedMessages.priceChanged(formatVuv(total))
      : 'Le prix de cette réservation a changé. Rechargez la page et réessayez.',
  'key-reused': replyMessages.keyReused,
  'not-passed-on': ours,
  'too-many': (seconds) =>
    `Nous avons reçu beaucoup de messages depuis votre connexion ou votre adresse. Réessayez ${wait(seconds)}, ou écrivez à ${bookings}.`,
  unavailable: 'Notre système de réservation ne répond pas. Réessayez dans quelques secondes.',
};

/** Sentences by reason, where a kind has several. */
const byReason: Readonly<Record<ProblemReason, Sentence>> & Readonly<Partial<Record<StaffReason, Sentence>>> =
  {
    slotMismatch: messages.slotMismatch,
    pastDay: messages.pastDay,
    outsideWindow: messages.outsideWindow,
    closedDay: (about) => {
      const date = parseCalendarDate(String(about));
      return (date && closedDayMessage(date)) ?? messages.closedDay;
    },
    notOnThisDay: messages.notOnThisDay,
    invalidTime: messages.invalidTime,
    englishOnlyAtNoon: messages.englishOnlyAtNoon,
    cutOffPassed: messages.cutOffPassed,
    startIsOver: bookedMessages.startIsOver,
    alreadyStarted: bookedMessages.alreadyStarted,
    startedBeforeChange: bookedMessages.startedBeforeChange,
    noShow: `Nous avions noté votre absence : rien n’a été modifié. Appelez le ${phone}, nous vous trouverons une autre place.`,
    changesToday: `Cette réservation a été modifiée trop souvent aujourd’hui. Réessayez demain ou, en cas d’urgence, écrivez à ${bookings}.`,
    mailboxesToday: `L’adresse e‑mail de cette réservation a été modifiée trop souvent aujourd’hui. Réessayez demain ou, en cas d’urgence, écrivez à ${bookings}.`,
    mailboxesInAll: `L’adresse e‑mail de cette réservation a été modifiée trop souvent pour l’être encore ici. Écrivez à ${bookings}.`,
    placesOfNetwork: (seconds) =>
      `Trop de places ont été réservées aujourd’hui depuis votre connexion. Réessayez ${wait(seconds)}, ou écrivez à ${bookings}.`,
    startsOfNetwork: (seconds) =>
      `Beaucoup de visites différentes ont été réservées aujourd’hui depuis votre connexion. Choisissez un créneau qui a déjà des participants : sa langue y est indiquée. Vous pouvez aussi appeler le ${phone} ou écrire à ${bookings}, et nous réserverons pour vous, ou réessayer ${wait(seconds)}.`,
    changesOfNetwork: (seconds) =>
      `Trop de réservations ont été modifiées aujourd’hui depuis votre connexion. Réessayez ${wait(seconds)}, ou écrivez à ${bookings}.`,
    cancellationsOfNetwork: (seconds) =>
      `Trop de réservations ont été annulées depuis votre connexion. Indiquez l’adresse e‑mail de la réservation, réessayez ${wait(seconds)}, ou écrivez à ${bookings} : nous annulerons pour vous.`,
    placesOfOperator: (seconds) =>
      `Trop de places ont été réservées aujourd’hui avec votre lien. Réessayez ${wait(seconds)}, ou écrivez à ${bookings} : nous augmenterons votre limite.`,
    cancellationsOfOperator: (seconds) =>
      `Trop de réservations ont été annulées avec votre lien. Réessayez ${wait(seconds)}, ou écrivez à ${bookings} : nous annulerons pour vous.`,
    confirmationsToday: replyMessages.tooManyConfirmations,
  };

/** Sentences by endpoint, where a kind depends on it. */
const byCall: Partial<Record<Endpoint, Partial<Record<ProblemKind, Sentence>>>> = {
  openBooking: { 'not-found': myBookingMessages.noMatch },
  cancelBooking: { 'too-late': bookedMessages.alreadyStarted },
  changeBooking: { 'too-late': bookedMessages.startedBeforeChange },
  cancelOperatorBooking: { 'too-late': bookedMessages.alreadyStarted },
  requestOperatorAccess: {
    'invalid-input': operatorMessages.incomplete,
    'key-reused': operatorMessages.keyReused,
  },
  sendEventEmail: { 'key-reused': enquiryMessages.keyReused },
};

function sentence({ kind, reason, about, endpoint }: Parameters<typeof english.translateRefusal>[0]): string {
  if (kind === undefined) return ours;
  // A page that was loaded before a release does not know a new reason or kind.
  const message =
    (reason && byReason[reason]) ?? byCall[endpoint as Endpoint]?.[kind] ?? byKind[kind] ?? ours;
  return typeof message === 'string' ? message : message(about);
}

export const translateRefusal: typeof english.translateRefusal = (refusal) => ({
  ...refusal,
  message: refusal.fields?.[trapField] === undefined ? sentence(refusal) : operatorMessages.trapped,
  ...(refusal.fields && {
    fields: Object.fromEntries(
      Object.keys(refusal.fields).map((field) => [
        field,
        refusedField(refusal.endpoint, field, refusal.sent ?? {}) ?? 'Cette réponse est à revoir.',
      ]),
    ),
  }),
});
