import { Link } from 'react-router-dom';
import { calendarCopy as copy } from '#app/content/staff/calendar-copy.ts';
import { staffPaths } from '#app/content/staff/staff-paths.ts';
import type { Request } from '#app/requests/use-request.ts';
import { Button } from '#app/ui/button.tsx';
import { Cluster, Heading, Stack, Text } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { firstOfMonth, type Month, monthAfter } from '#shared/calendar/month.ts';
import type { CalendarDay } from '#shared/contracts/office/calendar-day.ts';
import { dateOf } from '#shared/values/port-vila-time.ts';
import { formatDate } from '#shared/values/written-time.ts';
import { DayCell } from './day-cell.tsx';
import { guestsPerTick } from './guests-per-tick.ts';
import styles from './month-part.module.css';

export interface MonthPartProps {
  month: Month;
  range: { readonly first: Month; readonly last: Month };
  days: Request<readonly CalendarDay[]>;
  /** The day whose form is shown. */
  selectedDate: string | undefined;
  now: Date;
}

/** The days of a month: a grid of weeks on wide screens, otherwise a list. */
export function MonthPart({ month, range, days, selectedDate, now }: MonthPartProps) {
  const name = formatDate(firstOfMonth(month), { month: 'long', year: 'numeric' });
  const { status, reply } = days;
  return (
    <Stack skipEmpty aria-labelledby="calendar-month" as="section" gap={12}>
      <Cluster gap={8} gapX={16} align="center" justify="between">
        <Heading id="calendar-month" size="title-30" aria-live="polite">
          {name}
        </Heading>
        <Cluster aria-label={copy.title} as="nav" gap={8} nowrap>
          <MonthLink
            to={month > range.first ? monthAfter(month, -1) : undefined}
            label={copy.previous}
            sign="‹"
          />
          <MonthLink to={month < range.last ? monthAfter(month, 1) : undefined} label={copy.next} sign="›" />
        </Cluster>
      </Cluster>
      <div role="status">{reply === undefined && status === 'loading' && <p>{copy.loading}</p>}</div>
      {status === 'failed' && (
        <Stack gap={12} items="start">
          <Notice kind="refused">{reply ? copy.old : copy.failed}</Notice>
          <Button kind="outlined" small onClick={days.refresh}>
            {copy.retry}
          </Button>
        </Stack>
      )}
      {reply && (
        <>
          <div className={styles.weekdays} aria-hidden="true">
            {copy.weekdays.map((weekday) => (
              <span key={weekday}>{weekday}</span>
            ))}
          </div>
          <Stack as="ol" rule="below" className={styles.days} aria-label={copy.daysOf(name)}>
            {reply.map((day) => (
              <DayCell key={day.date} day={day} isSelected={day.date === selectedDate} today={dateOf(now)} />
            ))}
          </Stack>
          {reply.some(({ guests }) => guests > 0) && (
            <Text size="fact" tone="quiet">
              {copy.mark(guestsPerTick)}
            </Text>
          )}
        </>
      )}
    </Stack>
  );
}

function MonthLink({ to, label, sign }: { to: Month | undefined; label: string; sign: string }) {
  if (to === undefined)
    return (
      <span className={styles.arrow} aria-hidden="true">
        {sign}
      </span>
    );
  return (
    <Link className={styles.arrow} to={`${staffPaths.calendar}?month=${to}`} aria-label={label}>
      <span aria-hidden="true">{sign}</span>
    </Link>
  );
}
