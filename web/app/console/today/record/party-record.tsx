import { type ReactNode, useState } from 'react';
import type { StaffClient } from '#app/console/api/staff-client.ts';
import { keptDaysCopy } from '#app/content/staff/offline-copy.ts';
import { recordCopy as copy } from '#app/content/staff/record-copy.ts';
import { languageWords, partyCopy, startTimes, wholeTourNames } from '#app/content/staff/today-copy.ts';
import { Stepper } from '#app/ui/form/stepper.tsx';
import { Cluster, Stack, Text } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Spelled } from '#app/ui/spelled.tsx';
import { startOf } from '#shared/booking/start-and-end.ts';
import type { Colleague } from '#shared/contracts/staff/fields.ts';
import { spokenLetters } from '#shared/staff/parties/spoken-letters.ts';
import { undoMethod } from '#shared/staff/parties/undo-rule.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import { formatVuv } from '#shared/values/written-amount.ts';
import { dayTimeOf } from '../../offline/line-in-words.ts';
import { useDeviceWord } from '../../passkey/use-device-word.ts';
import { PartyButtons } from '../parties/party-buttons.tsx';
import { useOnRemove, usePreservedFocus } from '../parties/use-preserved-focus.ts';
import { Press } from '../press/press.tsx';
import sheetStyles from '../press/sheet-styles.module.css';
import { historyOf } from '../view/history.ts';
import type { PartyActions } from '../view/party-actions.ts';
import type { PartyView } from '../view/party-view.ts';
import { doneTextOf, takenVuvOf } from '../view/party-words.ts';
import { History } from './history.tsx';
import { NoteForm } from './note-form.tsx';
import styles from './record.module.css';
import { useDeviceNames } from './use-device-names.ts';

export interface PartyRecordProps {
  view: PartyView;
  colleague: Colleague | undefined;
  people: Readonly<Record<string, string>>;
  client: StaffClient;
  actions: PartyActions;
  canArrive: boolean;
  now: Date;
  /** Whether the device is offline, and shows only what it has stored. */
  isOffline?: boolean;
  /** When the day on screen was loaded, in epoch seconds. */
  asOf?: number | undefined;
  hasHints?: boolean;
}

