import { useEffect, useState } from 'react';
import type { DeviceWord } from '#app/content/staff/device-word.ts';
import { keptDaysCopy as copy } from '#app/content/staff/offline-copy.ts';
import { Text } from '#app/ui/layout/layout.tsx';
import { SheetFoot } from '#app/ui/sheet.tsx';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import { formatDate } from '#shared/values/written-time.ts';
import type { KeptDayHead } from '../../kept/kept-state.ts';
import { useKeptQueue } from '../../kept/use-kept.ts';
import { ageOf, dayTimeOf, isOld } from '../../offline/line-in-words.ts';
import rows from '../bar/day-sheet.module.css';
import { Press } from '../press/press.tsx';
import { Sheet } from '../press/sheet.tsx';
import { useDayCalendar } from '../view/closed-day.ts';
import { shortReasonOf } from '../view/short-reason.ts';
import { longDay } from '../view/time-words.ts';
import type { TodayScreen } from './use-screen.ts';

interface KeptDay extends KeptDayHead {
  readonly guests: number;
  readonly parties: number;
}

export interface KeptDaysSheetProps {
  screen: Pick<TodayScreen, 'now' | 'date' | 'chooseDay' | 'print'>;
  device: DeviceWord;
  onClose: () => void;
}

/** The days that this device keeps, each with its run sheet. */
export function KeptDaysSheet({ screen, device, onClose }: KeptDaysSheetProps) {
  const { now, date: openDate, chooseDay, print } = screen;
  const days = useKeptDays();
  const calendar = useDayCalendar();
  const closureOf = ({ date, guests }: KeptDay) =>
    guests === 0 ? shortReasonOf(date as CalendarDate, calendar) : undefined;
  const openDays = days.filter((day) => closureOf(day) === undefined);
  const asOf = Math.min(...days.map((day) => day.asOf));
  return (
    <Sheet title={copy.title} onClose={onClose} isFullScreen>
      <Text size="fact" tone="quiet" padY={12}>
        {days.length > 0 && (
          <Text as="b" weight="strong" tone="cream">
            {isOld(asOf, now)
              ? copy.asOfOld(dayTimeOf(asOf, now), ageOf(asOf, now))
              : copy.asOf(dayTimeOf(asOf, now))}{' '}
          </Text>
        )}
        {copy.about(days.length, device)}
      </Text>
      <ol>
        {days.map((day) => {
          const { date, guests, parties } = day;
          return (
            <li key={date} className={rows.row}>
              <button
                type="button"
                className={rows.day}
                aria-current={date === openDate ? 'date' : undefined}
                onClick={() => chooseDay(date as CalendarDate)}
              >
                <Text as="b" size="name" tone="cream">
                  {formatDate(date as CalendarDate, { weekday: 'short', day: 'numeric', month: 'short' })}
                </Text>
                <span>{closureOf(day) ?? copy.guests(guests, parties)}</span>
              </button>
              {closureOf(day) === undefined && (
                <Press
                  kind="line"
                  isSmall
                  label={`${copy.runSheet}, ${longDay(date as CalendarDate)}`}
                  onPress={() => print({ date: date as CalendarDate })}
                >
                  {copy.runSheet}
                </Press>
              )}
            </li>
          );
        })}
      </ol>
      {openDays.length > 0 && (
        <SheetFoot>
          <Press kind="line" onPress={() => print({ includesAllKeptDays: true })}>
            {copy.printAll}
            <small>{copy.sheets(openDays.length)}</small>
          </Press>
        </SheetFoot>
      )}
    </Sheet>
  );
}

/** The kept days, each with the numbers of guests and parties that this device knows. */
function useKeptDays(): readonly KeptDay[] {
  const queue = useKeptQueue();
  const [days, setDays] = useState<readonly KeptDay[]>([]);
  useEffect(() => {
    let isMounted = true;
    const loadDays = async () => {
      if (queue === undefined) return;
      const [heads, { parties }] = await Promise.all([queue.keptDays(), queue.doorList()]);
      const confirmed = parties.filter(({ status }) => status === 'confirmed');
      if (!isMounted) return;
      setDays(
        heads.map((head) => {
          const partiesOfDay = confirmed.filter(({ date }) => date === head.date);
          return {
            ...head,
            parties: partiesOfDay.length,
            guests: partiesOfDay.reduce((sum, party) => sum + party.guestCount, 0),
          };
        }),
      );
    };
    void loadDays().catch(() => {});
    return () => {
      isMounted = false;
    };
  }, [queue]);
  return days;
}
