import { closuresCopy as copy } from '#app/content/staff/closures-copy.ts';
import { ChipChoice } from '#app/ui/form/chip-choice.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Grid, Heading, Stack } from '#app/ui/layout/layout.tsx';
import type { ClosingDraft } from './closing-draft.ts';
import styles from './closing-form.module.css';

type Reasons = Pick<ClosingDraft, 'reason' | 'reasonFrench'>;

export interface ReasonChoiceProps {
  draft: Reasons;
  problems: Partial<Reasons>;
  onChange: (changes: Partial<Reasons>) => void;
}

type Reason = (typeof copy.reasons)[number]['value'];

/** The usual reasons as chips, each of which fills in both languages; any other reason as text. */
export function ReasonChoice({ draft, problems, onChange }: ReasonChoiceProps) {
  const { reason, reasonFrench } = draft;
  const usualReason = copy.reasons.find(({ value }) => value === reason);
  const chosen: Reason | undefined = usualReason?.value ?? (reason === '' ? undefined : 'other');
  return (
    <Stack as="section" gap={12} shrinks aria-labelledby="why-closed">
      <Heading size="caption" untracked id="why-closed">
        {copy.why}
      </Heading>
      <ChipChoice
        label={copy.why}
        name="why"
        options={copy.reasons}
        value={chosen}
        onChange={(next) => {
          const { French } = copy.reasons.find((reason) => reason.value === next) ?? { French: '' };
          onChange({ reason: next === 'other' ? '' : next, reasonFrench: French });
        }}
      />
      <Grid gap={12} className={styles.texts}>
        <Field
          label={copy.reason}
          name="reason"
          value={reason}
          onChange={(text) => onChange({ reason: text })}
          autoComplete="off"
          hint={copy.reasonHint}
          error={problems.reason}
        />
        <Field
          label={copy.reasonFrench}
          name="reason-french"
          value={reasonFrench}
          onChange={(text) => onChange({ reasonFrench: text })}
          autoComplete="off"
          optional
          hint={copy.reasonFrenchHint}
          error={problems.reasonFrench}
        />
      </Grid>
    </Stack>
  );
}
