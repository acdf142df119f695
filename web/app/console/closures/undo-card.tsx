import { closuresCopy as copy } from '#app/content/staff/closures-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { focusOn } from '#app/ui/focus-on.ts';
import { Cluster, Grid, Heading, Stack, Text } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { StepUpDialog } from '../passkey/step-up-dialog.tsx';
import { Figure } from './figure.tsx';
import { totalsOfNotified } from './notified-totals.ts';
import { PartyLines } from './party-lines.tsx';
import styles from './record.module.css';
import type { ClosingRun } from './use-closing.ts';

export interface UndoCardProps {
  run: ClosingRun;
  onLeave: () => void;
}

/** Shows which bookings are restored when a closing is undone and which are not, and then the parties to telephone. */
export function UndoCard({ run, onLeave }: UndoCardProps) {
  const { status, preview, reply, problem, passkey } = run;
  if (preview === undefined) return null;
  const isDone = status === 'done';
  const { notified: restored, kept: notRestored } = isDone ? (reply ?? preview) : preview;
  const totals = totalsOfNotified(restored);
  const partiesToRing = restored.filter(({ isMailed }) => !isMailed);
  const hasCalls = isDone && partiesToRing.length > 0;
  const doneLabel = hasCalls ? copy.undo.telephoned : copy.undo.hide;
  const leaveLabel = isDone ? doneLabel : status === 'stopped' ? copy.undo.back : copy.undo.keep;
  return (
    <Card labelledBy="undoing">
      <Stack skipEmpty gap={16} className={styles.card}>
        <Heading size="title-28" id="undoing" tabIndex={-1} ref={focusOn} key={String(isDone)}>
          {isDone ? copy.undo.done : copy.undo.title}
        </Heading>
        {restored.length === 0 ? (
          <p>{copy.undo.none}</p>
        ) : (
          <>
            <p>{isDone ? copy.undo.restored(restored.length) : copy.undo.text}</p>
            <Grid as="dl" gap={12} className={styles.figures}>
              <Figure count={totals.mailed} label={copy.undo.mailed} />
              <Figure count={totals.toRing} label={copy.undo.toRing} isEmphasized={totals.toRing > 0} />
              {totals.unreachable > 0 && (
                <Figure count={totals.unreachable} label={copy.notified.unreachable} isEmphasized />
              )}
              <Figure count={totals.guests} label={copy.undo.guests} />
            </Grid>
            {hasCalls && (
              <>
                <PartyLines label={copy.undo.telephone} parties={partiesToRing} hasDays />
                <Notice kind="warning">{copy.undo.notStored}</Notice>
              </>
            )}
            {!isDone && <PartyLines label={copy.undo.list} parties={restored} hasDays />}
          </>
        )}
        {notRestored.length > 0 && (
          <div>
            <Heading as="h3" size="name" untracked>
              {copy.undo.lost}
            </Heading>
            <Text size="note" tone="quiet">
              {copy.undo.lostWhy}
            </Text>
            <PartyLines label={copy.undo.lost} parties={notRestored} hasDays isKept />
          </div>
        )}
        <Stack skipEmpty gap={12} padY={12} className={styles.foot}>
          <div role="alert">{problem && <Notice kind="warning">{problem}</Notice>}</div>
          <Cluster gap={8} className={styles.buttons}>
            <Button kind={isDone ? 'primary' : 'secondary'} onClick={onLeave} disabled={status === 'closing'}>
              {leaveLabel}
            </Button>
            {!isDone && restored.length > 0 && (
              <Button busy={status === 'closing' ? copy.undo.busy : undefined} onClick={() => run.close()}>
                {status === 'stopped' ? copy.goOn : copy.undo.yes(totals)}
              </Button>
            )}
          </Cluster>
        </Stack>
      </Stack>
      {passkey.status !== 'idle' && (
        <StepUpDialog command={passkey} action={copy.undo.needsPasskey} onClose={passkey.forget} />
      )}
    </Card>
  );
}
