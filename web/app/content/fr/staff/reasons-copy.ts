import type * as english from '#app/content/staff/reasons-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { maxConfirmationsPerDay, repeatsWithinSeconds } from '#shared/booking/confirmation-limit.ts';
import type { TourLanguage } from '#shared/booking/language.ts';
import { messages } from '#shared/booking/messages/messages.ts';
import { languageName, startLabel } from '#shared/booking/messages/slot-words.ts';
import type { StartTime } from '#shared/booking/slots.ts';
import type { ProblemReason, RefusalDetails } from '#shared/problems/problems.ts';
import type { StaffReason } from '#shared/problems/staff-reasons.ts';
import { paymentPageMinutes } from '#shared/shop/payment-page.ts';
import { closingMessages } from '#shared/staff/closing/closing-messages.ts';
import type { PartySource } from '#shared/staff/parties/party-source.ts';
import { partyWords } from '#shared/staff/parties/party-words.ts';
import { lettersOfParty, spokenLetters } from '#shared/staff/parties/spoken-letters.ts';
import { privacyMessages } from '#shared/staff/privacy-messages.ts';
import { codeMessages, padLockedMessage } from '#shared/staff/sign-in/code-messages.ts';
import { passkeyMessages } from '#shared/staff/sign-in/passkey-messages.ts';
import { maxDevices } from '#shared/staff/sign-in/people.ts';
import { capitalised } from '#shared/values/capitalised.ts';
import { counted } from '#shared/values/counted.ts';
import { type CalendarDate, dateOf, minutesOf, parseCalendarDate } from '#shared/values/port-vila-time.ts';
import { formatAud } from '#shared/values/signed-amount.ts';
import { formatFigure, formatVuv } from '#shared/values/written-amount.ts';
import { inWords } from '#shared/values/written-number.ts';
import { lengthInWords } from '#shared/values/written-span.ts';
import { formatDate, timeLabel } from '#shared/values/written-time.ts';

type Details = RefusalDetails;
type About = string | number | undefined;
type Worded = (details: Details) => string;

const nothing: Readonly<Record<string, string>> = {
  arrive: 'L’arrivée n’est pas enregistrée.',
  pay: 'Le paiement n’est pas enregistré.',
  'no-show': 'L’absence n’est pas enregistrée.',
  note: 'La note n’est pas ajoutée.',
  undo: 'Rien n’a été défait.',
  reversal: 'Le paiement n’est pas contre-passé.',
  change: 'Rien n’a été modifié.',
  cancel: 'Rien n’a été annulé.',
  resend: 'Rien n’a été envoyé.',
};
const notDone: Worded = ({ action = '' }) => nothing[action] ?? 'Rien n’a été enregistré.';

const look = 'Regardez l’état actuel, puis décidez.';
const vuv = (sum: About): string => formatVuv(Number(sum));
const inAud = (cents: About): string => formatAud(Number(cents));
const dayOf = (date: About): string => {
  const day = parseCalendarDate(String(date));
  return day === undefined ? String(date) : formatDate(day);
};
const start = (time: About): string => startLabel(time as StartTime);
const who = ({ who: name, by }: Details): string =>
  String(name ?? (by === 'office' ? 'Le bureau' : 'Quelqu’un de l’équipe'));

/** « à 10 h 02 » today, otherwise with the day; after a space. */
function when({ at, today }: Details): string {
  if (at === undefined) return '';
  const instant = new Date(Number(at) * 1000);
  const day = dateOf(instant);
  const time = `à ${timeLabel(minutesOf(instant))}`;
  return day === today ? ` ${time}` : ` le ${formatDate(day)} ${time}`;
}

const paid: Readonly<Record<string, string>> = {
  'cash-vuv': 'payés en espèces',
  'cash-aud': 'payés en dollars australiens',
  card: 'payés par carte',
  complimentary: 'offerts par la maison',
  'operator-account': 'portés au compte du prestataire',
};

/** A colleague's entry, after their name. */
function recorded({ entry, guests = 0, vatu = 0 }: Details): string {
  switch (entry) {
    case 'arrive':
      return `a noté ${counted(Number(guests), 'arrivée')}`;
    case 'no-show':
      return `a noté ${counted(Number(guests), 'absence')}`;
    case 'pay':
      return `a enregistré un paiement de ${vuv(vatu)}`;
    case 'note':
      return 'a ajouté une note';
    case 'reversal':
      return 'a contre-passé un paiement';
    default:
      return 'a défait une saisie';
  }
}

