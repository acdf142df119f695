import { type ComponentProps, useRef, useState } from 'react';
import type { FormProblems } from '../../../shared/values/form-problems.ts';
import { logInBrowser } from './browser-log.ts';

/** `invalid`: it cannot be sent as it is. */
export type FormStatus = 'idle' | 'invalid' | 'sending' | 'sent' | 'failed';

export interface Form<Field extends string> {
  readonly status: FormStatus;
  /** What is shown under the fields: all problems once the form was sent, before that those of fields left. */
  readonly problems: FormProblems<Field>;
  /** What sending it has thrown. */
  readonly failure: unknown;
  /** Something was changed: what was refused is done with. Of `field` problems are shown from now on. */
  readonly edited: (field?: Field) => void;
  readonly left: (field: Field) => void;
  /** Shows no problems until it is sent or left again. */
  readonly reset: () => void;
  /** Sends it, or brings the focus to the first field with a problem. A second call meanwhile does nothing. */
  readonly submit: () => void;
  /** For the `form` element; its inputs bear the names of the fields. */
  readonly formProps: Pick<
    ComponentProps<'form'>,
    'ref' | 'noValidate' | 'method' | 'aria-busy' | 'onSubmit'
  >;
}

export interface FormOptions<Field extends string> {
  /** What can be wrong, in the order of the form. */
  readonly fields?: readonly Field[];
  /** What is wrong as the form stands. */
  readonly problems?: FormProblems<Field>;
  /** Fields whose problems are shown from the start. */
  readonly shown?: readonly Field[];
  /** What keeps the form from being sent, where that is more than `problems`. */
  readonly check?: () => FormProblems<Field>;
  readonly send: () => Promise<unknown>;
  /** What a failure says of the fields. */
  readonly refusedBy?: (failure: unknown) => FormProblems<Field>;
  /** A failure brings the focus to the first field that was refused. */
  readonly focusesRefused?: boolean;
  /** The name of a failure in the browser's log. */
  readonly failed?: string;
}

/** Sending a form; the values stay with the caller. Without fields: anything that is sent once at a time. */
export function useForm<Field extends string = never>(options: FormOptions<Field>): Form<Field> {
  const { fields = [], problems = {}, shown = [], check, send, refusedBy, focusesRefused, failed } = options;
  const [visible, setVisible] = useState<ReadonlySet<Field>>(() => new Set(shown));
  const [refused, setRefused] = useState<FormProblems<Field>>({});
  const [status, setStatus] = useState<FormStatus>('idle');
  const [failure, setFailure] = useState<unknown>();
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);

  const firstOf = (found: FormProblems<Field>) => fields.find((field) => found[field] !== undefined);
  const focusOn = (field: Field | undefined) =>
    field && form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  const show = (field: Field) => setVisible((before) => new Set([...before, field]));
  const clear = () => {
    setRefused({});
    setFailure(undefined);
  };
  const sendNow = async () => {
    sending.current = true;
    setStatus('sending');
    clear();
    try {
      await send();
      setVisible(new Set());
      setStatus('sent');
    } catch (problem) {
      if (failed) logInBrowser(failed, problem instanceof Error ? problem.name : undefined);
      const found = refusedBy?.(problem) ?? {};
      setFailure(problem);
      setRefused(found);
      setStatus('failed');
      if (focusesRefused) focusOn(firstOf(found));
    } finally {
      sending.current = false;
    }
  };
  const submit = () => {
    if (sending.current) return;
    setVisible(new Set(fields));
    const found = check?.() ?? problems;
    const first = firstOf(found);
    if (first === undefined) return void sendNow();
    if (check) setRefused(found);
    setStatus('invalid');
    focusOn(first);
  };

  return {
    status,
    problems: {
      ...Object.fromEntries(Object.entries(problems).filter(([field]) => visible.has(field as Field))),
      ...refused,
    } as FormProblems<Field>,
    failure,
    edited(field) {
      clear();
      setStatus((before) => (before === 'sending' ? before : 'idle'));
      if (field) show(field);
    },
    left: show,
    reset: () => setVisible(new Set()),
    submit,
    formProps: {
      ref: form,
      noValidate: true,
      method: 'post',
      'aria-busy': status === 'sending',
      onSubmit(event) {
        event.preventDefault();
        submit();
      },
    },
  };
}
