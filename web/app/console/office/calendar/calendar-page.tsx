import { useLocation } from 'react-router-dom';
import { useNow } from '#app/clock/use-now.ts';
import { lazyPart } from '#app/console/language/lazy-part.ts';
import { PageTitle } from '#app/console/page/page-title.tsx';
import { calendarCopy as copy } from '#app/content/staff/calendar-copy.ts';
import { Stack } from '#app/ui/layout/layout.tsx';
import { LazyPart } from '#app/ui/lazy-part.tsx';
import page from '#app/ui/staff-frame/wide-page.module.css';
import { type Month, monthAfter, monthOf } from '#shared/calendar/month.ts';
import { dateOf } from '#shared/values/port-vila-time.ts';
import styles from './calendar-page.module.css';
import { MonthPart } from './month-part.tsx';
import { useMonth } from './use-month.ts';

/** Form, preview and result are loaded when a day is first opened. */
const DayPart = lazyPart(async () => (await import('./day-part.tsx')).DayPart);

/** How far ahead days can be edited. */
const monthsAhead = 12;

/** A month of the calendar; with `?day=` the form of that day next to it. */
export function CalendarPage() {
  const now = useNow();
  return now && <Calendar now={now} />;
}

function Calendar({ now }: { now: Date }) {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const first = monthOf(dateOf(now));
  const last = monthAfter(first, monthsAhead);
  const day = query.get('day') ?? undefined;
  const month = clampMonth(query.get('month') ?? day?.slice(0, 7) ?? first, first, last);
  const days = useMonth(month);
  const selectedDay = days.reply?.find(({ date }) => date === day);
  return (
    <div className={`${page.page} ${styles.page} ${selectedDay ? styles.withDay : ''}`}>
      <Stack gap={16} pack="start" className={styles.month}>
        <PageTitle title={copy.title} lead={copy.lead} />
        <MonthPart month={month} range={{ first, last }} days={days} selectedDate={day} now={now} />
      </Stack>
      {selectedDay ? (
        <LazyPart fallback={<p role="status">{copy.loading}</p>}>
          <DayPart
            key={selectedDay.date}
            day={selectedDay}
            now={now}
            onSaved={(saved) => {
              if (saved === undefined) days.refresh();
              else days.accept((days.reply ?? []).map((day) => (day.date === saved.date ? saved : day)));
            }}
          />
        </LazyPart>
      ) : (
        <p className={page.choose}>{copy.choose}</p>
      )}
    </div>
  );
}

function clampMonth(month: Month, first: Month, last: Month): Month {
  if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(month) || month < first) return first;
  return month > last ? last : month;
}