const nowIs = ({ here, toPay }: Details): string => `${here} sur place, ${vuv(toPay)} à payer`;

/** « É. Exemple, visite de 14 h, 8 000 VUV : … »: the party and the sum, then the event. */
const ofVisit =
  (sentence: Worded): Worded =>
  (details) => {
    const { name, source = 'web', time, tourType, sum } = details;
    const party = name ?? partyWords.nameless[source as PartySource];
    const visit = `${tourType === 'Tour and Tasting' ? 'visite' : 'dégustation'} de ${start(time)}`;
    return `${party}, ${visit}${sum === undefined ? '' : `, ${vuv(sum)}`} : ${sentence(details)}`;
  };

const atTheDoor = {
  visitMoved: (details) =>
    `groupe déplacé au ${dayOf(details.date)}, ${start(details.start)}. ${notDone(details)} Cherchez-le à cet endroit.`,
  visitBookingChanged: (details) =>
    `la réservation a changé${when(details)} : ${nowIs(details)}. ${notDone(details)} Regardez l’état actuel du groupe.`,
  visitPaidBefore: (details) =>
    `${vuv(details.vatu)} déjà ${paid[String(details.method)] ?? 'payés'}, notés par ${details.who ?? 'quelqu’un de l’équipe'}${when(details)}${Number(details.toPay) > 0 ? ` ; reste ${vuv(details.toPay)} à payer` : ''}. ${notDone(details)} Regardez l’état actuel du groupe.`,
  visitRecordedBefore: (details) =>
    `${who(details)} ${recorded(details)}${when(details)} : ${nowIs(details)}. ${notDone(details)} Regardez l’état actuel du groupe.`,
  visitUnlikeScreen: (details) =>
    `le groupe n’est plus comme sur votre écran : ${nowIs(details)}. ${notDone(details)} Regardez l’état actuel du groupe.`,
  visitCancelled: (details) =>
    `réservation annulée${details.by === 'house' ? ' par nous' : ''}${when(details)}. ${notDone(details)} Plus aucune place n’est retenue : si le groupe reste, ajoutez-le sans réservation.`,
  visitCancelledAndKept: (details) =>
    `réservation annulée${details.by === 'house' ? ' par nous' : ''}${when(details)}. ${details.action === 'pay' ? 'Le paiement reste dans l’historique et compte dans la caisse.' : 'L’arrivée reste dans l’historique, pour être réglée par l’équipe.'} Plus aucune place n’est retenue : si le groupe reste, ajoutez-le sans réservation.`,
  visitNotesFull: (details) =>
    `les notes de ce groupe n’ont plus de place. ${notDone(details)} Écrivez plus court, ou sur papier.`,
  visitShareFull: (details) =>
    `vous avez enregistré pour ce groupe autant qu’une personne le peut. ${notDone(details)} Demandez à quelqu’un d’autre de le noter.`,
  visitHistoryFull: (details) =>
    `l’historique de ce groupe est plein. ${notDone(details)} Notez-le sur papier, et prévenez un responsable.`,
  visitTooOld: (details) =>
    `cette visite date de plus de ${inWords(Number(details.days))} jours. ${notDone(details)} ${details.action === 'reversal' ? 'La caisse ne la lit plus : notez-le dans les comptes.' : 'Prévenez un responsable.'}`,
  visitEntryMissing: (details) =>
    `cette saisie n’est pas dans l’historique du groupe. ${notDone(details)} Rechargez la journée.`,
  visitNoSum: (details) => `aucune somme n’est indiquée. ${notDone(details)} Indiquez ce qui est payé.`,
  visitNoReason: (details) =>
    `personne ne paie : il faut un motif. ${notDone(details)} Dites pourquoi, puis appuyez à nouveau.`,
  visitNoAudPrice: (details) =>
    `cette visite n’a pas de prix en dollars australiens. ${notDone(details)} Choisissez un autre moyen de paiement.`,
  visitAudPrice: (details) =>
    `au prix de la maison, ${vuv(details.vatu)} font ${inAud(details.cents)}. ${notDone(details)} Encaissez cette somme.`,
  visitAudChange: (details) =>
    `au prix de la maison, il faut rendre ${vuv(details.vatu)} pour ${inAud(details.cents)}. ${notDone(details)} Rendez cette somme.`,
  visitMuchChange: (details) =>
    `rendre plus de ${inAud(details.cents)} demande la clé d’accès d’un responsable. ${notDone(details)} Confirmez avec votre clé d’accès, puis encaissez à nouveau.`,
  visitMuchChangeByManager: (details) =>
    `rendre plus de ${inAud(details.cents)} demande la clé d’accès d’un responsable. ${notDone(details)} Demandez à un responsable d’encaisser.`,
  visitNotToday: (details) =>
    `cette visite a lieu le ${dayOf(details.date)}. ${notDone(details)} Notez-le le jour même.`,
  visitNotStarted: (details) =>
    `ce créneau débute à ${start(details.start)}. ${notDone(details)} Notez-le une fois qu’il a commencé, ou annulez la réservation.`,
  visitNoOperator: (details) =>
    `aucun prestataire n’a fait cette réservation. ${notDone(details)} Choisissez un autre moyen de paiement.`,
  visitUndoOfUndo: (details) =>
    `cette saisie en défait déjà une autre. ${notDone(details)} Enregistrez plutôt à nouveau.`,
  visitNotYours: (details) =>
    `${who(details)} ${recorded(details)}${when(details)}. ${notDone(details)} Vous pouvez défaire vos propres saisies pendant ${inWords(Number(details.minutes))} minutes ; ensuite, demandez à un responsable.`,
  visitReversalNeeded: (details) =>
    `${who(details)} ${recorded(details)}${when(details)}. ${notDone(details)} Un responsable contre-passe ce paiement dans l’historique du groupe, avec sa clé d’accès.`,
} satisfies Partial<Record<StaffReason, Worded>>;

