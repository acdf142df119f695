import type { StaffClient } from '#app/console/api/staff-client.ts';
import { daySheetCopy as copy } from '#app/content/staff/finding-copy.ts';
import { runSheetCopy } from '#app/content/staff/run-sheet-copy.ts';
import { dayCopy } from '#app/content/staff/today-copy.ts';
import { useRequest } from '#app/requests/use-request.ts';
import { Field } from '#app/ui/form/field.tsx';
import { Cluster, Stack, Text } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { daysListed } from '#shared/staff/parties/days-listed.ts';
import { addDays, type CalendarDate, parseCalendarDate } from '#shared/values/port-vila-time.ts';
import { Press } from '../press/press.tsx';
import { Sheet } from '../press/sheet.tsx';
import { useDayCalendar } from '../view/closed-day.ts';
import { shortReasonOf } from '../view/short-reason.ts';
import { longDay } from '../view/time-words.ts';
import styles from './day-sheet.module.css';

export interface DaySheetProps {
  date: CalendarDate;
  today: CalendarDate;
  /** Reads the days; absent while no one is identified on a shared device. */
  client: StaffClient | undefined;
  onChoose: (date: CalendarDate) => void;
  onPrint: (date: CalendarDate) => void;
  onClose: () => void;
}

/** Chooses another day: one of the coming two weeks with its guests, ships and closures, the day before or after, or any date. */
export function DaySheet({ date, today, client, onChoose, onPrint, onClose }: DaySheetProps) {
  const calendar = useDayCalendar();
  const days = useRequest(
    client && 'days',
    async (signal) => (await client?.('listDays', { signal }))?.days,
    {
      failureEvent: 'days-not-loaded',
    },
  );
  const detailsOf = (day: CalendarDate): readonly string[] => {
    const summary = days.reply?.find((entry) => entry.date === day);
    const closureText =
      summary?.closedFor === undefined
        ? shortReasonOf(day, calendar)
        : dayCopy.closedBecause(summary.closedFor);
    if (summary === undefined) return closureText === undefined ? [] : [closureText];
    const { guests, ships, closedStarts } = summary;
    return [
      ...(closureText === undefined || guests > 0 ? [copy.guests(guests)] : []),
      ...ships.map(({ ship }) => ship),
      ...(closureText === undefined && closedStarts > 0 ? [copy.closedStarts(closedStarts)] : []),
      ...(closureText === undefined ? [] : [closureText]),
    ];
  };
  return (
    <Sheet title={copy.title} subtitle={longDay(date)} onClose={onClose}>
      <Stack gap={14}>
        <Cluster gap={8} nowrap>
          <Press kind="line" isSmall onPress={() => onChoose(addDays(date, -1))}>
            {copy.before}
          </Press>
          <Press kind="line" isSmall onPress={() => onChoose(addDays(date, 1))}>
            {copy.after}
          </Press>
        </Cluster>
        <div role="status">{client && days.status === 'loading' && <p>{copy.loading}</p>}</div>
        {days.status === 'failed' && (
          <Notice dense kind="warning">
            {copy.failed}{' '}
            <button type="button" className={styles.retry} onClick={days.retry}>
              {copy.retry}
            </button>
          </Notice>
        )}
        <ol>
          {Array.from({ length: daysListed }, (_, index) => addDays(today, index)).map((day, index) => (
            <li key={day} className={styles.row}>
              <button
                type="button"
                className={styles.day}
                aria-current={day === date ? 'date' : undefined}
                onClick={() => onChoose(day)}
              >
                <Text as="b" size="name" tone="cream">
                  {index === 0 ? copy.today : longDay(day)}
                </Text>
                <span>{[...(index === 0 ? [longDay(day)] : []), ...detailsOf(day)].join(', ')}</span>
              </button>
              <Press
                kind="line"
                isSmall
                label={runSheetCopy.printOf(longDay(day))}
                onPress={() => onPrint(day)}
              >
                {runSheetCopy.printShort}
              </Press>
            </li>
          ))}
        </ol>
        <Field
          dense
          optional
          label={copy.pick}
          type="date"
          value={date}
          onChange={(text) => {
            const day = parseCalendarDate(text);
            if (day) onChoose(day);
          }}
        />
      </Stack>
    </Sheet>
  );
}
