import { expect, it } from 'vitest';
import { frenchTime } from '../visits/french-dates.ts';
import { typedTime } from './typed-time.ts';
import { timeLabel } from './written-time.ts';

it.each([
  ['3 PM', 900],
  ['3:00 PM', 900],
  ['3:05pm', 905],
  ['8.30 a.m.', 510],
  ['12 AM', 0],
  ['12:30 PM', 750],
  ['15:00', 900],
  ['8.05', 485],
  [' 08:30 ', 510],
  ['0:00', 0],
  ['23:59', 1439],
  ['15 h', 900],
  ['15 h 30', 930],
  ['15h30', 930],
  ['8 H', 480],
])('typedTime reads "%s" as minute %i of the day', (text, minutes) => {
  expect(typedTime(text)).toBe(minutes);
});

it.each(['', 'noon', '3', '15', '25:00', '24 h', '15:60', '15:5', '13 PM', '0 AM', '15 h PM', '15:00:00'])(
  'typedTime does not accept "%s" as a time',
  (text) => {
    expect(typedTime(text)).toBeUndefined();
  },
);

it('typedTime accepts every time as the console displays it, in both languages', () => {
  for (let minutes = 0; minutes < 24 * 60; minutes += 1)
    expect([typedTime(timeLabel(minutes)), typedTime(frenchTime(minutes))]).toEqual([minutes, minutes]);
});
