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
import { languagesOf, nextStartInLanguage, startsForWalkIns } from '../view/alternative-starts.ts';
import type { StartView } from '../view/start-view.ts';
import { FullStart } from './full-start.tsx';
import { StartPicks } from './start-picks.tsx';
import { useAddParty } from './use-add-party.ts';
import styles from './walk-in.module.css';

export interface WalkInSheetProps {
  date: CalendarDate;
  starts: readonly StartView[];
  /** The start chosen at first. */
  startId: number | undefined;
  count?: number | undefined;
  now: Date;
  /** Set while offline: when this device's list was loaded, in epoch seconds. */
  offlineList?: { readonly asOf: number | undefined } | undefined;
  client: StaffClient;
  onAdded: (party: Party) => void;
  /** Called after a refusal, since the day on screen may be outdated. */
  onRefused: () => void;
  onClose: () => void;
}

/** Number of starts offered at first, so that the numbers stay within reach of the thumb. */
const initialStartCount = 3;

/** Starts of the hour that is open on screen, and of the next. */
function startsNear(openStarts: readonly StartView[], id: number | undefined): readonly StartView[] {
  const { slot } = openStarts.find((start) => start.slot.id === id) ?? {};
  const index = openStarts.findIndex((start) => start.slot.time === slot?.time);
  const firstIndex = Math.min(Math.max(index, 0), openStarts.length - initialStartCount);
  return openStarts.slice(firstIndex, firstIndex + initialStartCount);
}

/** Adds a walk-in in three presses: walk-in, number, add. The last button names the language. */
export function WalkInSheet(props: WalkInSheetProps) {
  const { date, starts, now, offlineList, client, onAdded, onRefused, onClose } = props;
  const device = useDeviceWord();
  const openStarts = startsForWalkIns(starts, now);
  const [startId, setStartId] = useState(props.startId);
  const [count, setCount] = useState(props.count);
  const [areAllShown, setAllShown] = useState(openStarts.length <= initialStartCount + 1);
  const { state, add, dismiss } = useAddParty(client, onAdded);
  const start = starts.find(({ slot }) => slot.id === startId) ?? openStarts[0];
  const problem = state.status === 'refused' ? state.problem : undefined;
  const isFrozen = state.status === 'sending' || state.status === 'unanswered';
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once for each refusal
  useEffect(() => {
    if (problem) onRefused();
  }, [problem]);
  const chooseStart = (otherStart: StartView) => {
    dismiss();
    setStartId(otherStart.slot.id);
  };
  if (start === undefined || openStarts.length === 0)
    return (
      <Sheet title={copy.title} onClose={onClose}>
        <p>{copy.none}</p>
      </Sheet>
    );
  if (start.freePlaces === 0 || problem?.kind === 'slot-full')
    return (
      <Sheet
        title={
          problem
            ? copy.justTaken
            : copy.fullTitle(startTimes.whole(start.slot.time), tourNames[start.slot.type])
        }
        tone={problem && 'refused'}
        onClose={onClose}
      >
        <FullStart
          start={start}
          starts={starts}
          guests={(state.status === 'refused' ? state.command.guestCount : count) ?? 1}
          refusal={problem?.message}
          now={now}
          onTake={chooseStart}
          onClose={onClose}
        />
      </Sheet>
    );
  const fittingCount = count !== undefined && count <= start.freePlaces ? count : undefined;
  const price = totalPriceVuv(start.slot.type, fittingCount ?? 0);
  const languages = languagesOf(start);
  const commit = (language: TourLanguage) => {
    if (fittingCount === undefined || state.status === 'sending') return;
    const { id: tourId } = start.slot;
    void add({ source: 'walk-in', date, tourId, guestCount: fittingCount, preferredLanguage: language });
  };
  const onKey = (key: string) => {
    const typedCount = Number(`${count ?? ''}${key}`);
    if (/^\d$/.test(key) && !isFrozen)
      setCount(typedCount <= start.freePlaces ? typedCount : Number(key) || undefined);
    if (key === 'Enter' && languages.length === 1) commit(languages[0] as TourLanguage);
  };
  return (
    <Sheet title={copy.title} onClose={onClose} onKey={onKey}>
      <div className={styles.body}>
        <StartPicks
          starts={areAllShown ? openStarts : startsNear(openStarts, props.startId)}
          chosenStart={start}
          now={now}
          isDisabled={() => isFrozen}
          onChoose={chooseStart}
        >
          {!areAllShown && (
            <Press kind="quiet" isSmall onPress={() => setAllShown(true)}>
              {copy.allStarts(openStarts.length)}
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
              isUnsure={offlineList !== undefined}
              chosenPlaces={fittingCount ?? 0}
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
              {start.booked > 0 && fittingCount && ', '}
              {fittingCount && (
                <Text as="b" weight="strong" tone="cream">
                  {copy.these(fittingCount)}
                </Text>
              )}
            </span>
            {offlineList ? (
              <span>{walkInAloneCopy.left(start.freePlaces - (fittingCount ?? 0))}</span>
            ) : fittingCount ? (
              <span>{copy.after(start.freePlaces - fittingCount)}</span>
            ) : (
              <Text as="b" weight="strong" tone="cream">
                {copy.isFree(start.freePlaces)}
              </Text>
            )}
          </Cluster>
        </div>
        {offlineList && (
          <Notice dense kind="plain">
            <strong>{walkInAloneCopy.title(device)}</strong>{' '}
            {walkInAloneCopy.text(
              offlineList.asOf === undefined ? undefined : dayTimeOf(offlineList.asOf, now),
            )}
          </Notice>
        )}
        <Choices className={numbers.buttons} label={copy.adults}>
          <NumberButtons
            freePlaces={isFrozen ? 0 : start.freePlaces}
            chosenCount={fittingCount ?? 'none'}
            onChoose={setCount}
          />
        </Choices>
        <TooLateNotice start={start} />
        {start.language === 'French' && (
          <LockedLanguageNotice start={start} starts={starts} guests={fittingCount ?? 1} now={now} />
        )}
        {problem && (
          <Notice dense kind="refused">
            {problem.message}
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
          {fittingCount === undefined ? (
            <Press isDisabled>{copy.howMany}</Press>
          ) : (
            languages.map((language) => (
              <Press
                key={language}
                kind="commit"
                isBusy={state.status === 'sending'}
                onPress={() => commit(language)}
              >
                {state.status === 'sending' ? copy.adding : copy.add(fittingCount, language)}
                <small>
                  {offlineList
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

function LockedLanguageNotice({
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
  const otherStart = nextStartInLanguage(starts, 'English', { guests, currentStart: start, now });
  return (
    <Notice dense kind="warning">
      <strong>{copy.locked(tourNames[start.slot.type], 'French')}</strong>
      {otherStart &&
        ` ${copy.lockedOther('English', startTimes.whole(otherStart.slot.time), otherStart.freePlaces)}`}
    </Notice>
  );
}
