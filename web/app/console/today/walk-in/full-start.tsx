import { walkInCopy as copy } from '#app/content/staff/adding-copy.ts';
import { consoleCopy } from '#app/content/staff/console-copy.ts';
import { sheetCopy, startCopy, startTimes, tourNames } from '#app/content/staff/today-copy.ts';
import { Cluster, Grid, Stack, Text } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { tours } from '#shared/booking/tours.ts';
import { FlatTicks } from '../drawing/flat-ticks.tsx';
import { Press } from '../press/press.tsx';
import { TooLate } from '../ships/too-late.tsx';
import { LanguageName } from '../starts/language-name.tsx';
import { startsWithRoom } from '../view/room.ts';
import type { StartView } from '../view/start-view.ts';
import { punctualityOf } from '../view/start-words.ts';
import styles from './walk-in.module.css';

export interface FullStartProps {
  start: StartView;
  starts: readonly StartView[];
  requested: number;
  /** The refusal of the server, if any. */
  said?: string | undefined;
  now: Date;
  onTake: (start: StartView) => void;
  onClose: () => void;
}

/** A full start, with other starts that have room. */
export function FullStart({ start, starts, requested, said, now, onTake, onClose }: FullStartProps) {
  const others = startsWithRoom(starts, { guests: requested, not: start, now });
  return (
    <Stack gap={14}>
      <div>
        <div className={styles.gauge}>
          <FlatTicks
            booked={start.booked}
            here={start.here}
            paid={start.paidGuests}
            width={336}
            height={34}
          />
        </div>
        <Cluster as="p" gap={16} nowrap justify="between" size="fact" tone="quiet" above={6}>
          <Text as="b" weight="strong" tone="cream">
            {copy.takenCount(start.booked)}
          </Text>
          <span>{said ? copy.requested(requested) : copy.stillToCome(start.missing)}</span>
        </Cluster>
      </div>
      <Notice dense kind="refused">
        {said ? (
          <>
            {said} <strong>{copy.notAdded(requested)}</strong>
          </>
        ) : others.length > 0 ? (
          copy.fullHint(requested)
        ) : (
          copy.fullNothing
        )}
      </Notice>
      <ul>
        {others.map((other) => (
          <Grid
            key={other.slot.id}
            as="li"
            gap={8}
            align="center"
            size="fact"
            tone="quiet"
            padY={6}
            rule="above"
            className={styles.other}
          >
            <Text as="span" tone="cream" className={styles.time}>
              {startTimes.short(other.slot.time)}
            </Text>
            <span>
              <Text as="b" block weight="strong" tone="cream">
                {tourNames[other.slot.type]}
                {other.language && (
                  <>
                    , <LanguageName start={other} isInLine />
                  </>
                )}
              </Text>
              {copy.isFree(other.free)},{' '}
              {other.language ? punctualityOf(other, now)?.text : startCopy.languageFree.toLowerCase()},{' '}
              {copy.each(tours[other.slot.type].priceVuv)}
              <TooLate start={other} now={now} />
            </span>
            <Press
              kind="line"
              label={`${copy.take}${consoleCopy.colon}${startTimes.whole(other.slot.time)} ${tourNames[other.slot.type]}`}
              onPress={() => onTake(other)}
            >
              {copy.take}
            </Press>
          </Grid>
        ))}
      </ul>
      <Press kind="quiet" onPress={onClose}>
        {sheetCopy.close}
      </Press>
    </Stack>
  );
}
