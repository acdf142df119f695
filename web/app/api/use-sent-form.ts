import { useRef, useState } from 'react';
import {
  type FormDraft,
  type FormProblems,
  type FormRules,
  formProblems,
} from '../../../shared/values/form-problems.ts';
import { logInBrowser } from './browser-log.ts';
import { CallProblem } from './client.ts';

/** A form on its way to the house. */
export interface SentForm<Field extends string> {
  readonly draft: FormDraft<Field>;
  /** What is shown under the fields: all problems once the form was sent, before that those of fields left. */
  readonly problems: FormProblems<Field>;
  /** Idle, sending, then a success or a failure (specification §4); `unready` when it cannot be sent as it is. */
  readonly status: 'idle' | 'unready' | 'sending' | 'sent' | 'failed';
  /** What the server or the network said when it failed. */
  readonly failure: CallProblem | undefined;
  readonly change: (field: Field, value: string) => void;
  readonly leave: (field: Field) => void;
  /** Sends the form; answers with the first field to be mended when it cannot be sent. A second call meanwhile does nothing. */
  readonly submit: () => Field | undefined;
}

export interface SentFormOptions<Field extends string> {
  readonly rules: FormRules<Field>;
  /** Throws a `CallProblem`. */
  readonly send: (draft: FormDraft<Field>) => Promise<void>;
  /** A field that people leave empty. A failure empties it: whoever reads of that failure is a person. */
  readonly trap?: Field;
  /** What is logged when it fails. */
  readonly failed: string;
}

/** State and steps of a form that is sent to the house. It is cleared on success alone. */
export function useSentForm<Field extends string>(options: SentFormOptions<Field>): SentForm<Field> {
  const { rules, send, trap, failed } = options;
  const [draft, setDraft] = useState(() => blank(rules));
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  const [status, setStatus] = useState<SentForm<Field>['status']>('idle');
  const [failure, setFailure] = useState<CallProblem>();
  const sending = useRef(false);
  const found = formProblems(rules, draft);

  const sendNow = async () => {
    sending.current = true;
    setStatus('sending');
    setFailure(undefined);
    try {
      await send(trimmed(draft));
      setDraft(blank(rules));
      setLeft(new Set());
      setStatus('sent');
    } catch (problem) {
      logInBrowser(failed, problem instanceof Error ? problem.name : undefined);
      if (problem instanceof CallProblem) setFailure(problem);
      if (trap !== undefined) setDraft((current) => ({ ...current, [trap]: '' }));
      setStatus('failed');
    } finally {
      sending.current = false;
    }
  };

  return {
    draft,
    problems: {
      ...Object.fromEntries(Object.entries(found).filter(([field]) => left.has(field as Field))),
      ...failure?.fields,
    } as FormProblems<Field>,
    status,
    failure,
    change(field, value) {
      setDraft((current) => ({ ...current, [field]: value }));
      setFailure(undefined);
      setStatus((current) => (current === 'sending' ? current : 'idle'));
    },
    leave(field) {
      if (draft[field].trim() !== '') setLeft((current) => new Set([...current, field]));
    },
    submit() {
      if (sending.current) return undefined;
      setLeft(new Set(rules.fields));
      const first = rules.fields.find((field) => found[field] !== undefined);
      if (first === undefined) void sendNow();
      else setStatus('unready');
      return first;
    },
  };
}

const blank = <Field extends string>({ fields }: FormRules<Field>): FormDraft<Field> =>
  Object.fromEntries(fields.map((field) => [field, ''])) as FormDraft<Field>;

const trimmed = <Field extends string>(draft: FormDraft<Field>): FormDraft<Field> =>
  Object.fromEntries(
    Object.entries<string>(draft).map(([field, value]) => [field, value.trim()]),
  ) as FormDraft<Field>;
