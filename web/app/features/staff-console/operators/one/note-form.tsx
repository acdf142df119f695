import { useState } from 'react';
import type { Colleague } from '../../../../../../shared/contracts/staff/fields.ts';
import type { StaffOperator } from '../../../../../../shared/contracts/staff/operator.ts';
import { noteOf, noteProblem } from '../../../../../../shared/operators/operator-history.ts';
import type { OperatorEdit } from '../../../../api/staff/operators.ts';
import type { PasskeyCommand } from '../../../../api/staff/use-passkey-command.ts';
import { operatorCopy as copy } from '../../../../content/staff/operators-copy.ts';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { StaffKey } from '../../../../ui/staff-frame/staff-key.tsx';
import { momentOf } from '../../till/moments.ts';
import styles from './note-form.module.css';
import { useNames } from './people-names.ts';

export interface NoteFormProps {
  operator: StaffOperator;
  people: readonly Colleague[];
  note: PasskeyCommand<OperatorEdit>;
}

/** What managers write about an operator, with its earlier versions. */
export function NoteForm({ operator, people, note }: NoteFormProps) {
  const nameOf = useNames(people);
  const versions = operator.history
    .filter((entry) => entry.kind === 'note')
    .map((entry, index) => ({ ...entry, number: index + 1 }));
  const stored = noteOf(operator.history)?.text ?? '';
  /** What stood there when typing began: a colleague's text never slips under what is typed. */
  const [draft, setDraft] = useState<string>();
  const text = draft ?? stored;
  const problem = noteProblem(text);
  const isChanged = draft !== undefined && draft.trim() !== stored;
  const last = versions.at(-1);
  const earlier = versions.slice(0, -1).reverse();
  const save = () =>
    problem === undefined &&
    note.submit({ operator: operator.id, version: operator.version, note: text.trim() });
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{copy.note}</h2>
      <TextArea
        optional
        label={copy.noteLabel}
        name="note"
        value={text}
        onChange={setDraft}
        hint={copy.noteHint}
        error={problem}
      />
      {last && <p className={styles.hint}>{copy.version(last.number, nameOf(last), momentOf(last.at))}</p>}
      {isChanged && (
        <StaffKey small onClick={save} busy={note.status === 'sending' ? copy.saving : undefined}>
          {copy.saveNote}
        </StaffKey>
      )}
      <div role="alert">{note.refusal && <Notice kind="refused">{note.refusal}</Notice>}</div>
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>{copy.earlier(earlier.length)}</summary>
          <ol reversed>
            {earlier.map((version) => (
              <li key={version.number}>
                <p className={styles.text}>{version.text === '' ? copy.emptied : version.text}</p>
                <p className={styles.hint}>
                  {copy.version(version.number, nameOf(version), momentOf(version.at))}
                </p>
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}
