import type * as english from '../../../../../../shared/values/written-time.ts';
import { writeDate as write } from '../../../../../../shared/values/written-time.ts';

type Same<Name extends keyof typeof english> = (typeof english)[Name];

export const portVilaTimeNote = 'heure de Port-Vila (UTC+11)';

const shortNames: Readonly<Record<string, string>> = {
  janvier: 'janv.',
  avril: 'avr.',
  février: 'févr.',
  juillet: 'juil.',
  septembre: 'sept.',
  octobre: 'oct.',
  novembre: 'nov.',
  décembre: 'déc.',
};

const names: Parameters<Same<'writeDate'>>[2] = {
  weekdays: 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' '),
  months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  short: (name) =>
    shortNames[name] ?? (name.endsWith('di') || name === 'dimanche' ? `${name.slice(0, 3)}.` : name),
};

/** `1er` for the first of a month. */
export const writeDate: Same<'writeDate'> = (date, parts, own = names) =>
  write(date, parts, own).replace(/(^| )1(?= )/, '$11er');

export const timeLabel: Same<'timeLabel'> = (minutes) => {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}\u00a0h${rest === 0 ? '' : `\u00a0${String(rest).padStart(2, '0')}`}`;
};

export const hourLabel: Same<'hourLabel'> = timeLabel;
