import type * as english from '#shared/booking/messages/slot-words.ts';
import { minutesOfStart } from '#shared/booking/slots.ts';
import { tours } from '#shared/booking/tours.ts';
import { lengthLabel } from '#shared/values/written-span.ts';
import { timeLabel } from '#shared/values/written-time.ts';

type SameType<Name extends keyof typeof english> = (typeof english)[Name];

const names: Readonly<Record<Parameters<SameType<'tourName'>>[0], string>> = {
  'Tour and Tasting': 'Visite et dégustation',
  'Cellar Door Tasting': 'Dégustation au chai',
};

export const tourName: SameType<'tourName'> = (type) => names[type];

export const startLabel: SameType<'startLabel'> = (time) => timeLabel(minutesOfStart(time));

export const languageLabel: SameType<'languageLabel'> = (language) =>
  language === 'French' ? 'Français' : 'Anglais';

export const languageName: SameType<'languageName'> = (language) => languageLabel(language).toLowerCase();

export const durationLabel: SameType<'durationLabel'> = (type) =>
  `${lengthLabel(tours[type].minutes)} environ`;

export const availabilityLabels: SameType<'availabilityLabels'> = {
  ok: 'Disponible',
  some: 'Quelques places',
  few: 'Dernières places',
  no: 'Indisponible',
};

export const inLanguage: SameType<'inLanguage'> = (language) => `En ${languageName(language)}`;

export const availableIn: SameType<'availableIn'> = (languages) =>
  languages.length === 1 && languages[0] === 'English'
    ? 'En anglais uniquement'
    : languages
        .map((language, index) => (index === 0 ? inLanguage(language) : `en ${languageName(language)}`))
        .join(' ou ');
