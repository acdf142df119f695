import { useEffect, useState } from 'react';
import type { ShipHours } from '#shared/calendar/day-edit.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import type { DaySnapshot } from '../../kept/day-snapshot.ts';
import { withKept } from '../../kept/kept-day.ts';
import { useKeptQueue } from '../../kept/use-kept.ts';
import { useDayCalendar } from '../view/closed-day.ts';
import { type StartView, viewStarts } from '../view/start-view.ts';
import type { TodayScreen } from './use-screen.ts';

export interface DayOnPaper {
  readonly date: CalendarDate;
  readonly starts: readonly StartView[];
  readonly ships: readonly ShipHours[];
  /** Epoch seconds. */
  readonly asOf: number;
}

/** All days that this device keeps and that are open, for paper; undefined until they are loaded, or if none is requested. */
export function useKeptDaysOnPaper(
  { kept, unsent }: Pick<TodayScreen, 'kept' | 'unsent'>,
  isRequested: boolean,
): readonly DayOnPaper[] | undefined {
  const queue = useKeptQueue();
  const calendar = useDayCalendar();
  const [days, setDays] = useState<readonly (readonly [CalendarDate, DaySnapshot])[]>();
  useEffect(() => {
    if (!isRequested || queue === undefined) return setDays(undefined);
    let isMounted = true;
    const loadDays = async () => {
      const heads = await queue.keptDays();
      const loadedDays = await Promise.all(
        heads.map(async ({ date }) => [date as CalendarDate, await queue.readDay(date)] as const),
      );
      if (isMounted)
        setDays(loadedDays.flatMap(([date, snapshot]) => (snapshot ? [[date, snapshot] as const] : [])));
    };
    void loadDays().catch(() => {});
    return () => {
      isMounted = false;
    };
  }, [queue, isRequested]);
  return days
    ?.map(([date, snapshot]) => ({
      date,
      starts: viewStarts(date, withKept(date, snapshot, kept), unsent, calendar.editOn(date)),
      ships: snapshot.ships,
      asOf: snapshot.asOf,
    }))
    .filter(({ starts }) => starts.some(({ closed, parties }) => !closed || parties.length > 0));
}
