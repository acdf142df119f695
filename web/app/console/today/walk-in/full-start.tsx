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
import { alternativeStarts } from '../view/alternative-starts.ts';
import type { StartView } from '../view/start-view.ts';
import { punctualityOf } from '../view/start-words.ts';
import styles from './walk-in.module.css';

export interface FullStartProps {
  start: StartView;
  starts: readonly StartView[];
  guests: number;
  /** The server's message, if it refused the party. */
  refusal?: string | undefined;
  now: Date;
  onTake: (start: StartView) => void;
  onClose: () => void;
}

/** A full start, with other starts that have enough places. */
export function FullStart({ start, starts, guests, refusal, now, onTake, onClose }: FullStartProps) {
  const otherStarts = alternativeStarts(starts, { guests, fullStart: start, now });
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
          <span>{refusal ? copy.requested(guests) : copy.stillToCome(start.missing)}</span>
        </Cluster>
      </div>
      <Notice dense kind="refused">
        {refusal ? (
          <>
            {refusal} <strong>{copy.notAdded(guests)}</strong>
          </>
        ) : otherStarts.length > 0 ? (
          copy.fullHint(guests)
        ) : (
          copy.fullNothing
        )}
      </Notice>
      <ul>
        {otherStarts.map((other) => (
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
              {copy.isFree(other.freePlaces)},{' '}
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
