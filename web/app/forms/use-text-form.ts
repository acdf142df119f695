import { useState } from 'react';
import { type FormDraft, type FormRules, formProblems } from '#shared/values/form-problems.ts';
import { CallProblem } from '../requests/client.ts';
import { type Form, useForm } from './use-form.ts';

/** A form of text fields that is sent to the distillery. */
export interface TextForm<Field extends string>
  extends Pick<Form<Field>, 'status' | 'problems' | 'formProps'> {
  readonly draft: FormDraft<Field>;
  /** The draft that was sent, until `startOver` is called. */
  readonly sentDraft: FormDraft<Field> | undefined;
  /** Failure reported by the server or the network. */
  readonly failure: CallProblem | undefined;
  readonly change: (field: Field, value: string) => void;
  readonly leave: (field: Field) => void;
  /** Shows the empty form again. */
  readonly startOver: () => void;
}

export interface TextFormOptions<Field extends string> {
  readonly rules: FormRules<Field>;
  /** Throws a `CallProblem`. */
  readonly send: (draft: FormDraft<Field>) => Promise<void>;
  /** Honeypot, cleared after a failure: a visitor who sees the message is human. */
  readonly trap?: Field;
  /** Log event of a failure. */
  readonly failureEvent: string;
}

/** State of a form of text fields; cleared on success only. */
export function useTextForm<Field extends string>(options: TextFormOptions<Field>): TextForm<Field> {
  const { rules, send, trap, failureEvent } = options;
  const [draft, setDraft] = useState(() => blankDraft(rules));
  const [sentDraft, setSentDraft] = useState<FormDraft<Field>>();
  const form = useForm<Field>({
    fields: rules.fields,
    problems: formProblems(rules, draft),
    failureEvent,
    async send() {
      try {
        await send(trimDraft(draft));
        setSentDraft(trimDraft(draft));
        setDraft(blankDraft(rules));
      } catch (problem) {
        if (trap !== undefined) setDraft((current) => ({ ...current, [trap]: '' }));
        throw problem;
      }
    },
    problemsOfRefusal: (problem) =>
      (problem instanceof CallProblem ? problem.fields : {}) as Partial<Record<Field, string>>,
  });
  return {
    ...form,
    draft,
    sentDraft,
    failure: form.failure instanceof CallProblem ? form.failure : undefined,
    change(field, value) {
      setDraft((current) => ({ ...current, [field]: value }));
      form.reportEdit();
    },
    leave: (field) => draft[field].trim() !== '' && form.reportBlur(field),
    startOver() {
      setSentDraft(undefined);
      form.reportEdit();
    },
  };
}

const blankDraft = <Field extends string>({ fields }: FormRules<Field>): FormDraft<Field> =>
  Object.fromEntries(fields.map((field) => [field, ''])) as FormDraft<Field>;

const trimDraft = <Field extends string>(draft: FormDraft<Field>): FormDraft<Field> =>
  Object.fromEntries(
    Object.entries<string>(draft).map(([field, value]) => [field, value.trim()]),
  ) as FormDraft<Field>;
