import { useState } from 'react';
import { changeCopy as copy } from '#app/content/staff/change-copy.ts';
import { daySheetCopy } from '#app/content/staff/finding-copy.ts';
import { partyCopy } from '#app/content/staff/today-copy.ts';
import { Field } from '#app/ui/form/field.tsx';
import { Text } from '#app/ui/layout/layout.tsx';
import { bookingWindow } from '#shared/booking/booking-window.ts';
import type { Calendar } from '#shared/calendar/calendar.ts';
import { addDays, type CalendarDate, dateOf, parseCalendarDate } from '#shared/values/port-vila-time.ts';
import { Choices } from '../press/choices.tsx';
import { Press } from '../press/press.tsx';
import sheetStyles from '../press/sheet-styles.module.css';
import { closureReason, useDayCalendar } from '../view/closed-day.ts';
import { dayLabelNear } from '../view/time-words.ts';

export interface DayChoiceProps {
  /** The day of the party. */
  partyDate: CalendarDate;
  chosenDate: CalendarDate;
  now: Date;
  onChoose: (date: CalendarDate) => void;
}

/** Chooses a day for a party: its current day or one of the next open days by button, any other by date. */
export function DayChoice({ partyDate, chosenDate, now, onChoose }: DayChoiceProps) {
  const today = dateOf(now);
  const days = offeredDays(partyDate, today, useDayCalendar());
  const { first, last } = bookingWindow(now);
  const [typedDate, setTypedDate] = useState<string>();
  const isOther = typedDate !== undefined || !days.includes(chosenDate);
  return (
    <>
      <Choices isRow className={sheetStyles.row} label={copy.day}>
        {days.map((day) => (
          <Press
            key={day}
            isSmall
            isChosen={!isOther && day === chosenDate}
            onPress={() => {
              setTypedDate(undefined);
              onChoose(day);
            }}
          >
            <Text as="span" breaks="never">
              {day === today ? daySheetCopy.today : dayLabelNear(day, today)}
            </Text>
          </Press>
        ))}
        <Press isSmall isChosen={isOther} onPress={() => setTypedDate(chosenDate)}>
          {partyCopy.other}
        </Press>
      </Choices>
      {isOther && (
        <Field
          dense
          optional
          label={copy.day}
          type="date"
          value={typedDate ?? chosenDate}
          range={{ min: first, max: last }}
          onChange={(typed) => {
            setTypedDate(typed);
            const date = parseCalendarDate(typed);
            if (date) onChoose(date);
          }}
        />
      )}
    </>
  );
}

const maxDays = 3;
/** How many days ahead to look for open days. */
const daysToSearch = 14;

/** The day of the party and the next days with starts, in order. */
function offeredDays(
  partyDate: CalendarDate,
  today: CalendarDate,
  calendar: Calendar,
): readonly CalendarDate[] {
  const comingDays = Array.from({ length: daysToSearch }, (_, index) => addDays(today, index));
  const openDays = comingDays.filter(
    (day) => day !== partyDate && closureReason(day, calendar) === undefined,
  );
  return [partyDate, ...openDays].slice(0, maxDays).sort();
}
