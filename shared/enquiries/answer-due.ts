import { type ClosedOn, hoursOn } from '../calendar/opening-hours.ts';
import { addDays, type CalendarDate, dateOf, instantAt, minutesOf } from '../values/port-vila-time.ts';

/** Maximum number of consecutive closed days. */
const maxTries = 60;

/**
 * When an enquiry has waited for one working day, in epoch seconds: at the same time of the next working day, or at the
 * end of it when the enquiry came on a closed day. A working day is one on which the distillery opens.
 *
 * @param receivedAt in epoch seconds
 * @param closedOn whether a day is closed, except for Sundays
 */
export function answerDueAt(receivedAt: number, closedOn: ClosedOn): number {
  const received = new Date(receivedAt * 1000);
  const date = dateOf(received);
  const isWorking = (day: CalendarDate) => hoursOn(day, closedOn) !== undefined;
  let next = addDays(date, 1);
  for (let tries = 0; !isWorking(next) && tries < maxTries; tries += 1) next = addDays(next, 1);
  const due = isWorking(date)
    ? instantAt(next, minutesOf(received)).getTime() / 1000 + (receivedAt % 60)
    : instantAt(addDays(next, 1), 0).getTime() / 1000;
  return due;
}
