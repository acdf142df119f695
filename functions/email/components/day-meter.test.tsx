import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DayMeter } from './day-meter.tsx';

const html = renderToStaticMarkup(
  <DayMeter fromMinutes={14 * 60} minutes={60} hour={(hour) => `${hour} o’clock`} />,
);

it('the day meter of an email labels every second hour in columns of equal width, so that labels do not overlap on phones', () => {
  const labels = [...html.matchAll(/<td width="(\d+)%"[^>]*>(\d+) o’clock/g)];
  expect(labels.map(([, , hour]) => Number(hour))).toEqual([8, 10, 12, 14, 16]);
  expect(labels.map(([, width]) => Number(width))).toEqual([20, 20, 20, 20, 20]);
});

it('the day meter of an email colours the four cells that cover a visit of one hour', () => {
  expect(html.match(/background-color/g)).toHaveLength(4);
});
