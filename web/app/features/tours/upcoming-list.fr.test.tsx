import { expect, it } from 'vitest';
import { calendarCells } from '#app/booking/calendar/calendar-cells.ts';
import { calendarCopy } from '#app/content/booking/calendar-copy.ts';
import { upcomingEvents } from '#app/content/structured-data/tours.ts';
import { renderStatic } from '#app/ui/render.testing.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { UpcomingList } from './upcoming-list.tsx';

const now = new Date('2026-11-21T09:00:00+11:00');
const date = calendarDateFrom('2026-11-27');
const hours = { fromMinutes: 1020, untilMinutes: 1410 };
const editsWith = (evening: { name: string; nameFrench?: string }) => [
  { date, evening: { ...evening, ...hours } },
];
const listWith = (evening: { name: string; nameFrench?: string }) =>
  renderStatic(<UpcomingList now={now} calendar={{ closedDays: [], edits: editsWith(evening) }} />);

const harvest = { name: 'Harvest Night', nameFrench: 'Nuit de la récolte' };

it('an evening event has the French name that managers gave it, and its hours', () => {
  const { text, html } = listWith(harvest);
  expect(text).toContain(
    '27 nov. vendredi Nuit de la récolte Entrée libre, de 17 h à 23 h 30, heure de Port‑Vila',
  );
  expect(text).not.toContain('Harvest');
  expect(html).not.toContain('lang="en"');
});

it('an evening event without a French name has its English one, marked as English', () => {
  const { html, text } = listWith({ name: 'Harvest Night' });
  expect(text).toContain('Harvest Night Entrée libre');
  expect(html).toContain('<span lang="en">Harvest Night</span>');
});

it('the calendar and the data for search engines have the French name of an evening event', () => {
  const days = calendarCells({
    month: '2026-11',
    now,
    closedDays: [],
    selected: undefined,
    edits: editsWith(harvest),
  });
  const day = days.flat().find((each) => each?.date === date);
  expect(day?.note).toBe('Nuit de la récolte');
  expect(day?.name.replace(/[\u00a0\u202f]/g, ' ')).toContain(
    'soirée Nuit de la récolte, entrée libre, de 17 h à 23 h 30',
  );
  expect(upcomingEvents(now, editsWith(harvest)).map(({ name }) => name)).toContain('Nuit de la récolte');
});

it('the reason for a closed day is marked as English if staff gave it in English only', () => {
  const closedDays = [
    { date: calendarDateFrom('2026-12-10'), name: 'Repairs', isNamedInEnglish: true as const },
    { date: calendarDateFrom('2026-12-25'), name: 'Noël' },
  ];
  const { html } = renderStatic(<UpcomingList now={now} calendar={{ closedDays, edits: [] }} />);
  expect(html).toContain('<span lang="en">Repairs</span>');
  expect(html).toContain('<span>Noël</span>');
});

it('a cell of the calendar has the short French name of a holiday, and the full French name of Labour Day', () => {
  const shortNames = [
    'Jour de l’Indépendance',
    'Fête de la Constitution (férié reporté)',
    'Fête du Travail',
  ].map(calendarCopy.day.shortHoliday);
  expect(shortNames).toEqual(['Indépendance', 'Constitution', 'Fête du Travail']);
});
