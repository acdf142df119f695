import { dayCopy, startCopy } from '#app/content/staff/today-copy.ts';
import { Cluster, Text } from '#app/ui/layout/layout.tsx';
import { BulbRow } from '../parties/bulb-row.tsx';
import { PartyList } from '../parties/party-list.tsx';
import { Press } from '../press/press.tsx';
import { headingOf, StartHead } from '../starts/start-head.tsx';
import { missingParties } from '../view/no-shows.ts';
import type { PartyActions } from '../view/party-actions.ts';
import type { StartView } from '../view/start-view.ts';
import { punctualityOf, startName } from '../view/start-words.ts';
import styles from './open-start.module.css';

export interface OpenStartProps {
  start: StartView;
  now: Date;
  actions: PartyActions;
  canArrive: boolean;
  isWide: boolean;
  /** Whether notes and sums have separate columns. */
  hasColumns: boolean;
  chosenId: string | undefined;
  hasHints: boolean;
  isOffline?: boolean;
  /** Absent where no party can be added, and on wide screens, which have the dock. */
  onWalkIn?: (() => void) | undefined;
}

/** A start with its parties on the stem, and the bulb at its end. */
export function OpenStart({
  start,
  now,
  actions,
  canArrive,
  isWide,
  hasColumns,
  chosenId,
  hasHints,
  isOffline,
  onWalkIn,
}: OpenStartProps) {
  return (
    <section className={styles.start} aria-label={dayCopy.parties(startName(start))}>
      <StartHead start={start} now={now} isWide={isWide} />
      {start.parties.length > 0 ? (
        <PartyList
          parties={start.parties}
          actions={actions}
          canArrive={canArrive}
          isWide={hasColumns}
          hasDue={isWide && !hasColumns}
          chosenId={chosenId}
          hasHints={hasHints}
          labelledBy={headingOf(start)}
        />
      ) : (
        <Text tone="quiet" className={styles.empty}>
          {start.endsAt < now ? startCopy.empty : startCopy.emptyYet}.
        </Text>
      )}
      <LateBar start={start} now={now} onNoShow={actions.noShow} />
      {!isWide && <BulbRow freePlaces={start.freePlaces} isOffline={isOffline} onWalkIn={onWalkIn} />}
    </section>
  );
}

interface LateBarProps {
  start: StartView;
  now: Date;
  onNoShow: PartyActions['noShow'];
}

/** One button for all who did not come, below the parties to keep their rows in place. */
function LateBar({ start, now, onNoShow }: LateBarProps) {
  const missing = missingParties(start);
  if (!punctualityOf(start, now)?.isLate || missing.length === 0) return null;
  const guests = missing.reduce((sum, { awaited }) => sum + awaited, 0);
  return (
    <Cluster
      gap={8}
      gapX={16}
      align="center"
      justify="between"
      size="fact"
      tone="quiet"
      className={styles.late}
    >
      <p>
        <Text as="b" weight="strong" tone="few">
          {startCopy.notHere(guests)}
        </Text>
        , {startCopy.parties(missing.length)}
      </p>
      <span>
        <Press kind="line" isSmall onPress={() => onNoShow(missing)}>
          {startCopy.noShowAll(guests)}
        </Press>
      </span>
    </Cluster>
  );
}
