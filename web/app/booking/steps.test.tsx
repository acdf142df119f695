import { expect, it } from 'vitest';
import { renderStatic } from '../ui/render.testing.ts';
import { Steps } from './steps.tsx';

const renderSteps = (current: number | undefined) =>
  renderStatic(<Steps current={current} changeAt="/tours?date=2026-11-24" />);

it('the steps of a booking mark the current one, and link to the completed ones', () => {
  const { html, links, text } = renderSteps(1);
  expect(html.match(/aria-current="step"/g)).toHaveLength(1);
  expect(text).toBe('Day and time, done Guests and details Confirmed');
  expect(links).toEqual({ '/tours?date=2026-11-24': 'Day and time' });
});

it('the steps of a booking mark no current step when nothing is being booked', () => {
  const { html, links, text } = renderSteps(undefined);
  expect(html).not.toMatch(/aria-current|class="[^"]*(done|current)/);
  expect(text).toBe('Day and time Guests and details Confirmed');
  expect(links).toEqual({});
});