const ofParties = {
  partyWithoutEmail: (details) =>
    `Cette réservation n’a pas d’adresse e-mail. ${notDone(details)} Dictez les ${inWords(lettersOfParty)} lettres : ${spokenLetters(String(details.letters))}.`,
  partyChangedBefore: (details) =>
    `${details.by === undefined ? 'Cette réservation a été modifiée' : `${who(details)} a modifié cette réservation`}${when(details)} : ${counted(Number(details.adults), 'adulte')}, ${dayOf(details.date)}, ${start(details.start)}, en ${languageName(details.language as TourLanguage)}. ${notDone(details)} Regardez l’état actuel du groupe.`,
  partyCancelledBefore: (details) =>
    `${details.by === undefined || details.by === 'house' ? `Cette réservation a été annulée${details.by ? ' par nous' : ''}` : `${who(details)} a annulé cette réservation`}${when(details)}. ${notDone(details)} Ajoutez à nouveau le groupe s’il vient.`,
  partyPaid: (details) =>
    `Un paiement est noté pour ce groupe le ${dayOf(details.date)} : il garde ce jour. ${notDone(details)} Choisissez un autre créneau du même jour, ou défaites le paiement, puis annulez cette réservation et réservez l’autre jour.`,
  partyHere: (details) =>
    `${counted(Number(details.here), 'adulte')} de ce groupe déjà sur place. ${notDone(details)} Choisissez au moins ce nombre, ou défaites d’abord l’arrivée.`,
  partyConfirmedRecently: (details) =>
    `La dernière confirmation est partie il y a moins de ${inWords(repeatsWithinSeconds / 60)} minutes. ${notDone(details)} Demandez au participant de regarder dans ses indésirables.`,
  partyConfirmedOften: (details) =>
    `${capitalised(inWords(maxConfirmationsPerDay))} confirmations sont parties aujourd’hui, le maximum d’un jour. ${notDone(details)} Demandez au participant de regarder dans ses indésirables, ou dictez les ${inWords(lettersOfParty)} lettres.`,
  partyHistoryFull: (details) =>
    `L’historique de ce groupe n’a plus de place pour une modification. ${notDone(details)} Prévenez un responsable.`,
  partyOver: (details) => `Ce créneau est terminé. ${notDone(details)} Ajoutez plutôt une note au groupe.`,
  settledBefore: () => 'Un collègue en a décidé entre-temps. Rien n’a été modifié. Rechargez la liste.',
  settlementFinal: () =>
    'Cette décision a remboursé ou accepté un paiement, ce qui reste. Rien n’a été modifié. Notez le paiement à nouveau, ou remboursez-le.',
  pressUnplaced: () =>
    'Ce groupe ne peut pas recevoir cette saisie. Rien n’a été modifié. Choisissez un autre groupe, ou écartez-la.',
  partyEmailRemoved: (details) =>
    `Une adresse e-mail se remplace, mais ne se retire pas : elle sert à prévenir le participant. ${notDone(details)}`,
  languageOpen: () => 'Personne n’est inscrit sur ce créneau : sa langue reste au choix du premier groupe.',
  languageNotAsked: () =>
    'Les groupes de ce créneau ont changé depuis leur affichage : rien n’a été modifié. Demandez aux nouveaux, puis réessayez.',
  personLimit: ({ limit, max, role }) =>
    `${(limitReached[String(limit)] ?? limitReached.changesOfEmail)?.(Number(max))} ${role === 'manager' ? 'Appuyez à nouveau, et confirmez avec votre clé d’accès.' : 'Un responsable peut le faire, avec sa clé d’accès.'}`,
} satisfies Partial<Record<StaffReason, Worded>>;

