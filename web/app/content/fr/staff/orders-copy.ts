import type * as english from '#app/content/staff/orders-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { dispatchHours } from '#shared/shop/dispatch.ts';
import { type Dispute, isInquiry, needsAnswer } from '#shared/shop/disputes.ts';
import type { OrderHistoryEntry } from '#shared/shop/order-history.ts';
import type { OrderTask, OrderTaskKind } from '#shared/shop/order-task.ts';
import { counted } from '#shared/values/counted.ts';
import { formatFigure } from '#shared/values/written-amount.ts';
import { shortDay } from './short-day.ts';

type Words<Name extends keyof typeof english> = Translated<(typeof english)[Name]>;

const hours = (seconds: number): number => Math.max(1, Math.ceil(Math.abs(seconds) / 3600));
const inYen = (sum: number): string => `${formatFigure(sum)}\u00a0¥`;

const timeLeft = (dueAt: number, now: number): string =>
  dueAt < now ? `${hours(now - dueAt)}\u00a0h de retard` : `reste ${hours(dueAt - now)}\u00a0h`;

const tasks: Readonly<Record<OrderTaskKind, string>> = {
  disputed: 'Litige',
  'dispute-lost': 'Litige perdu',
  'refund-failed': 'Remboursement échoué',
  'no-address': 'Sans adresse',
  address: 'Adresse ?',
  'to-ship': 'À expédier',
  stuck: 'Paiement bloqué',
  'refund-due': 'Remboursement en cours',
  paying: 'Paiement en cours',
};

function next({ kind, dueAt }: OrderTask, isShipped: boolean, now: number): string {
  switch (kind) {
    case 'disputed':
      if (!isShipped) return 'ne pas expédier';
      return dueAt === undefined ? 'la banque décide' : `répondre avant le ${shortDay(dueAt)}`;
    case 'dispute-lost':
      return 'à clore';
    case 'refund-failed':
    case 'stuck':
      return 'voir chez Stripe';
    case 'refund-due':
      return 'par Stripe';
    case 'paying':
      return 'sur la page de paiement';
    case 'no-address':
      return 'demander au client';
    case 'address':
      return 'à vérifier d’abord';
    case 'to-ship':
      return dueAt === undefined ? '' : timeLeft(dueAt, now);
  }
}

const reasons: Readonly<Record<string, string>> = {
  fraudulent: 'le titulaire de la carte n’a rien commandé',
  unrecognized: 'le titulaire de la carte ne reconnaît pas le paiement',
  product_not_received: 'rien n’est arrivé',
  product_unacceptable: 'le contenu n’allait pas',
  duplicate: 'débité deux fois',
  credit_not_processed: 'un remboursement n’est pas arrivé',
  subscription_canceled: 'la commande était annulée',
  general: 'aucune raison donnée',
};
const reasonOf = (reason: string): string => reasons[reason] ?? reason.replaceAll('_', ' ');

function describeDispute(dispute: Dispute): string {
  const { status, yen, reason, answerBy } = dispute;
  const sum = inYen(yen);
  switch (status) {
    case 'won':
      return `La banque nous a donné raison : ${sum} nous reviennent.`;
    case 'lost':
      return `La banque a donné raison au client, qui a récupéré ${sum}.`;
    case 'prevented':
      return `Stripe a rendu ${sum} au client avant tout litige.`;
    case 'warning_closed':
      return 'La banque s’est renseignée sur ce paiement et en est restée là.';
  }
  const what = isInquiry(dispute)
    ? `La banque du client se renseigne sur ce paiement : ${reasonOf(reason)}. Aucune somme n’est encore retenue.`
    : `La banque du client conteste ${sum} : ${reasonOf(reason)}. Elle retient la somme jusqu’à sa décision.`;
  if (!needsAnswer(dispute)) return `${what} Elle a notre réponse.`;
  return `${what} Répondez chez Stripe${answerBy === undefined ? '' : ` avant le ${shortDay(answerBy)}`}.`;
}

const zones = {
  mainland: 'Honshu, Shikoku, Kyushu',
  remote: 'Hokkaido, Okinawa, îles lointaines',
  nationwide: 'tout le Japon',
} as const;

