import type * as english from '#shared/booking/messages/slot-words.ts';
import { minutesOfStart } from '#shared/booking/slots.ts';
import { tours } from '#shared/booking/tours.ts';
import { lengthLabel } from '#shared/values/written-span.ts';
import { timeLabel } from '#shared/values/written-time.ts';

type Same<Name extends keyof typeof english> = (typeof english)[Name];

const names: Readonly<Record<Parameters<Same<'tourName'>>[0], string>> = {
  'Tour and Tasting': 'Visite et dégustation',
  'Cellar Door Tasting': 'Dégustation au chai',
};

export const tourName: Same<'tourName'> = (type) => names[type];

export const startLabel: Same<'startLabel'> = (time) => timeLabel(minutesOfStart(time));

export const languageLabel: Same<'languageLabel'> = (language) =>
  language === 'French' ? 'Français' : 'Anglais';

export const languageName: Same<'languageName'> = (language) => languageLabel(language).toLowerCase();

export const durationLabel: Same<'durationLabel'> = (type) => `${lengthLabel(tours[type].minutes)} environ`;

export const availabilityLabels: Same<'availabilityLabels'> = {
  ok: 'Disponible',
  some: 'Quelques places',
  few: 'Dernières places',
  no: 'Indisponible',
};

export const inLanguage: Same<'inLanguage'> = (language) => `En ${languageName(language)}`;

export const availableIn: Same<'availableIn'> = (languages) =>
  languages.length === 1 && languages[0] === 'English'
    ? 'En anglais uniquement'
    : languages
        .map((language, index) => (index === 0 ? inLanguage(language) : `en ${languageName(language)}`))
        .join(' ou ');
