import { slotsOn } from '../../../../../shared/booking/slots.ts';
import { startOf } from '../../../../../shared/booking/start-and-end.ts';
import type { Start } from '../../../../../shared/contracts/staff/party.ts';
import { type CalendarDate, instantAt } from '../../../../../shared/values/port-vila-time.ts';
import { closuresCopy as copy } from '../../../content/staff/closures-copy.ts';
import type { RadioOption } from '../../../ui/form/radio-group.tsx';
import { type Extent, noon, restOfDay } from './closing-draft.ts';

/**
 * How much of a day can be closed, each with what is in it. What has begun cannot be: the rest of a day is offered as
 * long as there is any.
 *
 * @param starts those of the day with guests; undefined while they are not known
 */
export function extentOptions(
  date: CalendarDate,
  now: Date,
  starts: readonly Pick<Start, 'tourId' | 'guests'>[] | undefined,
): readonly RadioOption<Extent>[] {
  const ahead = slotsOn(date).flatMap(({ id, time }) => (startOf(date, time) > now ? [id] : []));
  const rest = restOfDay(date, now);
  const hintOf = (ids: readonly number[]) =>
    copy.extentHint(
      ids.length,
      starts?.reduce((sum, { tourId, guests }) => sum + (ids.includes(tourId) ? guests : 0), 0),
    );
  const isUnderWay = now > instantAt(date, noon);
  return [
    { value: 'day', label: copy.extents.day, hint: hintOf(ahead) },
    ...(rest.length > 0
      ? [
          {
            value: 'rest' as const,
            label: isUnderWay ? copy.extents.fromNow : copy.extents.rest,
            hint: hintOf(rest),
          },
        ]
      : []),
    { value: 'starts', label: copy.extents.starts, hint: copy.startsHint },
    { value: 'days', label: copy.extents.days, hint: copy.daysHint },
  ];
}
