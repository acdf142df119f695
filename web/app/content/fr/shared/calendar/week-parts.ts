import type * as english from '#shared/calendar/week-parts.ts';

const parts: Readonly<Record<string, string>> = {
  'Monday to Friday': 'Du lundi au vendredi',
  Saturday: 'Samedi',
  Sunday: 'Dimanche',
};

export const weekPart: (typeof english)['weekPart'] = (days) => parts[days] ?? days;
