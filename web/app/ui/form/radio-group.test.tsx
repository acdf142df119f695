import { expect, it } from 'vitest';
import { renderStatic } from '#app/ui/render.testing.ts';
import { RadioGroup } from './radio-group.tsx';

const group = (value: 'yes' | 'no' | undefined) =>
  renderStatic(
    <RadioGroup
      label="Do you wait?"
      name="waits"
      options={[{ value: 'yes' }, { value: 'no' }]}
      value={value}
      onChange={() => {}}
    />,
    '/',
  ).html;

it('a group of radio buttons is marked as required for screen readers until one is chosen', () => {
  expect(group(undefined)).toMatch(/role="radiogroup"[^>]*aria-required="true"/);
  expect(group('no')).not.toContain('aria-required');
});
