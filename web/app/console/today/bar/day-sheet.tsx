import { daySheetCopy as copy } from '#app/content/staff/finding-copy.ts';
import { runSheetCopy } from '#app/content/staff/run-sheet-copy.ts';
import { Field } from '#app/ui/form/field.tsx';
import { Cluster, Stack, Text } from '#app/ui/layout/layout.tsx';
import type { Calendar } from '#shared/calendar/calendar.ts';
import { addDays, type CalendarDate, parseCalendarDate } from '#shared/values/port-vila-time.ts';
import { Press } from '../press/press.tsx';
import { Sheet } from '../press/sheet.tsx';
import { closedBecause, useDayCalendar } from '../view/closed-day.ts';
import { longDay } from '../view/time-words.ts';
import styles from './day-sheet.module.css';

export interface DaySheetProps {
  date: CalendarDate;
  today: CalendarDate;
  onChoose: (date: CalendarDate) => void;
  onPrint: (date: CalendarDate) => void;
  onClose: () => void;
}

const daysListed = 7;

/** Chooses another day: one of the coming week, the day before or after, or any date. */
export function DaySheet({ date, today, onChoose, onPrint, onClose }: DaySheetProps) {
  const calendar = useDayCalendar();
  return (
    <Sheet title={copy.title} sub={longDay(date)} onClose={onClose}>
      <Stack gap={14}>
        <Cluster gap={8} nowrap>
          <Press kind="line" isSmall onPress={() => onChoose(addDays(date, -1))}>
            {copy.before}
          </Press>
          <Press kind="line" isSmall onPress={() => onChoose(addDays(date, 1))}>
            {copy.after}
          </Press>
        </Cluster>
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
                <span>
                  {closedBecause(day, calendar)
                    ? index === 0
                      ? closedBecause(day, calendar)
                      : shortReason(day, calendar)
                    : index === 0 && longDay(day)}
                </span>
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

const shortReason = (day: CalendarDate, calendar: Calendar): string | undefined =>
  new Date(`${day}T00:00:00Z`).getUTCDay() === 0 ? copy.sunday : closedBecause(day, calendar);
