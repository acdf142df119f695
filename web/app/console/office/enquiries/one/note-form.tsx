import { useState } from 'react';
import { useShownProblems } from '#app/console/page/use-shown-problems.ts';
import { enquiryCopy as copy } from '#app/content/staff/enquiries-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { Cluster, Stack } from '#app/ui/layout/layout.tsx';
import { noteProblem } from '#shared/enquiries/enquiry-change.ts';

export interface NoteFormProps {
  isBusy: boolean;
  onNote: (text: string) => void;
}

/** Adds a permanent note to the history. */
export function NoteForm({ isBusy, onNote }: NoteFormProps) {
  const [text, setText] = useState('');
  const { isShown, show } = useShownProblems();
  const send = () => {
    if (noteProblem(text) === undefined) onNote(text.trim());
    else show();
  };
  return (
    <Stack as="form" gap={8} noValidate onSubmit={(event) => event.preventDefault()}>
      <TextArea
        label={copy.note}
        name="note"
        value={text}
        onChange={setText}
        hint={copy.noteHint}
        error={isShown ? noteProblem(text) : undefined}
      />
      <Cluster gap={10}>
        <Button kind="outlined" small busy={isBusy ? copy.writing : undefined} onClick={send}>
          {copy.write}
        </Button>
      </Cluster>
    </Stack>
  );
}
