import type { RefObject } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { mount } from '../requests/mounted.testing.ts';
import { type FormOptions, useForm } from './use-form.ts';

type Field = 'name' | 'email';

const allProblems = { email: 'Please enter your email', name: 'Please enter your name' };

/** A form whose request completes on demand. */
async function openForm(options: Partial<FormOptions<Field>> = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const send = vi.fn(() => promise);
  const hook = await mount(
    (overrides: Partial<FormOptions<Field>>) =>
      useForm<Field>({
        fields: ['name', 'email'],
        send,
        ...overrides,
      }),
    options,
  );
  const focusedSelectors: string[] = [];
  const element = { querySelector: (selector: string) => ({ focus: () => focusedSelectors.push(selector) }) };
  (hook.result().formProps.ref as RefObject<unknown>).current = element;
  return { ...hook, send, resolve, reject, focusedSelectors };
}

describe('a form of the site', () => {
  it('shows the error of a field after the field loses focus, and all errors after a submission', async () => {
    const { result, run, send, focusedSelectors } = await openForm({ problems: allProblems });
    expect(result().problems).toEqual({});
    await run(({ reportBlur }) => reportBlur('email'));
    expect(result().problems).toEqual({ email: allProblems.email });
    await run(({ submit }) => submit());
    expect(result()).toMatchObject({ status: 'invalid', problems: { email: allProblems.email } });
    expect(send).not.toHaveBeenCalled();
    // In the order of the form, not of the problems.
    expect(focusedSelectors).toEqual(['[name="name"]']);
  });

  it('shows the number of invalid fields next to the first of them, until the next edit', async () => {
    const { result, run } = await openForm({ problems: allProblems });
    await run(({ submit }) => submit());
    expect(result().problems).toEqual({
      name: `2 fields need your attention.\n${allProblems.name}`,
      email: allProblems.email,
    });
    await run(({ reportEdit }) => reportEdit('email'));
    expect(result().problems).toEqual(allProblems);
  });

  it('shows no number for a single invalid field', async () => {
    const { result, run } = await openForm({ problems: { email: allProblems.email } });
    await run(({ submit }) => submit());
    expect(result().problems).toEqual({ email: allProblems.email });
  });

  it('states the number of invalid fields in the language of the page', async () => {
    const { result, run } = await openForm({ problems: allProblems, formatCount: (count) => `${count}か所` });
    await run(({ submit }) => submit());
    expect(result().problems.name).toBe(`2か所\n${allProblems.name}`);
  });

  it('sends only one request at a time, however often it is submitted', async () => {
    const { result, run, send, resolve } = await openForm();
    await run(({ submit }) => {
      submit();
      submit();
    });
    await run(({ submit }) => submit());
    expect(result()).toMatchObject({ status: 'sending', formProps: { 'aria-busy': true } });
    expect(send).toHaveBeenCalledTimes(1);
    await run(() => resolve());
    expect(result()).toMatchObject({ status: 'sent', formProps: { 'aria-busy': false } });
    await run(({ submit }) => submit());
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('shows a refusal next to the refused field, which gets the focus, until the next edit', async () => {
    const refusal = new Error('no such address');
    const { result, run, reject, focusedSelectors } = await openForm({
      problemsOfRefusal: () => ({ email: 'This address does not exist' }),
      focusesRefusedField: true,
    });
    await run(({ submit }) => submit());
    await run(() => reject(refusal));
    expect(result()).toMatchObject({
      status: 'failed',
      failure: refusal,
      problems: { email: 'This address does not exist' },
    });
    expect(focusedSelectors).toEqual(['[name="email"]']);
    await run(({ reportEdit }) => reportEdit('email'));
    expect(result()).toMatchObject({ status: 'idle', failure: undefined, problems: {} });
  });

  it('can be sent again after a failure', async () => {
    const { run, reject, send } = await openForm();
    await run(({ submit }) => submit());
    await run(() => reject(new Error('offline')));
    await run(({ submit }) => submit());
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('is validated by the option `check` if it is given', async () => {
    const check = vi.fn(() => ({ name: allProblems.name }));
    const { result, run, send } = await openForm({ check });
    await run(({ submit }) => submit());
    expect(result()).toMatchObject({ status: 'invalid', problems: { name: allProblems.name } });
    check.mockReturnValue({} as ReturnType<typeof check>);
    await run(({ submit }) => submit());
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('shows the errors of the `initiallyShown` fields from the start, and hides them when it is reset', async () => {
    const { result, run } = await openForm({ problems: allProblems, initiallyShown: ['name'] });
    expect(result().problems).toEqual({ name: allProblems.name });
    await run(({ reset }) => reset());
    expect(result().problems).toEqual({});
  });

  it('stays in the status `sending` when a field is edited', async () => {
    const { result, run } = await openForm();
    await run(({ submit }) => submit());
    await run(({ reportEdit }) => reportEdit('name'));
    expect(result().status).toBe('sending');
  });

  it('prevents the browser from leaving the page on a submission', async () => {
    const { result, run, send } = await openForm();
    const preventDefault = vi.fn();
    await run(() => result().formProps.onSubmit?.({ preventDefault } as never));
    expect(preventDefault).toHaveBeenCalled();
    expect(send).toHaveBeenCalledTimes(1);
  });
});
