import type * as english from '#app/content/staff/numbers-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { startLabel } from '#shared/booking/messages/slot-words.ts';
import type { Figures } from '#shared/numbers/figures.ts';
import { leadTimes } from '#shared/numbers/lead-time.ts';
import { counted } from '#shared/values/counted.ts';
import { formatFigure } from '#shared/values/written-amount.ts';
import { inWords } from '#shared/values/written-number.ts';
import { formatDate } from '#shared/values/written-time.ts';

const figure = formatFigure;
const several = (count: number, one: string): string => `${figure(count)} ${count < 2 ? one : `${one}s`}`;
const adults = (count: number): string => several(count, 'adulte');
const parties = (count: number): string => several(count, 'groupe');
const times = (count: number): string => `${figure(count)} fois`;
const ofAll = (count: number, all: number): string => (count < all ? `dont ${figure(count)}` : 'toutes');
const shipDays = (count: number): string =>
  count === 1 ? 'le jour d’escale' : `lors de ${inWords(count)} jours d’escale`;
const nobody = 'Aucune réservation sur cette période.';

const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const short = { day: 'numeric', month: 'short' } as const;
const dayOfYear = { day: 'numeric', month: 'long' } as const;
const whole = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const files: Readonly<Record<string, string>> = {
  guests: 'participants',
  sums: 'sommes',
  languages: 'langues',
  sources: 'origines',
  'no-shows': 'absences',
  'lead-time': 'jours-d-avance',
  refused: 'francais-refuse',
};
const kinds = { day: 'jour', week: 'semaine', month: 'mois' } as const;

