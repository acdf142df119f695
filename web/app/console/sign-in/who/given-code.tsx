import { type FormEvent, useState } from 'react';
import { messageOf } from '#app/console/api/message-of.ts';
import { whoCopy as copy } from '#app/content/staff/who-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { focusOn } from '#app/ui/focus-on.ts';
import { Stack } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { NewCodeFields, useNewCode } from '../new-code.tsx';
import styles from './who-page.module.css';

export interface GivenCodeProps {
  name: string;
  /** Throws a `CallProblem` for a refused code. */
  onCode: (newCode: string) => Promise<void>;
  onBack: () => void;
}

/** Asks the person to replace the code that a manager set. */
export function GivenCode({ name, onCode, onBack }: GivenCodeProps) {
  const { fields, validate } = useNewCode();
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    const code = validate();
    if (isBusy || code === undefined) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      await onCode(code);
    } catch (cause) {
      setRefusal(messageOf(cause));
      setBusy(false);
    }
  };
  return (
    <Stack as="section" gap={16} pack="start">
      <h2 className={styles.subtitle} tabIndex={-1} ref={focusOn}>
        {copy.given.title(name)}
      </h2>
      <p>{copy.given.text}</p>
      <Stack skipEmpty as="form" gap={16} noValidate onSubmit={(event) => void send(event)}>
        <NewCodeFields {...fields} />
        <div role="alert">{refusal && <Notice kind="refused">{refusal}</Notice>}</div>
        {/* A form with two fields submits on Enter only if it has a button. */}
        <button type="submit" hidden />
      </Stack>
      <Button kind="outlined" onClick={() => void send()}>
        {copy.given.yes}
      </Button>
      <Button kind="quiet" onClick={onBack}>
        {copy.others}
      </Button>
    </Stack>
  );
}
