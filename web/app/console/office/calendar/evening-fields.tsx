import { calendarCopy as copy } from '#app/content/staff/calendar-copy.ts';
import { Field } from '#app/ui/form/field.tsx';
import { RadioGroup } from '#app/ui/form/radio-group.tsx';
import { Grid, Heading, Stack } from '#app/ui/layout/layout.tsx';
import { type DayDraft, type DraftProblems, renameEvening } from './day-draft.ts';
import styles from './day-form.module.css';

export interface EveningFieldsProps {
  draft: Pick<DayDraft, 'hasEvening' | 'evening'>;
  problems: DraftProblems;
  onChange: (changes: Partial<DayDraft>) => void;
}

/** The evening event of a day. Such events are free and need no booking. */
export function EveningFields({ draft: { hasEvening, evening }, problems, onChange }: EveningFieldsProps) {
  const changeEvening = (changes: Partial<DayDraft['evening']>) =>
    onChange({ evening: { ...evening, ...changes } });
  return (
    <Stack as="section" gap={12} shrinks className={styles.part} aria-labelledby="day-evening">
      <Heading as="h3" size="caption" untracked id="day-evening">
        {copy.day.evening}
      </Heading>
      <RadioGroup
        label={copy.day.evening}
        name="has-evening"
        options={copy.day.evenings}
        value={hasEvening ? 'evening' : 'none'}
        onChange={(value) => onChange({ hasEvening: value === 'evening' })}
      />
      {hasEvening && (
        <>
          <Field
            label={copy.day.eveningName}
            name="evening"
            value={evening.name}
            autoComplete="off"
            error={problems.evening}
            onChange={(name) => onChange({ evening: renameEvening(evening, name) })}
          />
          <Field
            label={copy.day.eveningFrench}
            name="evening-french"
            value={evening.nameFrench}
            autoComplete="off"
            hint={copy.day.eveningFrenchHint}
            onChange={(nameFrench) => changeEvening({ nameFrench })}
          />
          <Grid gap={12} className={styles.times}>
            <Field
              label={copy.day.from}
              name="from"
              value={evening.from}
              autoComplete="off"
              hint={copy.day.clock}
              error={problems.from}
              onChange={(from) => changeEvening({ from })}
            />
            <Field
              label={copy.day.until}
              name="until"
              value={evening.until}
              autoComplete="off"
              hint={copy.day.clock}
              error={problems.until}
              onChange={(until) => changeEvening({ until })}
            />
          </Grid>
        </>
      )}
    </Stack>
  );
}
