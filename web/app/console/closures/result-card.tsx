import { closuresCopy as copy } from '#app/content/staff/closures-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { focusOn } from '#app/ui/focus-on.ts';
import { Cluster, Heading, Stack } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { dayLabel } from './day-words.ts';
import { PartyLines } from './party-lines.tsx';
import type { RecordCardProps } from './preview-card.tsx';
import styles from './record.module.css';

export interface ResultCardProps extends RecordCardProps {
  title?: string;
  /** Previews which bookings undoing the closing would restore. */
  onUndo?: () => void;
}

/** The result of a closing, with the parties to telephone. */
export function ResultCard({ title = copy.result.title, run, hasDays, onLeave, onUndo }: ResultCardProps) {
  const { reply } = run;
  if (reply === undefined) return null;
  const partiesToRing = reply.notified.filter(({ isMailed }) => !isMailed);
  const mailedCount = reply.notified.length - partiesToRing.length;
  return (
    <Card labelledBy="closing-done">
      <Stack skipEmpty gap={16} className={styles.card}>
        <Heading size="title-28" id="closing-done" tabIndex={-1} ref={focusOn}>
          {title}
        </Heading>
        <p>
          {reply.notified.length === 0
            ? copy.result.noneNotified
            : mailedCount > 0 && copy.result.mailed(mailedCount)}
        </p>
        {reply.reopened.length > 0 && (
          <Notice kind="warning">{copy.result.reopened(reply.reopened.map(dayLabel).join(', '))}</Notice>
        )}
        {partiesToRing.length > 0 && (
          <Part title={copy.result.toRing} parties={partiesToRing} hasDays={hasDays} hasOffers />
        )}
        {reply.kept.length > 0 && (
          <Part title={copy.notified.kept} parties={reply.kept} hasDays={hasDays} isKept />
        )}
        <Cluster gap={8} className={styles.buttons}>
          {onUndo && reply.notified.length > 0 && (
            <Button kind="secondary" onClick={onUndo}>
              {copy.result.undo}
            </Button>
          )}
          <Button onClick={onLeave}>{copy.result.hide}</Button>
        </Cluster>
      </Stack>
    </Card>
  );
}

const Part = ({ title, ...lines }: { title: string } & Omit<Parameters<typeof PartyLines>[0], 'label'>) => (
  <div>
    <Heading as="h3" size="name" untracked>
      {title}
    </Heading>
    <PartyLines label={title} {...lines} />
  </div>
);
