import { expect, it } from 'vitest';
import { renderStatic } from '#app/ui/render.testing.ts';
import { Field } from './field.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';

const common = {
  label: 'Email',
  name: 'email',
  value: '',
  onChange: () => {},
  hint: 'We reply to this address.',
  error: 'Please enter your email.',
};

it.each([
  ['A field', <Field key="field" {...common} />],
  ['A field of several lines', <TextArea key="area" {...common} />],
  ['A select', <Select key="select" {...common} options={['a']} placeholder="Choose" />],
])(
  '%s with an error keeps its hint, and is described to screen readers by the error and the hint',
  (_, field) => {
    const { html } = renderStatic(field);
    const [, ...ids] = /aria-describedby="(\S+) (\S+)"/.exec(html) ?? [];
    expect(ids.map((id) => new RegExp(`<p[^>]*id="${id}".*?</p>`).exec(html)?.[0])).toEqual([
      expect.stringContaining(common.error),
      expect.stringContaining(common.hint),
    ]);
  },
);
