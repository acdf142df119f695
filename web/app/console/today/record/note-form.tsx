import { useId, useRef, useState } from 'react';
import { recordCopy as copy } from '#app/content/staff/record-copy.ts';
import { Cluster, Heading, Stack } from '#app/ui/layout/layout.tsx';
import { maxNoteLength } from '#shared/staff/parties/visit-limits.ts';
import { Flag } from '../drawing/icons.tsx';
import entry from '../press/entry.module.css';
import { Press } from '../press/press.tsx';
import type { PartyView } from '../view/party-view.ts';
import styles from './record.module.css';

/** The notes of a party and a field for another. */
export function NoteForm({ view, onAdd }: { view: PartyView; onAdd: (text: string) => boolean }) {
  const id = useId();
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
      <Stack gap={6} className={entry.entry}>
        <input
          ref={field}
          id={id}
          type="text"
          value={text}
          maxLength={maxNoteLength}
          autoComplete="off"
          aria-label={copy.notes}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setText(event.target.value)}
        />
        <p id={`${id}-hint`} className={entry.hint}>
          {copy.noteHint}
        </p>
      </Stack>
      {text.trim() !== '' && (
        <Press look="line" isSmall type="submit">
          {copy.addNote}
        </Press>
      )}
    </Stack>
  );
}