const limitReached: Readonly<Record<string, (max: number) => string>> = {
  cancellations: (max) =>
    `Vous avez annulé ${max} réservations aujourd’hui, le maximum d’une personne. Rien n’a été annulé.`,
  bookingsWithEmail: (max) =>
    `Vous avez fait ${max} réservations avec adresse e-mail aujourd’hui, le maximum d’une personne. Rien n’a été réservé.`,
  changesOfEmail: (max) =>
    `Vous avez modifié ${max} adresses e-mail aujourd’hui, le maximum d’une personne. Rien n’a été modifié.`,
  languageChanges: (max) =>
    `Vous avez changé la langue de ${max} créneaux aujourd’hui, le maximum d’une personne. Rien n’a été modifié.`,
};

const corrections: Readonly<Record<string, string>> = {
  stocktake: 'inventaire',
  delivery: 'livraison',
  broken: 'casse',
  tasting: 'dégustation',
  other: 'autre raison',
  set: 'page d’inventaire',
};
const states: Readonly<Record<string, string>> = {
  new: 'est de nouveau à traiter',
  answered: 'a reçu une réponse',
  booked: 'est réservée',
  declined: 'est refusée',
};

/** A colleague's change to an enquiry, after a colon. */
function enquiryEntry({ entry, state, to }: Details): string {
  switch (entry) {
    case 'state':
      return `la demande ${states[String(state)] ?? 'a changé'}`;
    case 'assign':
      return to === undefined ? 'la demande n’est plus confiée à personne' : `la demande est confiée à ${to}`;
    case 'block':
      return 'des créneaux sont en cours de fermeture pour elle';
    case 'booked':
      return 'des créneaux sont fermés pour elle, et elle est réservée';
    default:
      return 'il y a une note';
  }
}

const operatorEntries: Readonly<Record<string, string>> = {
  approve: 'a accepté ce prestataire',
  reject: 'a refusé cette demande',
  renew: 'a renouvelé le lien',
  end: 'a mis fin au lien',
  note: 'a modifié la note',
  charging: 'a changé qui encaisse',
  limit: 'a changé la limite du lien',
};

