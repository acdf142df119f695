import { useEffect, useState } from 'react';
import type { StaffClient } from '#app/console/api/staff-client.ts';
import { walkInCopy as copy } from '#app/content/staff/adding-copy.ts';
import { walkInAloneCopy } from '#app/content/staff/offline-copy.ts';
import { startTimes, tourNames } from '#app/content/staff/today-copy.ts';
import { Cluster, Text } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SheetFoot } from '#app/ui/sheet.tsx';
import type { TourLanguage } from '#shared/booking/language.ts';
import { totalPriceVuv } from '#shared/booking/tours.ts';
import type { Party } from '#shared/contracts/staff/party.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import { formatFigure } from '#shared/values/written-amount.ts';
import { dayTimeOf } from '../../offline/line-in-words.ts';
import { useDeviceWord } from '../../passkey/use-device-word.ts';
import { FlatTicks } from '../drawing/flat-ticks.tsx';
import { Choices } from '../press/choices.tsx';
import numbers from '../press/number-buttons.module.css';
import { NumberButtons } from '../press/number-buttons.tsx';
import { Press } from '../press/press.tsx';
import { Sheet } from '../press/sheet.tsx';
import { TooLateNotice } from '../ships/too-late.tsx';
import { inLanguage, languagesOf, openStarts } from '../view/room.ts';
import type { StartView } from '../view/start-view.ts';
import { FullStart } from './full-start.tsx';
import { StartPicks } from './start-picks.tsx';
import { useAddParty } from './use-add-party.ts';
import styles from './walk-in.module.css';

export interface WalkInSheetProps {
  date: CalendarDate;
  starts: readonly StartView[];
  /** The number chosen at first. */
  startId: number | undefined;
  count?: number | undefined;
  now: Date;
  /** Without a network: the age of the list that this device alone knows, in epoch seconds. */
  alone?: { readonly asOf: number | undefined } | undefined;
  client: StaffClient;
  onAdded: (party: Party) => void;
  /** Called after a refusal, since the day on screen may be outdated. */
  onRefused: () => void;
  onClose: () => void;
}

/** How many starts are offered at first, to keep the numbers under the thumb. */
const initialGuests = 3;

/** Starts of the hour that is open on screen, and of the next. */
function near(open: readonly StartView[], id: number | undefined): readonly StartView[] {
  const { slot } = open.find((start) => start.slot.id === id) ?? {};
  const at = open.findIndex((start) => start.slot.time === slot?.time);
  const from = Math.min(Math.max(at, 0), open.length - initialGuests);
  return open.slice(from, from + initialGuests);
}

