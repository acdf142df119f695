import { startLabel } from '#shared/booking/messages/slot-words.ts';
import type { StartTime } from '#shared/booking/slots.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import { formatDate } from '#shared/values/written-time.ts';
import type { ChosenSlot } from './form/booking-form.ts';

/** Makes the spaces of a text non-breaking. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** A start within a sentence: it does not break before AM or PM. */
export const unbrokenStart = (time: StartTime): string => unbroken(startLabel(time));

/** "Tuesday 24 November": day and month stay together. */
export const unbrokenDay = (date: CalendarDate): string =>
  formatDate(date, { weekday: 'long', day: 'numeric', month: 'long' }).replace(/ (?=\S+$)/, '\u00a0');

/** "2:00 PM, Tue 24 Nov": breaks between time and day, and nowhere else. */
export const unbrokenMoment = ({ slot, date }: ChosenSlot): string =>
  `${unbrokenStart(slot.time)}, ${unbroken(formatDate(date, { weekday: 'short', day: 'numeric', month: 'short' }))}`;
