import { type ComponentProps, useRef, useState } from 'react';
import type { FormProblems } from '#shared/values/form-problems.ts';
import { logInBrowser } from '../requests/browser-log.ts';
import { withCount } from './with-count.ts';

/** `invalid`: validation has prevented a submission. */
export type FormStatus = 'idle' | 'invalid' | 'sending' | 'sent' | 'failed';

export interface Form<Field extends string> {
  readonly status: FormStatus;
  /** Problems to show: those of visited fields, or all after a submission. The first of several begins with their number. */
  readonly problems: FormProblems<Field>;
  /** The error that `send` threw. */
  readonly failure: unknown;
  /** Reports an edit: clears the last failure, and shows the problems of `field` from now on. */
  readonly reportEdit: (field?: Field) => void;
  readonly reportBlur: (field: Field) => void;
  /** Hides problems until the next submission or blur. */
  readonly reset: () => void;
  /** Sends, or focuses the first invalid field. Ignored while sending. */
  readonly submit: () => void;
  /** For the `form` element; its inputs are named after the fields. */
  readonly formProps: Pick<
    ComponentProps<'form'>,
    'ref' | 'noValidate' | 'method' | 'aria-busy' | 'onSubmit'
  >;
}

export interface FormOptions<Field extends string> {
  /** Field names, in the order of the form. */
  readonly fields?: readonly Field[];
  /** Current problems of the values. */
  readonly problems?: FormProblems<Field>;
  /** Fields whose problems show from the start. */
  readonly initiallyShown?: readonly Field[];
  /** Validation on submit, if it checks more than `problems`. */
  readonly check?: () => FormProblems<Field>;
  readonly send: () => Promise<unknown>;
  /** Problems by field in a failure of `send`. */
  readonly problemsOfRefusal?: (failure: unknown) => FormProblems<Field>;
  /** Whether a failure focuses the first refused field. */
  readonly focusesRefusedField?: boolean;
  /** Words for the number of wrong fields, on pages in another language. */
  readonly formatCount?: (count: number) => string;
  /** Log event of a failure. */
  readonly failureEvent?: string;
}

/**
 * State of a form whose values the caller holds. Without fields, it guards any action that must not run twice at once.
 */
export function useForm<Field extends string = never>(options: FormOptions<Field>): Form<Field> {
  const {
    fields = [],
    problems = {},
    initiallyShown = [],
    check,
    send,
    problemsOfRefusal,
    focusesRefusedField,
    failureEvent,
    formatCount,
  } = options;
  const [visibleFields, setVisibleFields] = useState<ReadonlySet<Field>>(() => new Set(initiallyShown));
  const [refusalProblems, setRefusalProblems] = useState<FormProblems<Field>>({});
  const [status, setStatus] = useState<FormStatus>('idle');
  const [failure, setFailure] = useState<unknown>();
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);

  const firstOf = (errors: FormProblems<Field>) => fields.find((field) => errors[field] !== undefined);
  const focusOn = (field: Field | undefined) =>
    field && form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  const show = (field: Field) => setVisibleFields((current) => new Set([...current, field]));
  const clear = () => {
    setRefusalProblems({});
    setFailure(undefined);
  };
  const sendNow = async () => {
    isSending.current = true;
    setStatus('sending');
    clear();
    try {
      await send();
      setVisibleFields(new Set());
      setStatus('sent');
    } catch (problem) {
      if (failureEvent) logInBrowser(failureEvent, problem instanceof Error ? problem.name : undefined);
      const errors = problemsOfRefusal?.(problem) ?? {};
      setFailure(problem);
      setRefusalProblems(errors);
      setStatus('failed');
      if (focusesRefusedField) focusOn(firstOf(errors));
    } finally {
      isSending.current = false;
    }
  };
  const submit = () => {
    if (isSending.current) return;
    setVisibleFields(new Set(fields));
    const errors = check?.() ?? problems;
    const first = firstOf(errors);
    if (first === undefined) return void sendNow();
    if (check) setRefusalProblems(errors);
    setStatus('invalid');
    focusOn(first);
  };

  const errors = {
    ...Object.fromEntries(Object.entries(problems).filter(([field]) => visibleFields.has(field as Field))),
    ...refusalProblems,
  } as FormProblems<Field>;
  return {
    status,
    problems: status === 'invalid' ? withCount(errors, fields, formatCount) : errors,
    failure,
    reportEdit(field) {
      clear();
      setStatus((current) => (current === 'sending' ? current : 'idle'));
      if (field) show(field);
    },
    reportBlur: show,
    reset: () => setVisibleFields(new Set()),
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