export const ordersCopy: Words<'ordersCopy'> = {
  title: 'Commandes',
  lead: 'Du Japon. Le plus urgent est en haut.',
  loading: 'Chargement des commandes…',
  notLoaded: 'Les commandes n’ont pas pu être chargées.',
  old: 'Cette liste n’est peut-être plus à jour.',
  retry: 'Réessayer',
  toDo: 'À faire',
  nothing: 'Rien à faire.',
  nothingHint: 'Une commande payée s’affiche ici en quelques secondes, et son message arrive au bureau.',
  done: 'Faites récemment',
  leftToDo: (count) =>
    count < 2 ? 'Il en reste une, moins urgente.' : `Il en reste ${count}, moins urgentes.`,
  leftDone: (count) =>
    count < 2 ? 'Il en reste une, plus ancienne.' : `Il en reste ${count}, plus anciennes.`,
  books: 'Pour la comptabilité',
  booksNotLoaded: 'Cette partie n’a pas pu être chargée. Rechargez la page.',
  choose: 'Choisissez une commande.',
  task: (kind) => tasks[kind],
  next: ({ task, isShipped }, now) => (task ? next(task, isShipped, now) : ''),
  ended: ({ status, isShipped }) => (status === 'refunded' ? 'Remboursée' : isShipped ? 'Expédiée' : 'Payée'),
  sum: (bottles, yen) => `${counted(bottles, 'bouteille')}, ${inYen(yen)}`,
  timeLeft: (dueAt, now) =>
    dueAt < now
      ? `${counted(hours(now - dueAt), 'heure')} de retard`
      : `reste ${hours(dueAt - now)} heures sur ${dispatchHours}`,
};

export const orderCopy: Words<'orderCopy'> = {
  loading: 'Chargement de la commande…',
  notLoaded: 'La commande n’a pas pu être chargée.',
  back: 'Toutes les commandes',
  retry: 'Réessayer',
  paidAt: (when) => `payée ${when}`,
  orderedAt: (when) => `passée ${when}`,
  gauge: ['payée', `expédition sous ${dispatchHours} heures`],
  columns: ['Bouteille', 'Nombre', 'Yens'],
  shipping: (zone) => (zone === undefined ? 'Livraison' : `Livraison, ${zones[zone]}`),
  free: 'offerte',
  unknown: 'pas encore choisie',
  paid: 'Payé',
  toPay: 'À payer',
  address: 'Comme sur le colis',
  noAddress: 'Stripe n’a transmis aucune adresse.',
  erased: 'Les données du client ont été effacées.',
  stripe: 'Ouvrir le paiement chez Stripe',
  slip: 'Bon de livraison',

  advice: {
    disputed: 'N’expédiez pas. La commande pourra partir si la banque nous donne raison.',
    disputedShipped: 'Joignez le numéro du colis à la réponse à la banque.',
    'dispute-lost':
      'N’expédiez pas. Clôturez la commande : les bouteilles retournent au stock, rien n’est payé et aucun message n’est envoyé.',
    'refund-failed':
      'Stripe n’a pas pu rendre l’argent et ne réessaie pas. Voyez là-bas pourquoi, remboursez chez Stripe ou par virement, puis interrogez à nouveau Stripe ici.',
    'refund-due':
      'Le remboursement est décidé, Stripe ne l’a pas encore fait : nouvel essai toutes les quelques minutes. Le client reçoit un message une fois remboursé.',
    'no-address': 'Écrivez au client pour avoir l’adresse, ou remboursez la commande.',
    address:
      'L’adresse n’est pas dans la zone dont la livraison a été payée, ou sa préfecture n’est pas claire. Écrivez au client ; puis expédiez à nos frais, ou remboursez.',
    stuck: 'Stripe n’a pas dit si la commande est payée. Regardez le paiement là-bas.',
    paying: 'Le client est sur la page de paiement. Les bouteilles lui sont réservées jusqu’à sa fermeture.',
  },
  dispute: describeDispute,

  tracking: 'Numéro de suivi',
  trackingHint: 'Tel qu’il est sur le colis. Le client le reçoit par e-mail.',
  ship: 'Expédiée, envoyer le message',
  shipAnyway: 'Expédiée malgré tout, envoyer le message',
  recording: 'Enregistrement…',
  shipped: (number) => `Expédiée : colis ${number}. Le message au client est en route.`,

  parcel: (number) => `Colis ${number}`,
  correct: 'Corriger le numéro',
  correctTo: 'Le bon numéro',
  sameNumber: 'C’est le numéro que le client a déjà.',
  sendCorrection: 'Corriger, envoyer le message',
  keepNumber: 'Garder l’ancien numéro',
  corrected: (number) =>
    `Le colis porte désormais le numéro ${number}. Un second message au client est en route.`,

  refund: (yen) => `Rembourser ${inYen(yen)}`,
  asks: 'demande votre clé d’accès',
  askAgain: 'Interroger à nouveau Stripe',
  close: 'Clôturer la commande',
  confirm: {
    refund: {
      title: (yen) => `Rembourser ${inYen(yen)} ?`,
      text: 'La somme entière retourne sur la carte, une seule fois. Les bouteilles retournent au stock, et le client reçoit un message.',
      shipped: 'Le colis est parti : ses bouteilles restent vendues.',
      yes: (yen) => `Rembourser ${inYen(yen)}`,
      busy: 'Remboursement…',
    },
    again: {
      title: 'Interroger à nouveau Stripe ?',
      text: 'Si le remboursement a été fait là-bas, il est noté ici et le client reçoit le message. Rien n’est payé deux fois.',
      yes: 'Interroger Stripe',
      busy: 'Interrogation…',
    },
    close: {
      title: 'Clôturer cette commande ?',
      text: 'La banque a remboursé le client. Les bouteilles retournent au stock. Rien n’est payé, et aucun message n’est envoyé.',
      yes: 'Clôturer la commande',
      busy: 'Clôture…',
    },
    what: 'Rendre de l’argent demande',
  },
  refunded: 'Remboursée. Les messages sont en route.',
  refundDue: 'C’est décidé. Stripe ne l’a pas encore fait ; de nouveaux essais suivent d’eux-mêmes.',
  refundFailed: 'Stripe n’a pas pu rembourser, et ne réessaie pas.',
  closed: 'Clôturée. Les bouteilles sont de nouveau en stock.',
  refused: (reason, kind) => (kind === 'order-changed' ? reason : `Rien n’a été modifié. ${reason}`),
  lost: 'Aucune réponse n’est arrivée : c’est peut-être fait. Appuyez à nouveau : cela ne compte qu’une fois.',

  history: 'Historique',
  former: 'une personne qui a quitté l’équipe',
  commandLine: 'en ligne de commande',
  by: {
    customer: 'client',
    shop: 'vérifié automatiquement',
    stripe: 'Stripe',
    bank: 'la banque du client',
  },
  describeEntry: (entry, bottles, yen) => describeEntry(entry, bottles, yen),
};

