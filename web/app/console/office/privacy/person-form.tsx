import { useState } from 'react';
import type { PasskeyCommand } from '#app/console/api/use-passkey-command.ts';
import { Refusal } from '#app/console/page/outcome.tsx';
import { useShownProblems } from '#app/console/page/use-shown-problems.ts';
import { StepUpDialog } from '#app/console/passkey/step-up-dialog.tsx';
import { privacyCopy as copy } from '#app/content/staff/privacy-copy.ts';
import { onSubmit } from '#app/forms/on-submit.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Cluster, Stack, Text } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { privacyMessages } from '#shared/staff/privacy-messages.ts';
import styles from './privacy-page.module.css';

export interface PersonFormProps {
  search: PasskeyCommand<{ readonly who: string }>;
  onLook: (who: string) => void;
}

/** Asks whom to look for. The text is sent in a request body and stored nowhere. */
export function PersonForm({ search, onLook }: PersonFormProps) {
  const [who, setWho] = useState('');
  const { isShown, show } = useShownProblems();
  const look = () => {
    show();
    if (who.trim() !== '') onLook(who.trim());
  };
  return (
    // The field has no name and the form is never submitted, to keep the text out of addresses.
    <Stack
      skipEmpty
      as="form"
      gap={16}
      pack="start"
      className={styles.form}
      noValidate
      autoComplete="off"
      onSubmit={onSubmit(look)}
    >
      <Notice kind="warning">{copy.verify}</Notice>
      <Field
        label={copy.who}
        name="who"
        value={who}
        onChange={setWho}
        maxLength={254}
        autoComplete="off"
        error={isShown && who.trim() === '' ? privacyMessages.whoProblem : undefined}
      />
      <Cluster gap={10} gapX={16} align="center" className={styles.buttons}>
        <Button kind="commit" onClick={look} busy={search.status === 'sending' ? copy.finding : undefined}>
          {copy.find}
        </Button>
        <Text as="span" tone="quiet" className={styles.hint}>
          {copy.asks}
        </Text>
      </Cluster>
      <Refusal text={!search.needsPasskey && search.refusal} />
      {search.needsPasskey && (
        <StepUpDialog command={search} action={copy.findWhat} onClose={search.forget} />
      )}
    </Stack>
  );
}
