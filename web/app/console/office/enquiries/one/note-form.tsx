import { useId, useState } from 'react';
import styles from '#app/console/office/office-form.module.css';
import { useShownProblems } from '#app/console/page/use-shown-problems.ts';
import { enquiryCopy as copy } from '#app/content/staff/enquiries-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { Cluster, Stack, Text } from '#app/ui/layout/layout.tsx';
import { noteProblem } from '#shared/enquiries/enquiry-change.ts';

export interface NoteFormProps {
  isBusy: boolean;
  onNote: (text: string) => void;
}

/** Adds a permanent note to the history. */
export function NoteForm({ isBusy, onNote }: NoteFormProps) {
  const id = useId();
  const [text, setText] = useState('');
  const { isShown, show } = useShownProblems();
  const problem = isShown ? noteProblem(text) : undefined;
  const send = () => {
    if (noteProblem(text) === undefined) onNote(text.trim());
    else show();
  };
  return (
    <Stack as="form" gap={8} noValidate onSubmit={(event) => event.preventDefault()}>
      <Text as="label" size="caption" untracked htmlFor={id}>
        {copy.note}
      </Text>
      <textarea
        id={id}
        name="note"
        rows={3}
        className={styles.field}
        value={text}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setText(event.target.value)}
      />
      <Text id={`${id}-hint`} size="note" tone={problem ? 'no' : 'quiet'}>
        {problem ?? copy.noteHint}
      </Text>
      <Cluster gap={10}>
        <Button kind="outlined" small busy={isBusy ? copy.writing : undefined} onClick={send}>
          {copy.write}
        </Button>
      </Cluster>
    </Stack>
  );
}