function describeEntry(entry: OrderHistoryEntry, bottles: number, yen: number): readonly [string, string] {
  switch (entry.kind) {
    case 'held':
      return [counted(bottles, 'bouteille'), bottles < 2 ? 'mise de côté' : 'mises de côté'];
    case 'paid':
      return ['Paiement', `${inYen(yen)} par carte`];
    case 'address':
      return [
        'Adresse',
        entry.agrees ? 'conforme à la livraison' : 'hors de la zone dont la livraison a été payée',
      ];
    case 'shipped':
      return ['Expédition', `colis ${entry.trackingNumber}`];
    case 'renumbered':
      return ['Numéro', `${entry.trackingNumber} au lieu de ${entry.earlierNumber}`];
    case 'refund-decided':
      return ['Remboursement', 'décidé'];
    case 'refunded':
      return ['Remboursement', refundedBecause[entry.reason ?? 'by-house']];
    case 'refund-failed':
      return ['Remboursement', 'échoué'];
    case 'closed':
      return ['Clôture', 'après un litige perdu'];
    case 'dispute-opened':
      return ['Litige', `sur ${inYen(entry.dispute.yen)} : ${reasonOf(entry.dispute.reason)}`];
    case 'dispute-withdrawn':
      return ['Retenu', `${inYen(entry.dispute.yen)} jusqu’à la décision`];
    case 'dispute-reinstated':
      return ['Rendu', inYen(entry.dispute.yen)];
    case 'dispute-decided':
      return ['Litige', decided[entry.dispute.status] ?? entry.dispute.status];
  }
}

const refundedBecause = {
  'by-house': 'total',
  'out-of-stock': 'total : plus de bouteilles',
  'at-provider': 'chez Stripe',
} as const;

const decided: Readonly<Record<string, string>> = {
  won: 'en notre faveur',
  lost: 'en faveur du client',
  prevented: 'réglé par Stripe',
  warning_closed: 'abandonné',
};
