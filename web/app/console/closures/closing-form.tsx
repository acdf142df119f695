import { useEffect, useRef } from 'react';
import { closuresCopy as copy } from '#app/content/staff/closures-copy.ts';
import { useRequest } from '#app/requests/use-request.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { FieldError } from '#app/ui/form/field-error.tsx';
import { RadioGroup } from '#app/ui/form/radio-group.tsx';
import { Grid, Heading, Stack, Text } from '#app/ui/layout/layout.tsx';
import { bookingWindow } from '#shared/booking/booking-window.ts';
import { dateOf, parseCalendarDate } from '#shared/values/port-vila-time.ts';
import { staffClient } from '../api/staff-client.ts';
import type { ClosingDraft, DraftProblems, Extent } from './closing-draft.ts';
import styles from './closing-form.module.css';
import { type ExtentOption, extentOptions } from './extent-options.ts';
import { ReasonChoice } from './reason-choice.tsx';
import { StartChoice } from './start-choice.tsx';

export interface ClosingFormProps {
  draft: ClosingDraft;
  problems: DraftProblems;
  now: Date;
  isBusy: boolean;
  /** The list of closures; when it is reloaded, so are the starts of the day. */
  closures?: unknown;
  /** The extents on offer; all when absent. */
  extents?: readonly Extent[];
  onChange: (draft: ClosingDraft) => void;
  onSubmit: () => void;
}

/** Asks which starts or days to close, and why. */
export function ClosingForm(props: ClosingFormProps) {
  const { draft, problems, now, isBusy, closures, extents, onChange, onSubmit } = props;
  const { extent } = draft;
  const change = (changes: Partial<ClosingDraft>) => onChange({ ...draft, ...changes });
  const typedDate = parseCalendarDate(draft.date);
  const day = typedDate !== undefined && isOpenFor(typedDate, now) ? typedDate : undefined;
  const request = useRequest(
    day,
    (signal) => staffClient('openDay', { query: { date: day ?? dateOf(now) }, signal }),
    {
      failureEvent: 'starts-not-loaded',
    },
  );
  const { refresh } = request;
  const previousClosures = useRef(closures);
  useEffect(() => {
    if (previousClosures.current !== undefined && previousClosures.current !== closures) refresh();
    previousClosures.current = closures;
  }, [closures, refresh]);
  const starts = request.status === 'ready' && request.reply.date === day ? request.reply.starts : undefined;
  const options = extentOptions(day ?? dateOf(now), now, starts);
  return (
    <Stack
      as="form"
      gap={24}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onSubmit();
      }}
    >
      <Stack as="section" gap={12} shrinks aria-labelledby="what-to-close">
        <Heading size="caption" untracked id="what-to-close">
          {copy.what}
        </Heading>
        <div className={styles.extents}>
          <RadioGroup
            label={copy.what}
            name="extent"
            options={options
              .filter(({ value }) => extents?.includes(value) ?? true)
              .map(({ value, label, hint }) => ({ value, label: <ExtentLabel label={label} hint={hint} /> }))}
            value={extent}
            onChange={(value) => change({ extent: value })}
          />
        </div>
        <Grid gap={12} className={styles.days}>
          <Field
            label={extent === 'days' ? copy.first : copy.date}
            name="date"
            type="date"
            value={draft.date}
            onChange={(date) => change({ date, tourIds: [], ...(draft.last < date && { last: date }) })}
            error={extent === 'days' ? undefined : problems.days}
          />
          {extent === 'days' && (
            <Field
              label={copy.last}
              name="last"
              type="date"
              value={draft.last}
              onChange={(last) => change({ last })}
              error={problems.days}
            />
          )}
        </Grid>
        {extent === 'starts' && day && (
          <StartChoice
            date={day}
            now={now}
            starts={starts}
            hasFailed={request.status === 'failed'}
            chosen={draft.tourIds}
            onChoose={(tourIds) => change({ tourIds })}
            errorId={problems.starts && 'no-start'}
          />
        )}
        {problems.starts && <FieldError id="no-start">{problems.starts}</FieldError>}
      </Stack>
      <ReasonChoice draft={draft} problems={problems} onChange={change} />
      <Stack className={styles.buttons}>
        <Button kind="outlined" type="submit" busy={isBusy ? copy.previewing : undefined}>
          {copy.preview}
        </Button>
      </Stack>
    </Stack>
  );
}

function isOpenFor(date: string, now: Date): boolean {
  const { first, last } = bookingWindow(now);
  return date >= first && date <= last;
}

const ExtentLabel = ({ label, hint }: Pick<ExtentOption, 'label' | 'hint'>) => (
  <span>
    {label}
    <Text as="small" block size="small" tone="quiet">
      {hint}
    </Text>
  </span>
);
