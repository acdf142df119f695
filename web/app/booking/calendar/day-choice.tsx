import { useState } from 'react';
import { dayProblem } from '../../../../shared/booking/bookable-day.ts';
import { bookingWindow, monthsAhead } from '../../../../shared/booking/booking-window.ts';
import { messages } from '../../../../shared/booking/messages.ts';
import type { Holiday } from '../../../../shared/calendar/holidays.ts';
import { type Month, monthAfter, monthOf } from '../../../../shared/calendar/month.ts';
import type { CalendarDate } from '../../../../shared/values/port-vila-time.ts';
import { MonthCalendar } from './month-calendar.tsx';

export interface DayChoiceProps {
  date: CalendarDate;
  now: Date;
  closedDays: readonly Holiday[];
  onChoose: (date: CalendarDate) => void;
}

/** Calendar as a form control: keeps its month and says why a day cannot be chosen. */
export function DayChoice({ date, now, closedDays, onChoose }: DayChoiceProps) {
  const [turnedTo, turnTo] = useState<Month>();
  const [refusal, setRefusal] = useState<string>();
  const first = monthOf(bookingWindow(now).first);
  const closed = new Set(closedDays.map((day) => day.date));
  return (
    <MonthCalendar
      moment={{
        now,
        closedDays,
        date,
        closedBecause: dayProblem(date, now, (each) => closed.has(each)),
        months: { first, last: monthAfter(first, monthsAhead) },
      }}
      month={turnedTo ?? monthOf(date)}
      turnTo={turnTo}
      refusal={refusal}
      onChoose={(day) => {
        setRefusal(undefined);
        turnTo(undefined);
        onChoose(day);
      }}
      onRefuse={(isClosed) => setRefusal(isClosed ? messages.closedDay : undefined)}
    />
  );
}
