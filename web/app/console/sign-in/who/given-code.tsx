import { type FormEvent, useState } from 'react';
import { messageOf } from '#app/console/api/message-of.ts';
import { codeCopy, whoCopy as copy } from '#app/content/staff/who-copy.ts';
import { focusOn } from '#app/ui/focus-on.ts';
import { Field } from '#app/ui/form/field.tsx';
import record from '#app/ui/form/record-form.module.css';
import { Stack } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { StaffButton } from '#app/ui/staff-frame/staff-button.tsx';
import { codeLength, codeProblem } from '#shared/staff/sign-in/code.ts';
import styles from './who-page.module.css';

export interface GivenCodeProps {
  name: string;
  /** Throws a `CallProblem` for a code that was not taken. */
  onCode: (newCode: string) => Promise<void>;
  onBack: () => void;
}

/** Asks for a code of the person's own, in place of the one that a manager knows. */
export function GivenCode({ name, onCode, onBack }: GivenCodeProps) {
  const [code, setCode] = useState('');
  const [again, setAgain] = useState('');
  const [isShown, setShown] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const problem = codeProblem(code);
  const difference = code === again ? undefined : codeCopy.differs;
  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    setShown(true);
    if (isBusy || problem !== undefined || difference !== undefined) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      await onCode(code);
    } catch (cause) {
      setRefusal(messageOf(cause));
      setBusy(false);
    }
  };
  const entry = { type: 'pin', maxLength: codeLength, autoComplete: 'off' } as const;
  return (
    <Stack as="section" gap={16} pack="start">
      <h2 className={styles.subtitle} tabIndex={-1} ref={focusOn}>
        {copy.given.title(name)}
      </h2>
      <p>{copy.given.text}</p>
      <form className={record.controls} noValidate onSubmit={(event) => void send(event)}>
        <Field
          {...entry}
          label={codeCopy.code}
          name="code"
          value={code}
          onChange={setCode}
          error={isShown ? problem : undefined}
        />
        <Field
          {...entry}
          label={codeCopy.again}
          name="again"
          value={again}
          onChange={setAgain}
          error={isShown && problem === undefined ? difference : undefined}
        />
        <div role="alert">{refusal && <Notice kind="refused">{refusal}</Notice>}</div>
        {/* Two fields send a form by Enter only with a button in it. */}
        <button type="submit" hidden />
      </form>
      <StaffButton onClick={() => void send()}>{copy.given.yes}</StaffButton>
      <StaffButton kind="quiet" onClick={onBack}>
        {copy.others}
      </StaffButton>
    </Stack>
  );
}
