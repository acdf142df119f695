import type * as english from '#app/content/staff/waiting-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { counted } from '#shared/values/counted.ts';

export const waitingCopy: Translated<typeof english.waitingCopy> = {
  enquiriesMeaning: 'à traiter',
  requestsMeaning: 'à décider',
  differencesMeaning: 'avec un écart',
  officeMeaning: 'en attente',
  ordersMeaning: (disputes) =>
    disputes === 0 ? 'à expédier' : `en attente, dont ${counted(disputes, 'litige')}`,

  title: 'En attente au bureau',
  enquiries: (count) => counted(count, 'nouvelle demande', 'nouvelles demandes'),
  requests: (count) => counted(count, 'demande de prestataire', 'demandes de prestataires'),
  orders: (count) => `${counted(count, 'commande')} à expédier`,
  disputes: (count) => counted(count, 'litige'),
  differences: (count) => `${counted(count, 'rapport du jour', 'rapports du jour')} avec un écart`,
};
