import { describe, expect, it } from 'vitest';
import { renderStatic } from '#app/ui/render.testing.ts';
import { operatorFields, operatorTypes, tourFrequencies } from '#shared/operators/operator-request.ts';
import { trapField } from '#shared/values/trap.ts';
import { RequestForm } from './request-form.tsx';

const { html, text } = renderStatic(<RequestForm />, '/operator');

describe('the operator request form', () => {
  it('has every specified field', () => {
    for (const field of operatorFields) expect(html, field).toContain(`name="${field}"`);
  });

  it('offers the specified kinds and frequencies in order', () => {
    const options = [...html.matchAll(/<option value="([^"]+)"/g)].map(([, value = '']) =>
      value.replaceAll('&amp;', '&'),
    );
    expect(options).toEqual([...operatorTypes, ...tourFrequencies]);
  });

  it('has a honeypot that is hidden and cannot be focused', () => {
    const [trap = ''] =
      html.match(new RegExp(`<div[^>]*aria-hidden="true">(?:(?!</div>).)*name="${trapField}".*?</div>`)) ??
      [];
    expect(trap).toContain('tabindex="-1"');
    expect(trap).toContain('autoComplete="off"');
  });

  it('shows no errors before it is sent', () => {
    expect(html).not.toContain('aria-invalid="true"');
    expect(text).not.toMatch(/Please (fill|enter)/);
  });
});