/** Adds a walk-in in three presses: walk-in, number, add. The last button names the language. */
export function WalkInSheet(props: WalkInSheetProps) {
  const { date, starts, now, alone, client, onAdded, onRefused, onClose } = props;
  const device = useDeviceWord();
  const open = openStarts(starts, now);
  const [startId, setStartId] = useState(props.startId);
  const [count, setCount] = useState(props.count);
  const [areAllShown, setAllShown] = useState(open.length <= initialGuests + 1);
  const { state, add, dismiss } = useAddParty(client, onAdded);
  const start = starts.find(({ slot }) => slot.id === startId) ?? open[0];
  const refusedBy = state.status === 'refused' ? state.problem : undefined;
  const isFrozen = state.status === 'sending' || state.status === 'unanswered';
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once for each refusal
  useEffect(() => {
    if (refusedBy) onRefused();
  }, [refusedBy]);
  const take = (other: StartView) => {
    dismiss();
    setStartId(other.slot.id);
  };
  if (start === undefined || open.length === 0)
    return (
      <Sheet title={copy.title} onClose={onClose}>
        <p>{copy.none}</p>
      </Sheet>
    );
  if (start.free === 0 || refusedBy?.kind === 'slot-full')
    return (
      <Sheet
        title={
          refusedBy
            ? copy.justTaken
            : copy.fullTitle(startTimes.whole(start.slot.time), tourNames[start.slot.type])
        }
        tone={refusedBy && 'refused'}
        onClose={onClose}
      >
        <FullStart
          start={start}
          starts={starts}
          requested={(state.status === 'refused' ? state.command.guestCount : count) ?? 1}
          said={refusedBy?.message}
          now={now}
          onTake={take}
          onClose={onClose}
        />
      </Sheet>
    );
  const fits = count !== undefined && count <= start.free ? count : undefined;
  const price = totalPriceVuv(start.slot.type, fits ?? 0);
  const languages = languagesOf(start);
  const commit = (language: TourLanguage) => {
    if (fits === undefined || state.status === 'sending') return;
    const { id: tourId } = start.slot;
    void add({ source: 'walk-in', date, tourId, guestCount: fits, preferredLanguage: language });
  };
  const onKey = (key: string) => {
    const typed = Number(`${count ?? ''}${key}`);
    if (/^\d$/.test(key) && !isFrozen) setCount(typed <= start.free ? typed : Number(key) || undefined);
    if (key === 'Enter' && languages.length === 1) commit(languages[0] as TourLanguage);
  };
  return (
    <Sheet title={copy.title} onClose={onClose} onKey={onKey}>
      <div className={styles.body}>
        <StartPicks
          starts={areAllShown ? open : near(open, props.startId)}
          chosen={start}
          now={now}
          isDisabled={() => isFrozen}
          onChoose={take}
        >
          {!areAllShown && (
            <Press kind="quiet" isSmall onPress={() => setAllShown(true)}>
              {copy.allStarts(open.length)}
            </Press>
          )}
        </StartPicks>
        <div>
          <div className={styles.gauge}>
            <FlatTicks
              booked={start.booked}
              here={start.here}
              paid={start.paidGuests}
              keptArrivals={start.keptArrivals}
              isUnsure={alone !== undefined}
              chosenPlaces={fits ?? 0}
              width={336}
              height={34}
            />
          </div>
          <Cluster
            as="p"
            gap={16}
            nowrap
            justify="between"
            size="fact"
            tone="quiet"
            above={6}
            aria-live="polite"
          >
            <span>
              {start.booked > 0 && copy.taken(start.booked)}
              {start.booked > 0 && fits && ', '}
              {fits && (
                <Text as="b" weight="strong" tone="cream">
                  {copy.these(fits)}
                </Text>
              )}
            </span>
            {alone ? (
              <span>{walkInAloneCopy.left(start.free - (fits ?? 0))}</span>
            ) : fits ? (
              <span>{copy.after(start.free - fits)}</span>
            ) : (
              <Text as="b" weight="strong" tone="cream">
                {copy.isFree(start.free)}
              </Text>
            )}
          </Cluster>
        </div>
        {alone && (
          <Notice dense kind="plain">
            <strong>{walkInAloneCopy.title(device)}</strong>{' '}
            {walkInAloneCopy.text(alone.asOf === undefined ? undefined : dayTimeOf(alone.asOf, now))}
          </Notice>
        )}
        <Choices className={numbers.buttons} label={copy.adults}>
          <NumberButtons
            freePlaces={isFrozen ? 0 : start.free}
            chosenCount={fits ?? 'none'}
            onChoose={setCount}
          />
        </Choices>
        <TooLateNotice start={start} />
        {start.language === 'French' && <Locked start={start} starts={starts} guests={fits ?? 1} now={now} />}
        {refusedBy && (
          <Notice dense kind="refused">
            {refusedBy.message}
          </Notice>
        )}
        {state.status === 'unanswered' && (
          <Notice dense kind="warning">
            {copy.unanswered}
          </Notice>
        )}
        {languages.length > 1 && (
          <Text size="note" tone="quiet">
            {copy.firstDecides}
          </Text>
        )}
        <SheetFoot isEven>
          {fits === undefined ? (
            <Press isDisabled>{copy.howMany}</Press>
          ) : (
            languages.map((language) => (
              <Press
                key={language}
                kind="commit"
                isBusy={state.status === 'sending'}
                onPress={() => commit(language)}
              >
                {state.status === 'sending' ? copy.adding : copy.add(fits, language)}
                <small>
                  {alone
                    ? walkInAloneCopy.kept(price, device)
                    : languages.length > 1
                      ? formatFigure(price)
                      : copy.toPay(price)}
                </small>
              </Press>
            ))
          )}
        </SheetFoot>
      </div>
    </Sheet>
  );
}

function Locked({
  start,
  starts,
  guests,
  now,
}: {
  start: StartView;
  starts: readonly StartView[];
  guests: number;
  now: Date;
}) {
  const other = inLanguage(starts, 'English', { guests, like: start, now });
  return (
    <Notice dense kind="warning">
      <strong>{copy.locked(tourNames[start.slot.type], 'French')}</strong>
      {other && ` ${copy.lockedOther('English', startTimes.whole(other.slot.time), other.free)}`}
    </Notice>
  );
}
