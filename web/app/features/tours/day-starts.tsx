import { CapacityMeter } from '#app/booking/capacity-meter.tsx';
import { shipCopy } from '#app/content/booking/ship-copy.ts';
import { toursCopy as copy } from '#app/content/booking/tours-copy.ts';
import { Panel, Stack, Text } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { messages } from '#shared/booking/messages/messages.ts';
import { languageName } from '#shared/booking/messages/slot-words.ts';
import { isShipKnown } from '#shared/booking/ship-days.ts';
import type { TourType } from '#shared/booking/slots.ts';
import { formatDate } from '#shared/values/written-time.ts';
import { dayHints } from './day-hint.ts';
import styles from './day-section.module.css';
import { DepartureLink } from './departure-link.tsx';
import { HighlightNotice } from './highlight-notice.tsx';
import { Timeline } from './timeline.tsx';
import type { ToursState } from './use-tours.ts';

export interface DayStartsProps {
  state: ToursState;
  types: readonly TourType[];
}

/** The starts of an open day, the number that suit the party, and a link to another day if few do. */
export function DayStarts({ state, types }: DayStartsProps) {
  const { views, day, ships, shipName } = state;
  const shipCall = ships.find((call) => call.ship === shipName);
  const isUnbookable = day.status !== 'loading' && views.every((view) => !view.isOpen);
  const hints = dayHints(views, types, state).map(({ text, departure }) => (
    <DepartureLink key={text} text={text} departure={departure} />
  ));
  const starts = (
    <>
      {!isUnbookable && <MeterLegend yours={state.guests ?? 1} />}
      <Timeline views={views} types={types} ship={shipCall} />
    </>
  );
  return (
    <>
      <Stack gap={12} above={24} role="status">
        <DayMessage state={state} isUnbookable={isUnbookable} ship={shipCall?.ship} />
        {day.status !== 'loading' && <HighlightNotice state={state} views={views} />}
      </Stack>
      {isUnbookable ? (
        <>
          {hints}
          <Panel as="details" above={12} className={styles.all}>
            <summary>{copy.showAll}</summary>
            {starts}
          </Panel>
        </>
      ) : (
        <>
          {starts}
          {hints}
        </>
      )}
    </>
  );
}

interface DayMessageProps {
  state: ToursState;
  isUnbookable: boolean;
  ship: string | undefined;
}

/** Number of suitable starts, or why there are none. Announced when the day or the guest’s choices change. */
function DayMessage({ state, isUnbookable, ship }: DayMessageProps) {
  const { views, day, date, guests = 1, language, ships, shipName } = state;
  if (day.status === 'loading')
    return (
      <Text size="entry" weight="strong">
        {copy.counting(formatDate(date, { weekday: 'long', day: 'numeric', month: 'long' }))}
      </Text>
    );
  if (isUnbookable) return <Notice kind="warning">{copy.noneLeft}</Notice>;
  return (
    <>
      {day.status === 'failed' && <Notice kind="warning">{copy.couldNotCheck}</Notice>}
      {language === 'French' && <Notice kind="warning">{messages.englishOnlyAtNoon}</Notice>}
      {ships.length > 0 && !isShipKnown(ships, shipName) ? (
        <Notice kind="warning">{shipCopy.choose}</Notice>
      ) : (
        <Text size="entry" weight="strong">
          {copy.suit(
            views.filter((view) => view.isSuitable).length,
            guests,
            language && languageName(language),
            ship,
          )}
        </Text>
      )}
    </>
  );
}

/** Legend of the ticks of a slot. */
const MeterLegend = ({ yours }: { yours: number }) => (
  <Text as="div" size="label" tone="quiet" above={8} className={styles.key}>
    <p id="places-key">{copy.key.label}</p>
    <ul aria-labelledby="places-key">
      <li>
        <CapacityMeter places={3} taken={3} tone="plain" />
        {copy.key.taken}
      </li>
      <li data-places={Math.min(yours, 3)}>
        <CapacityMeter places={Math.min(yours, 3)} taken={0} yours={Math.min(yours, 3)} tone="plain" />
        {copy.key.yours(yours)}
      </li>
      <li>
        <CapacityMeter places={3} taken={0} tone="plain" />
        {copy.key.left}
      </li>
    </ul>
  </Text>
);
