import { Link } from 'react-router-dom';
import { dayLabel } from '#app/console/closures/day-words.ts';
import { PreviewCard } from '#app/console/closures/preview-card.tsx';
import { ResultCard } from '#app/console/closures/result-card.tsx';
import { momentLabel } from '#app/console/page/moments.ts';
import { Done } from '#app/console/page/outcome.tsx';
import { calendarCopy as copy } from '#app/content/staff/calendar-copy.ts';
import { closuresCopy } from '#app/content/staff/closures-copy.ts';
import { staffPaths } from '#app/content/staff/staff-paths.ts';
import { startTimes } from '#app/content/staff/today-copy.ts';
import { focusOn } from '#app/ui/focus-on.ts';
import { Stack, Text } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { slotsOn, timetableOf } from '#shared/booking/slots.ts';
import { closedDayOn } from '#shared/calendar/closed-days.ts';
import type { CalendarDay } from '#shared/contracts/office/calendar-day.ts';
import { type CalendarDate, calendarDateFrom, dateOf, weekdayOf } from '#shared/values/port-vila-time.ts';
import { listedOpening } from './day-draft.ts';
import { DayForm } from './day-form.tsx';
import styles from './day-part.module.css';
import { type LateStart, lateStarts } from './late-starts.ts';
import { useDayEdit } from './use-day-edit.ts';

export interface DayPartProps {
  day: CalendarDay;
  now: Date;
  /** Called with the saved day, or without a day if it may have changed. */
  onSaved: (day?: CalendarDay) => void;
}

/** A day of the calendar: its form, then the guests to notify, then the result. */
export function DayPart({ day, now, onSaved }: DayPartProps) {
  const edit = useDayEdit(day, onSaved);
  const { run } = edit;
  const date = calendarDateFrom(day.date);
  const { noon } = copy.day;
  const isFromNoon = edit.draft.opening === 'afternoon';
  if (run.status === 'done')
    return (
      <ResultCard {...(isFromNoon && { title: noon.done })} run={run} hasDays={false} onLeave={edit.finish} />
    );
  if (run.preview) {
    const { hasEvening, evening } = edit.draft;
    const { ships, evening: savesEvening } = edit.changedParts;
    const savedParts = [
      ...(isFromNoon ? [noon.closes(startsBeforeNoon(date))] : []),
      ...(ships ? [copy.day.withShips] : []),
      ...(savesEvening ? [copy.day.withEvening] : []),
    ];
    return (
      <PreviewCard
        run={run}
        hasDays={false}
        onLeave={run.forget}
        closedDays={{ days: dayLabel(date), evenings: hasEvening ? [evening.name] : [], saved: savedParts }}
        isAlsoSaved
        {...(isFromNoon && {
          confirmLabel: noon.confirm,
          cancelLabel: noon.leave,
          busyLabel: copy.day.saving,
        })}
      />
    );
  }
  return (
    <Stack skipEmpty as="section" gap={16} pack="start" className={styles.part} aria-labelledby="open-day">
      <Link className={styles.back} to={`${staffPaths.calendar}?month=${date.slice(0, 7)}`}>
        {copy.day.back}
      </Link>
      <div>
        <h2 id="open-day" className={styles.title} tabIndex={-1} ref={focusOn}>
          {dayLabel(date)}
        </h2>
        <Text size="fact" tone="quiet" above={8}>
          {copy.day.listed(listedLabel(day))}
          {day.edit && ` ${copy.day.editedBy(day.edit.by, momentLabel(day.edit.at, now))}`}
        </Text>
      </div>
      <Done text={edit.saved && copy.day.saved(dayLabel(day.date))} />
      <div role="status">{edit.saved && <LateStarts starts={lateStarts(edit.saved, now)} date={date} />}</div>
      {day.pendingNotifications > 0 && (
        <Notice kind="warning">{copy.day.pendingNotifications(day.pendingNotifications)}</Notice>
      )}
      {date < dateOf(now) ? <p>{copy.day.past}</p> : <DayForm edit={edit} isSunday={weekdayOf(date) === 0} />}
    </Stack>
  );
}

/** The booked starts that are now too late for a ship, and a link to close them. */
function LateStarts({ starts, date }: { starts: readonly LateStart[]; date: CalendarDate }) {
  if (starts.length === 0) return null;
  const ships = [...new Set(starts.flatMap(({ ships }) => ships))].join(', ');
  const labels = starts.map(({ slot, guests }) =>
    copy.day.tooLate.start(startTimes.whole(slot.time), closuresCopy.tour[slot.type], guests),
  );
  const query = starts.map(({ slot }) => `&start=${slot.id}`).join('');
  return (
    <Notice kind="warning">
      {copy.day.tooLate.now(ships, labels.join(', '))} {copy.day.tooLate.ask}{' '}
      <Link to={`${staffPaths.closures}?date=${date}${query}`}>{copy.day.tooLate.close}</Link>
    </Notice>
  );
}

const startsBeforeNoon = (date: CalendarDate): number =>
  timetableOf(date).length - slotsOn(date, { date, opening: 'afternoon' }).length;

function listedLabel({ date }: CalendarDay): string {
  const day = calendarDateFrom(date);
  const name = closedDayOn(day)?.name;
  const opening = copy.opening[listedOpening(day)].toLowerCase();
  return name === undefined ? opening : `${opening}, ${name}`;
}
