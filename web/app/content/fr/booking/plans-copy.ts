import type { plansCopy as english } from '#app/content/booking/plans-copy.ts';
import type { Translated } from '#app/content/translated.ts';

export const plansCopy: Translated<typeof english> = {
  plansChanged: 'Un empêchement ?',
  cancelLead:
    'Modification et annulation gratuites jusqu’au début de la visite. Cette page est la clé de votre réservation : gardez-en le lien pour vous.',
  started: 'Cette visite a commencé : elle ne peut plus être modifiée ni annulée ici.',
  cancel: 'Annuler cette réservation',
  dialogTitle: 'Annuler cette réservation ?',
  at: (day, time) => `${day}, ${time}`,
  keep: 'Garder la réservation',
  cancelNow: 'Annuler la réservation',
  cancelling: 'Annulation…',
  email: 'Adresse e‑mail de la réservation',
  emailReason:
    'Beaucoup de réservations viennent d’être annulées depuis votre connexion. Confirmez la vôtre avec son adresse e‑mail.',

  change: 'Modifier la réservation',
  opening: 'Ouverture…',
  loadAgain: 'Recharger',
};
