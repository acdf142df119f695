import { useEffect, useState } from 'react';
import type { PasskeyCommand } from '#app/console/api/use-passkey-command.ts';
import { Fold } from '#app/console/page/fold.tsx';
import { formatMoment } from '#app/console/page/moments.ts';
import { Refusal } from '#app/console/page/outcome.tsx';
import { useNames } from '#app/console/page/use-names.ts';
import { operatorCopy as copy } from '#app/content/staff/operators-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { Heading, Stack, Text } from '#app/ui/layout/layout.tsx';
import type { CommandOf } from '#shared/contracts/calls.ts';
import type { StaffOperator } from '#shared/contracts/office/operator.ts';
import type { Colleague } from '#shared/contracts/staff/fields.ts';
import { noteOf, noteProblem } from '#shared/operators/operator-history.ts';
import styles from './note-form.module.css';

export interface NoteFormProps {
  operator: StaffOperator;
  people: readonly Colleague[];
  note: PasskeyCommand<CommandOf<'editOperator'>>;
}

/** The managers' note about an operator, with its earlier versions. */
export function NoteForm({ operator, people, note }: NoteFormProps) {
  const nameOf = useNames(people, copy);
  const versions = operator.history
    .filter((entry) => entry.kind === 'note')
    .map((entry, index) => ({ ...entry, number: index + 1 }));
  const stored = noteOf(operator.history)?.text ?? '';
  // `version` is the version that the draft replaces. If a colleague has saved a newer one, the draft is refused.
  const [draft, setDraft] = useState<{ readonly text: string; readonly version: number }>();
  const text = draft?.text ?? stored;
  const problem = noteProblem(text);
  const isChanged = draft !== undefined && draft.text.trim() !== stored;
  useEffect(() => setDraft((typed) => (typed?.text.trim() === stored ? undefined : typed)), [stored]);
  const lastVersion = versions.at(-1);
  const earlierVersions = versions.slice(0, -1).reverse();
  const save = () => {
    if (problem !== undefined || draft === undefined) return;
    // The refusal has shown the newer note, so the next press replaces it.
    const version = note.refusal === undefined ? draft.version : operator.version;
    note.submit({ operator: operator.id, version, note: text.trim() });
  };
  return (
    <Stack skipEmpty as="section" gap={12}>
      <Heading size="title-24">{copy.note}</Heading>
      <TextArea
        optional
        label={copy.noteLabel}
        name="note"
        value={text}
        onChange={(typed) => setDraft({ text: typed, version: draft?.version ?? operator.version })}
        hint={copy.noteHint}
        error={problem}
      />
      {lastVersion && (
        <Text size="note" tone="quiet">
          {copy.version(lastVersion.number, nameOf(lastVersion), formatMoment(lastVersion.at))}
        </Text>
      )}
      {isChanged && (
        <Button
          kind="outlined"
          small
          onClick={save}
          busy={note.status === 'sending' ? copy.saving : undefined}
        >
          {copy.saveNote}
        </Button>
      )}
      <Refusal text={note.refusal} />
      {earlierVersions.length > 0 && (
        <Fold summary={copy.earlier(earlierVersions.length)}>
          <ol reversed>
            {earlierVersions.map((version) => (
              <Text key={version.number} as="li" padY={10} rule="above">
                <Text size="prose" breaks="kept" className={styles.text}>
                  {version.text === '' ? copy.emptied : version.text}
                </Text>
                <Text size="note" tone="quiet">
                  {copy.version(version.number, nameOf(version), formatMoment(version.at))}
                </Text>
              </Text>
            ))}
          </ol>
        </Fold>
      )}
    </Stack>
  );
}
