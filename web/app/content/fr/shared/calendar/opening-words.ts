import type { openingWords as english } from '../../../../../../shared/calendar/opening-words.ts';
import { hourLabel, timeLabel, writeDate } from '../../../../../../shared/values/written-time.ts';
import type { Translated } from '../../../translated.ts';

export const openingWords: Translated<typeof english> = {
  openUntil: (minutes) => `jusqu’à ${timeLabel(minutes)} aujourd’hui`,
  opensToday: (minutes) => `Ouverture aujourd’hui à ${hourLabel(minutes)}.`,
  reopensMonday: 'Réouverture lundi à 8 h.',
  opensTomorrowSaturday: (minutes) => `Demain samedi, ouverture à ${hourLabel(minutes)}.`,
  reopensTomorrow: (minutes) => `Réouverture demain à ${hourLabel(minutes)}.`,
  reopensOn: (date, minutes) =>
    `Réouverture le ${writeDate(date, { weekday: 'long', day: 'numeric', month: 'long' })} à ${hourLabel(minutes)}.`,
  closedForNow: 'Nous sommes fermés jusqu’à nouvel ordre.',
};
