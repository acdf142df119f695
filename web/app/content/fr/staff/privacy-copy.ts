import type * as english from '#app/content/staff/privacy-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { retentionYears } from '#shared/limits/retention.ts';
import { countRecords } from '#shared/staff/personal-records.ts';
import { formatTally, privacyMessages } from '#shared/staff/privacy-messages.ts';
import { capitalised } from '#shared/values/capitalised.ts';
import { counted } from '#shared/values/counted.ts';
import { dateOf } from '#shared/values/port-vila-time.ts';
import { inWords } from '#shared/values/written-number.ts';
import { formatDate } from '#shared/values/written-time.ts';

const records = (count: number): string => counted(count, 'fiche');

export const privacyCopy: Translated<typeof english.privacyCopy> = {
  title: 'Confidentialité',
  lead: 'Quand quelqu’un demande ses données, ou leur effacement.',
  verify:
    'Assurez-vous d’abord de l’identité : répondez à l’adresse elle-même, et demandez une réservation ou une commande que la personne seule connaît.',
  who: 'Adresse e-mail, téléphone ou référence de réservation',
  find: 'Chercher',
  finding: 'Recherche…',
  asks: 'demande votre clé d’accès',
  findWhat: 'Consulter les données d’une personne demande',

  nothing: privacyMessages.nothing,
  found: (count) => `${records(count)} en tout`,
  foundBy: (who) => `pour ${who}`,
  another: 'Autre personne',
  kinds: {
    booking: 'Réservation',
    'former-address': 'Ancienne adresse d’une réservation',
    order: 'Commande du Japon',
    'reference-request': 'Demande de références',
    enquiry: 'Demande',
    operator: 'Prestataire',
  },
  cancelled: 'annulée',
  stays: (why) => `Conservée. ${capitalised(why)}`,
  erasing: (what) => `En cas d’effacement : ${what}`,
  choose:
    'Les numéros de deux pays peuvent finir pareil. Cochez ce qui est à cette personne : cela seul est remis ou effacé.',
  number: (number) => `Numéro : ${number}`,
  earlier: 'Déjà fait pour cette personne',

  export: 'Enregistrer dans un fichier',
  exporting: 'Export…',
  exportWhat: 'Remettre les données d’une personne demande',
  exported: (count) =>
    `${records(count)}. Enregistrez le fichier, envoyez-le à la personne, puis supprimez votre copie.`,
  save: 'Enregistrer le fichier',
  fileName: 'donnees.json',

  erase: (count) => `Effacer ${records(count)}`,
  eraseWhat: 'Effacer les données d’une personne demande',
  confirm: {
    title: (count) => `Effacer ${records(count)} ?`,
    text: 'Noms, adresses, numéros et textes saisis disparaissent pour toujours. Visites, bouteilles et sommes restent pour la comptabilité, sans nom.',
    stay: (count) =>
      `${records(count)} encore utile${count < 2 ? '' : 's'} : conservé${count < 2 ? 'e' : 'es'}.`,
    agree: 'L’identité de la personne est vérifiée',
    disagreed: 'Confirmez que l’identité de la personne est vérifiée.',
    yes: 'Effacer pour toujours',
    busy: 'Effacement…',
  },
  erased: (erased, stayed) => {
    const left = countRecords(stayed);
    const rest = left === 0 ? '' : ` Il en reste ${left} : réglez ces cas, puis cherchez à nouveau.`;
    return `Effacement : ${records(countRecords(erased))}.${rest} ${privacyMessages.notCovered}`;
  },
  refused: (reason, kind) => (kind === 'records-changed' ? reason : `Rien n’a été fait. ${reason}`),
  lost: 'Aucune réponse n’est arrivée : une partie est peut-être faite. Appuyez à nouveau : cela reprend où cela s’est arrêté.',

  trail: 'Ce qui a été fait',
  trailHint: `Gardé ${inWords(retentionYears.privacyTrail)} ans, sans nom ni adresse. Un même signe désigne la même personne.`,
  noTrail: 'Rien n’a encore été exporté ni effacé.',
  loading: 'Chargement…',
  notLoaded: 'Ce qui a été fait n’a pas pu être chargé.',
  retry: 'Réessayer',
  action: { export: 'Export', erase: 'Effacement' },
  tally: formatTally,
  stayed: (tally) => `Resté : ${formatTally(tally)}`,
  cutOff: 'Inachevé : cherchez à nouveau la personne, et effacez ce qui reste.',
  mark: (whom) => `marque ${whom.slice(0, 6)}`,
  day: (seconds) =>
    formatDate(dateOf(new Date(seconds * 1000)), { day: 'numeric', month: 'short', year: 'numeric' }),
  visit: (date) => formatDate(date, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
  former: 'une personne qui a quitté l’équipe',
  commandLine: 'en ligne de commande',
};