const inTheOffice = {
  tillClosedBefore: (details) =>
    `${who(details)} a clôturé la journée (Z ${details.number})${when(details)}. Rien de plus n’a été clôturé. Les sommes sont celles depuis lors : s’il y en a, comptez à nouveau.`,
  tillChanged: () =>
    'Un paiement a été noté, défait ou contre-passé depuis l’affichage de ces sommes. Rien n’a été clôturé. Regardez les sommes actuelles, puis clôturez.',
  tillEmpty: () =>
    'Rien n’a été payé ni contre-passé depuis la dernière clôture (Z) : il n’y a rien à clôturer.',
  tillReasonMissing: () => 'Indiquez pourquoi la somme comptée diffère.',
  tillUnknown: ({ number }) => `Il n’y a pas de clôture Z ${number}.`,
  shipShipped: ({ trackingNumber }) =>
    `Cette commande est déjà expédiée : colis ${trackingNumber}. Rien n’a été modifié. Si le numéro est faux, corrigez-le.`,
  shipRefunded: () =>
    'Cette commande est remboursée, donc pas payée : ne l’expédiez pas. Rien n’a été modifié.',
  shipUnpaid: () => 'Cette commande n’est pas payée : ne l’expédiez pas. Rien n’a été modifié.',
  shipDisputed: () =>
    'La banque du client conteste le paiement : n’expédiez pas. Rien n’a été modifié. Répondez chez Stripe ; si la banque nous donne raison, expédiez.',
  shipDisputeLost: () =>
    'La banque a remboursé le client : n’expédiez pas. Rien n’a été modifié. Clôturez la commande, et ses bouteilles retournent au stock.',
  renumberUnshipped: () =>
    'Cette commande n’est pas encore expédiée : il n’y a pas de numéro à corriger. Rien n’a été modifié.',
  renumberRefunded: () => 'Cette commande est remboursée : son numéro reste. Rien n’a été modifié.',
  renumberRenumbered: ({ trackingNumber }) =>
    `Ce colis porte déjà le numéro ${trackingNumber}. Rien n’a été modifié. ${look}`,
  refundRefunded: () => 'Cette commande est déjà remboursée. Rien n’a été modifié.',
  refundUnpaid: () => 'Cette commande n’est pas payée. Rien n’a été modifié.',
  refundDisputed: () =>
    'La banque du client retient la somme jusqu’à sa décision : un remboursement la paierait deux fois. Rien n’a été modifié. Pour céder, acceptez le litige chez Stripe.',
  refundDisputeLost: () => 'La banque a remboursé le client : rien d’autre n’est remboursé.',
  refundChanged: () => `Cette commande a changé depuis son affichage. Rien n’a été remboursé. ${look}`,
  stockCorrected: ({ who: name, what, change }) =>
    `${name ?? 'Quelqu’un'} a corrigé ce nombre entre-temps${what === undefined ? '' : ` : ${corrections[String(what)] ?? what}, ${Number(change) < 0 ? '−' : '+'}${formatFigure(Math.abs(Number(change)))}`}. Rien n’a été modifié. ${look}`,
  stockMoved: ({ inHouse }) =>
    `Des bouteilles ont bougé pendant le comptage : il devrait y en avoir ${inHouse} maintenant. Rien n’a été modifié. Comptez à nouveau.`,
  stockReserved: ({ held }) =>
    `Des clients sont en train de payer ${counted(Number(held), 'bouteille')} : il ne peut y en avoir moins. Rien n’a été modifié. Attendez ${lengthInWords(paymentPageMinutes)}, puis comptez à nouveau.`,
  stockShort: ({ available }) =>
    `Seules ${available} peuvent être vendues : impossible d’en retirer plus. Rien n’a été modifié.`,
  stockTooMany: () => 'C’est plus que le stock ne peut compter. Rien n’a été modifié. Vérifiez le nombre.',
  enquiryAssigneeLeft: () =>
    'Cette personne a quitté l’équipe. Rien n’a été modifié. Choisissez quelqu’un d’autre.',
  enquiryChangedBefore: (details) =>
    `${who(details)} a été plus rapide : ${enquiryEntry(details)}. Rien n’a été modifié. ${look}`,
  enquiryOvertaken: (details) =>
    `${who(details)} en a décidé autrement entre-temps : ${enquiryEntry(details)}. Rien de plus n’a été fermé. Ce qui l’était déjà le reste : voyez sous Fermetures.`,
  enquiryDetached: (details) =>
    `Les créneaux sont fermés et les participants prévenus, mais ${details.who ?? 'quelqu’un de l’équipe'} en a décidé autrement entre-temps : ${enquiryEntry(details)}. La demande n’est pas réservée. Pour rouvrir les créneaux, allez sous Fermetures.`,
  operatorApproved: () =>
    'Ce prestataire est déjà accepté. Rien n’a été modifié. Pour un nouveau lien, renouvelez-le.',
  operatorDecided: () => 'Seule une demande sans décision peut être refusée. Rien n’a été modifié.',
  operatorWithoutLink: () =>
    'Seul un prestataire accepté a un lien. Rien n’a été modifié. Acceptez-le d’abord.',
  operatorChangedBefore: (details) =>
    `${details.entry === undefined ? 'Ce prestataire a changé depuis son affichage' : `${details.who ?? 'Quelqu’un'} ${operatorEntries[String(details.entry)] ?? 'a modifié ce prestataire'}${when(details)}`}. Rien n’a été modifié de votre part. ${look}`,
  closingEndsBeforeItStarts: () => closingMessages.endsBeforeItStarts,
  closingPassed: ({ date }) => closingMessages.hasPassed(date as CalendarDate),
  closingBeyondWindow: ({ date }) => closingMessages.beyondWindow(date as CalendarDate),
  closingTooLong: ({ days }) => closingMessages.tooLong(Number(days)),
  closingSunday: () => closingMessages.noTours,
  closingSeveralDays: () => closingMessages.startsOfOneDay,
  closingUnknownStart: () => closingMessages.noSuchStart,
  closingUnconfirmed: ({ parties }) => closingMessages.unconfirmed(Number(parties)),
  closingChangedBeforeUndo: () => closingMessages.changedBeforeUndo,
  closingTooLateToUndo: () => closingMessages.tooLateToUndo,
  closedByCalendar: () => closingMessages.closedByCalendar,
  closedAsWhole: () => closingMessages.closedAsWhole,
  calendarPast: ({ date }) =>
    `${capitalised(dayOf(date))} est passé : rien n’a été modifié. Choisissez un jour à partir d’aujourd’hui.`,
  calendarTooFar: ({ date }) =>
    `${capitalised(dayOf(date))} est dans plus d’un an : rien n’a été modifié. Choisissez un jour plus proche.`,
  calendarSunday: () =>
    'Il n’y a pas de visite le dimanche : rien n’a été modifié. Choisissez un autre jour.',
  calendarReasonMissing: () =>
    'Les participants lisent pourquoi des créneaux ferment : rien n’a été modifié. Indiquez un motif d’un mot ou deux.',
  calendarInvalid: () =>
    'Les paquebots ou la soirée de ce jour sont à revoir : rien n’a été modifié. Vérifiez noms et heures.',
  calendarChangedBefore: ({ who: name }) =>
    `${name ?? 'Quelqu’un d’autre'} a modifié ce jour depuis son affichage. Rien n’a été enregistré de votre part. ${look}`,
  nothingStored: () => privacyMessages.nothing,
} satisfies Partial<Record<StaffReason, Worded>>;

