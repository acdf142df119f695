import type { Translated } from '#app/content/translated.ts';
import { retentionDays } from '#shared/limits/retention.ts';
import { personalKinds } from '#shared/staff/personal-records.ts';
import type * as english from '#shared/staff/privacy-messages.ts';
import { counted } from '#shared/values/counted.ts';

type Words<Name extends keyof typeof english> = Translated<(typeof english)[Name]>;

export const erasureEffects: Words<'erasureEffects'> = {
  booking: 'nom, adresse, téléphone et notes disparaissent, la visite et les paiements restent',
  'former-address': 'l’adresse disparaît, la réservation reste à son participant',
  order: 'les adresses disparaissent, bouteilles et sommes restent',
  'reference-request': 'l’adresse disparaît',
  enquiry: 'tout ce qui a été saisi et noté disparaît',
  operator: 'tout ce qui a été saisi disparaît',
};

export const retentionReasons: Words<'retentionReasons'> = {
  'to-come': 'la visite est à venir ; annulez-la d’abord',
  'being-paid': 'son paiement est en cours : attendez la fin',
  disputed: 'une banque conteste son paiement : attendez sa décision',
  'to-be-shipped': 'elle est payée mais pas expédiée : expédiez-la ou remboursez-la d’abord',
  'being-refunded': 'son remboursement est en cours : attendez la fin',
  'has-access': 'un accès est ouvert : mettez-y fin d’abord',
};

const names: Readonly<Record<(typeof personalKinds)[number], readonly [one: string, several: string]>> = {
  booking: ['réservation', 'réservations'],
  'former-address': ['ancienne adresse', 'anciennes adresses'],
  order: ['commande', 'commandes'],
  'reference-request': ['demande de références', 'demandes de références'],
  enquiry: ['demande', 'demandes'],
  operator: ['prestataire', 'prestataires'],
};

export const formatTally: Words<'formatTally'> = (tally) =>
  personalKinds
    .flatMap((kind) => {
      const count = tally[kind] ?? 0;
      const [one, several] = names[kind];
      return count === 0 ? [] : [counted(count, one, several)];
    })
    .join(', ') || 'rien';

export const privacyMessages: Words<'privacyMessages'> = {
  whoProblem: 'Indiquez une adresse e-mail, un téléphone ou une référence de réservation.',
  nothing: 'Rien n’est enregistré sous cette adresse, ce numéro ou cette référence.',
  notCovered: `Les messageries, Stripe, la liste des adresses en échec du service d’e-mail et les sauvegardes de ${retentionDays.backups} jours ne sont pas concernés.`,
  changed:
    'Les données ont changé depuis leur affichage. Rien n’a été effacé. Regardez l’état actuel, puis décidez.',
  keyReused: 'Cette saisie a déjà servi pour autre chose. Rien n’a été fait. Rechargez la page.',
};
