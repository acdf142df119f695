import { expect, it } from 'vitest';
import { rendered } from '../ui/drawn.testing.ts';
import { Steps } from './steps.tsx';

const steps = [{ label: 'Day', to: '/tours' }, { label: 'Guests' }, { label: 'Confirmed' }];
const draw = (current: number | undefined) =>
  rendered(<Steps label="Steps of booking" doneLabel="done" current={current} steps={steps} />);

it('marks the present step, and links back from those that are done', () => {
  const { html, links, text } = draw(1);
  expect(html.match(/aria-current="step"/g)).toHaveLength(1);
  expect(text).toBe('Day, done Guests Confirmed');
  expect(links).toEqual({ '/tours': 'Day' });
});

it('marks none where nothing is being booked', () => {
  const { html, links, text } = draw(undefined);
  expect(html).not.toMatch(/aria-current|class="[^"]*(done|current)/);
  expect(text).toBe('Day Guests Confirmed');
  expect(links).toEqual({});
});
