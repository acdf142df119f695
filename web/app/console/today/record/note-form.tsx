import { useId, useState } from 'react';
import { recordCopy as copy } from '#app/content/staff/record-copy.ts';
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
  return (
    <form
      className={styles.notes}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        if (onAdd(text.trim())) setText('');
      }}
    >
      <h3 className={styles.label}>{copy.notes}</h3>
      {view.notes.map((note) => (
        <p key={note.id} className={styles.note}>
          <Flag />
          {note.text}
        </p>
      ))}
      <div className={entry.entry}>
        <input
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
      </div>
      {text.trim() !== '' && (
        <Press look="line" isSmall type="submit">
          {copy.addNote}
        </Press>
      )}
    </form>
  );
}
