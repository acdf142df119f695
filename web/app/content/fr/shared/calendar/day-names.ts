import type { Translated } from '#app/content/translated.ts';
import * as english from '#shared/calendar/day-names.ts';

type SameType<Name extends keyof typeof english> = Translated<(typeof english)[Name]>;

/** As in the government's list of public holidays; 21 February is in English there. */
export const fixedHolidays: SameType<'fixedHolidays'> = {
  '01-01': 'Nouvel An',
  '02-21': 'Journée du père Walter Lini',
  '03-05': 'Fête des chefs coutumiers',
  '05-01': 'Fête du Travail',
  '07-24': 'Journée mondiale des enfants',
  '07-30': 'Jour de l’Indépendance',
  '08-15': 'Assomption',
  '10-05': 'Fête de la Constitution',
  '11-29': 'Fête de l’Unité',
  '12-25': 'Noël',
  '12-26': 'Fête de la famille',
};

export const movableHolidays: SameType<'movableHolidays'> = {
  '-2': 'Vendredi saint',
  1: 'Lundi de Pâques',
  39: 'Ascension',
};

export const observed: SameType<'observed'> = (holiday) => `${holiday} (férié reporté)`;

function translated(name: string): string | undefined {
  const inEnglish = Object.entries({ ...english.fixedHolidays, ...english.movableHolidays });
  const day = inEnglish.find(([, holiday]) => holiday === name)?.[0];
  const inFrench: Readonly<Record<string, string>> = { ...fixedHolidays, ...movableHolidays };
  return day === undefined ? undefined : inFrench[day];
}

export const holidayName: SameType<'holidayName'> = (name) => {
  const onItsDay = name.replace(english.observed(''), '');
  const holiday = translated(onItsDay);
  if (holiday === undefined) return name;
  return onItsDay === name ? holiday : observed(holiday);
};

export const closures: SameType<'closures'> = {
  '2025-09-13': 'Événement local',
  '2025-10-11': 'Événement privé',
};

export const islandsNight = 'Nuit des îles';

export const halloweenNight = 'Nuit des îles, édition Halloween';