const atSignIn = {
  codeWrong: () => codeMessages.wrong,
  codeBlocked: () => codeMessages.blocked,
  codeSame: () => codeMessages.sameCode,
  padLocked: ({ until }) => padLockedMessage(Number(until)),
  passkeyNotAccepted: () => passkeyMessages.notAccepted,
  passkeyNotAcceptedHere: () => passkeyMessages.notAcceptedHere,
  passkeyOfAnother: () => passkeyMessages.ofAnotherPerson,
  passkeyFirst: () => passkeyMessages.stepUpFirst,
  passkeyLinkTooOld: () => passkeyMessages.linkTooOld,
  passkeysFull: () => passkeyMessages.tooMany,
  passkeyShared: () => passkeyMessages.sharedDevice,
  passkeyNotAdded: () => passkeyMessages.notRegistered,
  personMissing: () => 'Cette personne ou cet appareil n’est plus dans la liste. Rechargez la page.',
  devicesFull: () => `Une personne a ${maxDevices} appareils au plus. Retirez-en un d’abord.`,
  sharedDevicesFull: () => `Il y a ${maxDevices} appareils partagés au plus. Retirez-en un d’abord.`,
  ownDeviceNeeded: () => 'Cela se fait sur un appareil à vous, pas sur un appareil partagé.',
  sharedDeviceNeeded: () => 'Les codes sont pour les appareils partagés. Cet appareil est relié à votre nom.',
  otherPerson: () =>
    'Quelqu’un d’autre a maintenant la session : rien n’a été enregistré. Dites qui vous êtes, puis appuyez à nouveau.',
  personForDay: () => 'Dites qui vous êtes : sans nom, cet appareil ne montre qu’aujourd’hui et demain.',
} satisfies Partial<Record<StaffReason, Worded>>;

const ofBookings: Readonly<Partial<Record<ProblemReason, Worded>>> = {
  slotMismatch: () => messages.slotMismatch,
  pastDay: () => messages.pastDay,
  outsideWindow: () => messages.outsideWindow,
  closedDay: () => messages.closedDay,
  notOnThisDay: () => messages.notOnThisDay,
  invalidTime: () => messages.invalidTime,
  englishOnlyAtNoon: () => messages.englishOnlyAtNoon,
  startIsOver: () => 'Ce créneau est terminé : plus personne ne peut y être ajouté.',
};

/** Sentences by their name, with their values. */
const byReason: Readonly<Record<StaffReason, Worded>> & typeof ofBookings = {
  ...(Object.fromEntries(
    Object.entries(atTheDoor).map(([reason, sentence]) => [reason, ofVisit(sentence)]),
  ) as unknown as typeof atTheDoor),
  ...ofParties,
  ...inTheOffice,
  ...atSignIn,
  ...ofBookings,
};

export const reasonsCopy: Translated<typeof english.reasonsCopy> = {
  sentence: (reason, details) => byReason[reason as StaffReason]?.(details),
};
