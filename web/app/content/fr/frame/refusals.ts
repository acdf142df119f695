import { messages } from '../../../../../shared/booking/messages.ts';
import { myBookingMessages } from '../../../../../shared/booking/my-booking-messages.ts';
import { replyMessages } from '../../../../../shared/booking/reply-messages.ts';
import { business } from '../../../../../shared/content/business.ts';
import type { Endpoint } from '../../../../../shared/contracts/endpoints.ts';
import { enquiryMessages } from '../../../../../shared/enquiries/messages.ts';
import { operatorMessages } from '../../../../../shared/operators/operator-messages.ts';
import type { ProblemKind } from '../../../../../shared/problems/problems.ts';
import type * as english from '../../frame/refusals.ts';

const ours =
  'Une erreur s’est produite de notre côté. Merci de réessayer, ou de nous écrire si elle persiste.';

/** Kinds that only the staff console meets are not worded. */
const byKind: Readonly<Partial<Record<ProblemKind, string>>> = {
  'invalid-input': 'Certaines réponses sont à revoir.',
  'bad-signature': ours,
  unauthorized: operatorMessages.unknownKey,
  'around-edge': ours,
  'foreign-origin': ours,
  'not-found': replyMessages.bookingNotFound,
  'too-large': 'Votre envoi est trop long. Raccourcissez-le et réessayez.',
  'wrong-type': ours,
  'slot-full': messages.noLongerAvailable,
  'slot-closed': messages.closedByStaff(),
  'language-taken': 'Cette visite est déjà prévue dans l’autre langue.',
  'booking-cancelled': replyMessages.bookingCancelled,
  'too-late': messages.cutOffPassed,
  'out-of-stock': ours,
  'stock-changed': ours,
  'checkout-over': ours,
  'payment-mismatch': ours,
  'not-bookable':
    'Aucune visite n’est ouverte à la réservation ce jour-là à cette heure. Choisissez un autre jour ou une autre heure.',
  'price-changed': 'Le prix de cette réservation a changé. Rechargez la page et réessayez.',
  'key-reused': replyMessages.keyReused,
  'unknown-event': ours,
  'not-passed-on': ours,
  'too-many': `Nous avons reçu beaucoup de messages depuis votre connexion ou votre adresse. Réessayez plus tard, ou écrivez à ${business.emails.bookings}.`,
  unexpected: ours,
  'checkout-refused': ours,
  unavailable: 'Notre système de réservation ne répond pas. Réessayez dans quelques secondes.',
};

/** Where a kind says more by the call that it refuses. */
const byCall: Partial<Record<Endpoint, Partial<Record<ProblemKind, string>>>> = {
  openBooking: { 'not-found': myBookingMessages.noMatch },
  cancelBooking: { 'too-late': messages.alreadyStarted },
  changeBooking: { 'too-late': messages.startedBeforeChange },
  cancelOperatorBooking: { 'too-late': messages.alreadyStarted },
  requestOperatorAccess: {
    'invalid-input': operatorMessages.incomplete,
    'key-reused': operatorMessages.keyReused,
  },
  sendEventEmail: { 'key-reused': enquiryMessages.keyReused },
};

const sentence = ({ kind, endpoint }: Parameters<typeof english.inLanguageOfSite>[0]): string => {
  if (kind === undefined) return ours;
  return byCall[endpoint as Endpoint]?.[kind] ?? byKind[kind] ?? ours;
};

export const inLanguageOfSite: typeof english.inLanguageOfSite = (refusal) => ({
  ...refusal,
  message: sentence(refusal),
  fields:
    refusal.fields &&
    Object.fromEntries(Object.keys(refusal.fields).map((field) => [field, 'Cette réponse est à revoir.'])),
});