export const numbersCopy: Translated<typeof english.numbersCopy> = {
  choose: 'Question',
  by: 'Par jour, semaine ou mois',
  kinds: { day: 'Jour', week: 'Semaine', month: 'Mois' },
  earlier: 'Avant',
  later: 'Après',
  questions: {
    guests: 'Participants',
    sums: 'Sommes',
    languages: 'Langues',
    sources: 'Origines',
    'no-shows': 'Absences',
    'lead-time': 'Jours d’avance',
    refused: 'Français refusé',
  },
  titles: {
    guests: 'Participants',
    sums: 'Sommes',
    languages: 'Langues',
    sources: 'Origine des réservations',
    'no-shows': 'Absences et annulations',
    'lead-time': 'Jours entre réservation et visite',
    refused: 'Français refusé',
  },
  title: (question, kind, isWhole) => (isWhole ? question : `${question} par ${kinds[kind]}`),
  time: ({ first, last }) =>
    `${formatDate(first, first.slice(0, 4) === last.slice(0, 4) ? dayOfYear : whole)} – ${formatDate(last, whole)}`,
  period: ({ first, last }, kind) =>
    kind === 'day'
      ? formatDate(first, day)
      : kind === 'week'
        ? `${formatDate(first, short)} – ${formatDate(last, short)}`
        : formatDate(first, { month: 'short', year: 'numeric' }),
  ships: (days, kind) => (days === 0 ? '' : kind === 'day' ? 'au port' : counted(days, 'jour')),
  ship: 'Paquebot',
  closed: 'fermé',
  noRecord: 'rien de noté',
  all: 'Total',
  loading: 'Calcul…',
  notLoaded: 'Les chiffres n’ont pas pu être calculés. Rien n’a été modifié.',
  retry: 'Réessayer',
  table: 'Les mêmes chiffres en tableau',
  csv: 'CSV',
  csvLabel: (table) => `Enregistrer en CSV : ${table}`,
  csvName: (question, kind, { first, last }) => `${files[question]}-par-${kinds[kind]}-${first}-${last}`,
  csvColumns: {
    from: 'à partir du',
    ship: 'paquebot',
    note: 'remarque',
    starts: ['date', 'créneau', 'visite', 'langue demandée', 'refus', 'adultes'],
  },
  booked: 'Réservé avant la visite',
  leadTimes: [
    ['Jour', 'même'],
    ['1', 'jour'],
    ['2–3', 'jours'],
    ['4–7', 'jours'],
    ['8–14', 'jours'],
    ['15–30', 'jours'],
    ['31+', 'jours'],
  ],
  leadTimeNames: leadTimes.map(({ from }, index) => {
    const next = leadTimes[index + 1]?.from;
    if (from === 0) return 'Le jour même';
    if (next === undefined) return `${from} jours et plus`;
    return next - from === 1 ? counted(from, 'jour') : `${from} à ${next - 1} jours`;
  }),
  columns: {
    parties: 'Groupes',
    booked: 'Adultes inscrits',
    came: 'Venus',
    taken: 'Encaissé',
    English: 'Anglais',
    French: 'Français',
    web: 'Site',
    operator: 'Prestataires',
    phone: 'Téléphone',
    walkIn: 'Sans réservation',
    noShow: 'Absences',
    cancelled: 'Adultes annulés',
    cancelledParties: 'Groupes annulés',
    closedParties: 'Dont par fermeture',
    frenchRefused: 'Français refusé',
    frenchAdults: 'Adultes',
    englishRefused: 'Anglais refusé',
    englishAdults: 'Adultes, anglais',
  },
  units: { adults: 'adultes', parties: 'groupes', vuv: 'VUV', times: 'refus' },
  legend: {
    ship: 'paquebot au port',
    noShip: 'sans paquebot',
    low: 'réservé, arrivée non notée',
    mark: (unit, name) =>
      unit === 1
        ? `une graduation : 1 sur l’échelle des ${name}`
        : `une graduation : ${figure(unit)} ${name}`,
  },
  plot: ({ name, time, unit, total, peak }) =>
    `${name}, ${time} : ${figure(total)} ${unit} en tout${peak ? `, maximum ${peak.label}, ${figure(peak.value)}` : ''}. Le tableau contient les mêmes chiffres.`,
  sentences: {
    guests: (all, ofShips, ships) =>
      all.booked === 0
        ? nobody
        : `${several(all.booked, 'personne')} sur réservation${ships === 0 ? '' : `, ${ofAll(ofShips.booked, all.booked)} ${shipDays(ships)}`}. Arrivées notées : ${figure(all.came)}.`,
    sums: ({ vatu }) => {
      const { 'cash-vuv': cash, 'cash-aud': aud } = vatu;
      const taken = cash + aud + vatu.card;
      const other = vatu['operator-account'] + vatu.complimentary;
      if (taken + other === 0) return 'Aucun paiement pour les visites de cette période.';
      return `${figure(taken)} VUV encaissés, dont ${figure(cash)} en espèces${aud === 0 ? '' : ` et ${figure(aud)} en AUD`}. ${figure(other)} VUV sans argent à l’entrée : comptes des prestataires et visites offertes.`;
    },
    languages: ({ languages, booked }) =>
      booked === 0 ? nobody : `En français : ${figure(languages.French)} sur ${adults(booked)}.`,
    sources: ({ sources, booked }) =>
      booked === 0
        ? nobody
        : `Sur ${adults(booked)} : ${figure(sources.web)} par le site, ${figure(sources.operator)} par les prestataires, ${figure(sources.phone)} par téléphone et ${figure(sources['walk-in'])} sans réservation.`,
    'no-shows': (all) =>
      `Absences notées : ${figure(all.noShow)} sur ${adults(all.booked)}. Annulations : ${parties(all.cancelledParties)}, dont ${figure(all.closedParties)} pour cause de fermeture.`,
    'lead-time': ({ leadTimes, parties: count }) =>
      count === 0
        ? nobody
        : `${figure((leadTimes[0] ?? 0) + (leadTimes[1] ?? 0))} sur ${parties(count)} : réservation le jour de la visite ou la veille.`,
    refused: (all, ofShips) => {
      const french = (figures: Figures) =>
        figures.refusals.reduce((sum, one) => sum + (one.language === 'French' ? one.times : 0), 0);
      return french(all) === 0
        ? 'Le français n’a pas été refusé sur cette période.'
        : `Le français a été demandé et refusé ${times(french(all))}, dont ${figure(french(ofShips))} les jours d’escale.`;
    },
  },
  hints: {
    guests:
      'Adultes des réservations non annulées. Ceux dont l’arrivée n’est pas notée sont peut-être venus.',
    sums: 'Par jour de visite, en vatu. La clôture de la caisse (Z) suit l’heure du paiement. Ce que les prestataires paient pour leurs réservations figure dans leurs relevés mensuels, pas ici.',
    languages: 'Adultes selon la langue de leur visite.',
    sources: 'Adultes selon l’origine de leur réservation.',
    'no-shows': 'Une annulation compte le jour prévu de la visite.',
    'lead-time': 'Groupes selon le nombre de jours entre la réservation et la visite.',
    refused:
      'Compté quand une réservation sur le site a été refusée parce que le créneau avait lieu dans l’autre langue, une fois par formulaire. Ceux qui l’ont vu sans essayer n’y sont pas.',
  },
  starts: {
    title: 'Créneaux qui auraient pu se remplir',
    first: 'Créneau',
    asked: 'Demandé',
    times: 'Fois',
    adults: 'Adultes',
    none: 'Aucun créneau n’a été refusé pour sa langue.',
    more: (count) => `${counted(count, 'autre créneau', 'autres créneaux')} dans le CSV.`,
    start: (date, time) =>
      `${formatDate(date, day)}, ${startLabel(time as Parameters<typeof startLabel>[0])}`,
    tours: { 'Tour and Tasting': 'visite', 'Cellar Door Tasting': 'dégustation' },
    csvName: ({ first, last }) => `creneaux-refuses-${first}-${last}`,
  },
};
