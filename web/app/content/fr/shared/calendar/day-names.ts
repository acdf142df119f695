import type * as english from '../../../../../../shared/calendar/day-names.ts';

/** As in the government's list of public holidays; 21 February is in English there. */
const names: Readonly<Record<string, string>> = {
  "New Year's Day": 'Nouvel An',
  'Father Walter Lini Day': 'Journée du père Walter Lini',
  "Custom Chiefs' Day": 'Fête des chefs coutumiers',
  'Good Friday': 'Vendredi saint',
  'Easter Monday': 'Lundi de Pâques',
  'Labour Day': 'Fête du Travail',
  'Ascension Day': 'Ascension',
  "Children's Day": 'Journée mondiale des enfants',
  'Independence Day': 'Jour de l’Indépendance',
  'Assumption Day': 'Assomption',
  'Constitution Day': 'Fête de la Constitution',
  'National Unity Day': 'Fête de l’Unité',
  'Christmas Day': 'Noël',
  'Family Day': 'Fête de la famille',
  'Community event': 'Événement local',
  'Private event': 'Événement privé',
  'Islands Night': 'Nuit des îles',
  'Islands Night, Halloween edition': 'Nuit des îles, édition Halloween',
};

const observed = /, observed$/;

export const dayName: (typeof english)['dayName'] = (name) => {
  const french = names[name.replace(observed, '')];
  if (french === undefined) return name;
  return observed.test(name) ? `${french} (férié reporté)` : french;
};

const parts: Readonly<Record<string, string>> = {
  'Monday to Friday': 'Du lundi au vendredi',
  Saturday: 'Samedi',
  Sunday: 'Dimanche',
};

export const weekPart: (typeof english)['weekPart'] = (days) => parts[days] ?? days;
