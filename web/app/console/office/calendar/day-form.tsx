import { ReasonChoice } from '#app/console/closures/reason-choice.tsx';
import { calendarCopy as copy } from '#app/content/staff/calendar-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { RadioGroup } from '#app/ui/form/radio-group.tsx';
import { Cluster, Heading, Stack } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import styles from './day-form.module.css';
import { EveningFields } from './evening-fields.tsx';
import { ShipFields } from './ship-fields.tsx';
import type { useDayEdit } from './use-day-edit.ts';

const openings = (['open', 'afternoon', 'closed'] as const).map((value) => ({
  value,
  label: copy.opening[value],
}));

export interface DayFormProps {
  edit: ReturnType<typeof useDayEdit>;
  isSunday: boolean;
}

/** The form in which a manager edits a day. */
export function DayForm({ edit, isSunday }: DayFormProps) {
  const { draft, problems, run, saveCommand, change } = edit;
  const refusal = saveCommand.refusal ?? run.problem;
  return (
    <Stack
      skipEmpty
      as="form"
      gap={24}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        edit.submit();
      }}
    >
      <Stack as="section" gap={12} shrinks className={styles.part} aria-labelledby="day-starts">
        <Heading as="h3" size="caption" untracked id="day-starts">
          {copy.day.starts}
        </Heading>
        {isSunday ? (
          <p>{copy.day.sunday}</p>
        ) : (
          <RadioGroup
            label={copy.day.starts}
            name="opening"
            options={openings}
            value={draft.opening}
            onChange={(opening) => change({ opening })}
            note={copy.day.keepsClosed}
          />
        )}
      </Stack>
      {edit.isRemovingStarts && <ReasonChoice draft={draft} problems={problems} onChange={change} />}
      <ShipFields ships={draft.ships} problems={problems} onChange={(ships) => change({ ships })} />
      <EveningFields draft={draft} problems={problems} onChange={change} />
      <div role="alert">
        {refusal && <Notice kind="refused">{refusal}</Notice>}
        {edit.isOutdated && !refusal && <Notice kind="warning">{copy.day.outdated}</Notice>}
      </div>
      <Cluster gap={8} className={styles.buttons}>
        <Button type="submit" kind="commit" busy={busyLabel(edit)}>
          {edit.isRemovingStarts ? copy.day.preview : copy.day.save}
        </Button>
        {edit.isOutdated ? (
          <Button kind="outlined" onClick={edit.adopt}>
            {copy.day.adopt}
          </Button>
        ) : (
          <Button kind="quiet" onClick={edit.resetToListed}>
            {copy.day.toListed}
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}

function busyLabel({ run, saveCommand }: DayFormProps['edit']): string | undefined {
  if (saveCommand.status === 'sending') return copy.day.saving;
  return run.status === 'previewing' ? copy.day.previewing : undefined;
}
