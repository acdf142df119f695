import { useState } from 'react';
import type { KnownDays } from '#app/requests/list-holidays.ts';
import { dayProblem } from '#shared/booking/bookable-day.ts';
import { bookingWindow } from '#shared/booking/booking-window.ts';
import { closedDayMessage } from '#shared/booking/messages/closed-day-message.ts';
import { monthsAhead } from '#shared/booking/terms.ts';
import { type Month, monthAfter, monthOf, monthToShow } from '#shared/calendar/month.ts';
import { type CalendarDate, dateOf } from '#shared/values/port-vila-time.ts';
import { MonthCalendar } from './month-calendar.tsx';

export interface DayChoiceProps {
  date: CalendarDate;
  now: Date;
  calendar: KnownDays;
  onChoose: (date: CalendarDate) => void;
}

/** Calendar as a form control: holds the visible month and says why a day cannot be chosen. */
export function DayChoice({ date, now, calendar, onChoose }: DayChoiceProps) {
  const [visibleMonth, showMonth] = useState<Month>();
  const [refusal, setRefusal] = useState<string>();
  const first = monthOf(bookingWindow(now).first);
  return (
    <MonthCalendar
      state={{
        now,
        calendar,
        date,
        closureReason: dayProblem(date, now, calendar),
        months: { first, last: monthAfter(first, monthsAhead) },
      }}
      month={visibleMonth ?? monthToShow(date, dateOf(now))}
      showMonth={showMonth}
      refusal={refusal}
      onChoose={(day) => {
        setRefusal(undefined);
        showMonth((month) => (month === monthOf(day) ? month : undefined));
        onChoose(day);
      }}
      onRefuse={(day) => setRefusal(closedDayMessage(day, calendar.closedDays))}
    />
  );
}
