export const trackingNumberRule: string =
  'Un numéro de suivi compte de 6 à 40 lettres, chiffres et traits d’union.';
