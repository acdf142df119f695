import { useEffect, useRef, useState } from 'react';
import { recordCopy as copy } from '#app/content/staff/record-copy.ts';
import { Field } from '#app/ui/form/field.tsx';
import { Cluster, Heading, Stack } from '#app/ui/layout/layout.tsx';
import { maxNoteLength } from '#shared/staff/parties/visit-limits.ts';
import { Flag } from '../drawing/icons.tsx';
import { Press } from '../press/press.tsx';
import type { PartyView } from '../view/party-view.ts';
import styles from './record.module.css';
import { useAfterPress } from './use-after-press.ts';

/** Typed notes by party, which could not be added because no colleague was acting when the record closed. */
const drafts = new Map<string, string>();

/** The notes of a party, and a field for a new note, which is also added when the field loses the focus or the sheet closes. */
export function NoteForm({ view, onAdd }: { view: PartyView; onAdd: (text: string) => boolean }) {
  const { id } = view.party;
  const [text, setText] = useState(drafts.get(id) ?? '');
  const field = useRef<HTMLInputElement>(null);
  const add = () => {
    const isAdded = text.trim() !== '' && onAdd(text.trim());
    if (isAdded) setText('');
    return isAdded;
  };
  const saveDraft = () => {
    if (add()) drafts.delete(id);
    else drafts.set(id, text);
  };
  const latestSaveDraft = useRef(saveDraft);
  latestSaveDraft.current = saveDraft;
  useEffect(() => () => latestSaveDraft.current(), []);
  const afterPress = useAfterPress();
  return (
    <Stack
      as="form"
      gap={6}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) afterPress(add);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!add()) return;
        // The button disappears with the text.
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
