import { useRef, useState } from 'react';
import { recordCopy as copy } from '#app/content/staff/record-copy.ts';
import { Field } from '#app/ui/form/field.tsx';
import { Cluster, Heading, Stack } from '#app/ui/layout/layout.tsx';
import { maxNoteLength } from '#shared/staff/parties/visit-limits.ts';
import { Flag } from '../drawing/icons.tsx';
import { Press } from '../press/press.tsx';
import type { PartyView } from '../view/party-view.ts';
import styles from './record.module.css';

/** The notes of a party and a field for another. */
export function NoteForm({ view, onAdd }: { view: PartyView; onAdd: (text: string) => boolean }) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  return (
    <Stack
      as="form"
      gap={6}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        if (!onAdd(text.trim())) return;
        setText('');
        // The button goes with the text.
        field.current?.focus();
      }}
    >
      <Heading as="h3" size="caption" untracked>
        {copy.notes}
      </Heading>
      {view.notes.map((note) => (
        <Cluster
          key={note.id}
          as="p"
          gap={8}
          nowrap
          align="baseline"
          size="entry"
          breaks="anywhere"
          className={styles.note}
        >
          <Flag />
          {note.text}
        </Cluster>
      ))}
      <Field
        dense
        optional
        hideLabel
        ref={field}
        label={copy.notes}
        hint={copy.noteHint}
        value={text}
        maxLength={maxNoteLength}
        onChange={setText}
      />
      {text.trim() !== '' && (
        <Press kind="line" isSmall type="submit">
          {copy.addNote}
        </Press>
      )}
    </Stack>
  );
}