/** Everything about a party: buttons, details, notes and history, then the guests still to come. */
export function PartyRecord({
  view,
  colleague,
  people,
  client,
  actions,
  canArrive,
  now,
  isOffline = false,
  asOf,
  hasHints = false,
}: PartyRecordProps) {
  const { party, visitStatus, awaited, noShow, amountDue, here } = view;
  const date = party.date as CalendarDate;
  const deviceWord = useDeviceWord();
  const done = doneTextOf(view, true);
  const takenVuv = takenVuvOf(view);
  const hasBegun = startOf(date, party.time) <= now;
  const headingAround = (container: HTMLElement) => container.closest('dialog, aside')?.querySelector('h2');
  const { container, onRemove } = usePreservedFocus(headingAround);
  const awaitedFocus = usePreservedFocus(headingAround);
  const isOpen = !view.isCancelled;
  const canComeAfterAll = isOpen && awaited === 0 && noShow > 0 && canArrive;
  const lines = historyOf(view, people, useDeviceNames(party, colleague, client));
  const isUndone = (id: string) => lines.some((line) => line.id === id && line.isReversed);
  return (
    <Stack gap={14}>
      {done && visitStatus !== 'cancelled' && (
        <Text size="fact" tone="quiet">
          <Text as="b" weight="strong" tone="cream">
            {done.title}
          </Text>
          {done.detail && `, ${done.detail}`}
        </Text>
      )}
      {visitStatus === 'cancelled' && (
        <Notice dense kind="plain">
          {copy.cancelled}
        </Notice>
      )}
      <Cluster gap={8} nowrap className={sheetStyles.row} ref={container}>
        {!done && (
          <PartyButtons
            view={view}
            actions={actions}
            canArrive={canArrive}
            hasHints={hasHints}
            hasSums={!hasHints}
            onRemove={onRemove}
          />
        )}
        {canComeAfterAll && (
          <Press isGuarded onPress={() => actions.arrive(view, noShow)}>
            {copy.afterAll}
          </Press>
        )}
        {isOpen && amountDue > 0 && canArrive && (
          <Press kind="line" onPress={() => actions.openPayment(view)}>
            {partyCopy.other}
          </Press>
        )}
      </Cluster>
      <dl className={`${sheetStyles.facts} ${styles.facts}`}>
        <Detail term={wholeTourNames[party.tourType]}>
          {startTimes.whole(party.time)}, {languageWords[party.preferredLanguage]}
        </Detail>
        {amountDue > 0 && (
          <Detail term={copy.toPay}>
            <Text as="span" tone={here > 0 ? 'owe' : undefined}>
              {formatVuv(amountDue)}
            </Text>
          </Detail>
        )}
        {takenVuv > 0 && <Detail term={copy.paid}>{formatVuv(takenVuv)}</Detail>}
        {view.outstandingVuv < 0 && (
          <Detail term={copy.toPay}>{partyCopy.overpaid(-view.outstandingVuv)}</Detail>
        )}
        {party.sixLetters !== '' && (
          <Detail term={copy.sixLetters}>
            <Spelled text={spokenLetters(party.sixLetters)} />
          </Detail>
        )}
        {party.reference !== '' && (
          <Detail term={copy.reference}>
            <Spelled text={party.reference} />
          </Detail>
        )}
        <Detail term={copy.mail}>
          {party.email ||
            (isOffline && party.reference === '' ? keptDaysCopy.noMail(deviceWord) : copy.noMail)}
        </Detail>
        {party.phone && (
          <Detail term={copy.phone}>
            <a href={`tel:${party.phone.replace(/[^+\d]/g, '')}`}>{party.phone}</a>
          </Detail>
        )}
        {party.companyName && (
          <Detail term={copy.operator}>
            {party.companyName}
            {party.totalPrice > party.due && `, ${copy.onStatement(party.totalPrice - party.due)}`}
          </Detail>
        )}
      </dl>
      <NoteForm view={view} onAdd={(text) => actions.note(view, text)} />
      <History
        lines={lines}
        day={date}
        asOf={isOffline && asOf !== undefined ? dayTimeOf(asOf, now) : undefined}
        undoMethodOf={({ entry, isReversed, isUnsent }) => {
          if (colleague === undefined || entry === undefined || isReversed || isUndone(entry.id))
            return undefined;
          // Offline, a colleague can undo only entries that they recorded on this device.
          if (isUnsent)
            return entry.kept && entry.by === colleague.id && entry.kind !== 'undo' ? 'undo' : undefined;
          return isOffline ? undefined : undoMethod(entry, colleague, now);
        }}
        onUndo={({ id }) => actions.undo(view, id)}
        onReverse={({ id }) => actions.reverse(view, id)}
      />
      <Stack gap={14} className="collapses" ref={awaitedFocus.container}>
        {isOpen && awaited > 0 && (
          <Awaited key={awaited} onRemove={awaitedFocus.onRemove}>
            {canArrive && <Arrivals view={view} onArrive={(guests) => actions.arrive(view, guests)} />}
            <Press kind="line" isSmall isDisabled={!hasBegun} onPress={() => actions.noShow([view])}>
              {hasBegun ? copy.noShow(awaited) : copy.noShowLater}
            </Press>
          </Awaited>
        )}
        {canComeAfterAll && noShow > 1 && (
          <Awaited key={`no-show ${noShow}`} onRemove={awaitedFocus.onRemove}>
            <Arrivals view={view} onArrive={(guests) => actions.arrive(view, guests)} />
          </Awaited>
        )}
      </Stack>
    </Stack>
  );
}

/** Buttons for guests who are still to come. */
function Awaited({ onRemove, children }: { onRemove: () => void; children: ReactNode }) {
  useOnRemove(onRemove);
  return children;
}

/** Records the arrival of a part of the party. */
function Arrivals({ view, onArrive }: { view: PartyView; onArrive: (guests: number) => void }) {
  const { here, guests } = view;
  const missingCount = view.awaited || view.noShow;
  const [arrivingCount, setArrivingCount] = useState(missingCount);
  if (guests === 1) return null;
  const question = here > 0 ? copy.howManyMore : copy.howMany;
  return (
    <Stack gap={8} padY={12} rule="both">
      <Text size="fact" tone="quiet">
        <Text as="b" block size="name" tone="cream">
          {partyCopy.partHere(here, guests)}
        </Text>
        {question}
      </Text>
      <Stepper
        touch
        value={String(arrivingCount)}
        min={1}
        max={missingCount}
        label={question}
        fewerLabel={copy.fewer}
        moreLabel={copy.more}
        onChange={(count) => setArrivingCount(Number(count))}
      />
      <Press isSmall onPress={() => onArrive(arrivingCount)}>
        {here > 0 ? copy.moreArrived(arrivingCount) : copy.arrivedNow(arrivingCount)}
      </Press>
    </Stack>
  );
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
