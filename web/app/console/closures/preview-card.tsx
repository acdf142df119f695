import { useState } from 'react';
import { closuresCopy as copy } from '#app/content/staff/closures-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { focusOn } from '#app/ui/focus-on.ts';
import { Cluster, Grid, Heading, Panel, Stack, Text } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { needsSecondConfirmation } from '#shared/staff/closing/closing-consent.ts';
import { StepUpDialog } from '../passkey/step-up-dialog.tsx';
import { Figure } from './figure.tsx';
import { type NotifiedCounts, totalsOfNotified } from './notified-totals.ts';
import { OfferChoice } from './offer-choice.tsx';
import { PartiesDialog } from './parties-dialog.tsx';
import { PartyLines } from './party-lines.tsx';
import styles from './record.module.css';
import type { ClosingRun } from './use-closing.ts';

export interface RecordCardProps {
  run: ClosingRun;
  /** Whether the closing covers several days. */
  hasDays: boolean;
  onLeave: () => void;
}

/** The days of a closing, and the evening events that still take place. */
export interface ClosedDaysInWords {
  readonly days: string;
  readonly evenings: readonly string[];
  /** Sentences about what is saved. */
  readonly saved?: readonly string[];
}

export interface PreviewCardProps extends RecordCardProps {
  closedDays?: ClosedDaysInWords;
  /** Whether the closing also saves something else, and is sent even if nothing is left to close. */
  isAlsoSaved?: boolean;
  /** Label of the button, which then shows even if nothing is left to close. */
  confirmLabel?: (totals: NotifiedCounts) => string;
  /** Label of the button that goes back. */
  cancelLabel?: string;
  /** Label of the first button while the closing is carried out. */
  busyLabel?: string;
}

/** The guests whom a closing notifies, the button that carries it out, and its progress. */
export function PreviewCard({
  run,
  hasDays,
  onLeave,
  closedDays,
  isAlsoSaved,
  confirmLabel,
  cancelLabel = copy.notified.leave,
  busyLabel = copy.notified.closing,
}: PreviewCardProps) {
  const { status, preview, reply, problem, passkey } = run;
  const [isAsking, setAsking] = useState(false);
  if (preview === undefined) return null;
  const { notified, kept, started, remaining } = preview;
  const totals = totalsOfNotified(notified);
  const isDone = notified.length === 0 && remaining.days === 0 && !isAlsoSaved;
  const isStopped = status === 'stopped';
  const close = () => (needsSecondConfirmation(notified.length) ? setAsking(true) : run.close());
  return (
    <Card labelledBy="notified-guests">
      <Stack skipEmpty gap={16} className={styles.card}>
        <Heading size="title-28" id="notified-guests" tabIndex={-1} ref={focusOn}>
          {copy.notified.title}
        </Heading>
        {closedDays && (
          <div>
            <Text weight="strong">{closedDays.days}</Text>
            {closedDays.saved && <p>{closedDays.saved.join(' ')}</p>}
            {closedDays.evenings.length > 0 && <p>{copy.notified.evening(closedDays.evenings.join(', '))}</p>}
          </div>
        )}
        {notified.length === 0 ? (
          <p>{isDone ? copy.notified.done : copy.notified.noGuests}</p>
        ) : (
          <>
            <Grid as="dl" gap={12} className={styles.figures}>
              <Figure count={totals.mailed} label={copy.notified.mailed} />
              <Figure count={totals.toRing} label={copy.notified.toRing} isEmphasized={totals.toRing > 0} />
              {totals.unreachable > 0 && (
                <Figure count={totals.unreachable} label={copy.notified.unreachable} isEmphasized />
              )}
              <Figure count={totals.guests} label={copy.notified.guests} />
            </Grid>
            <Text size="note" tone="quiet">
              {copy.notified.languages(totals.english, totals.french)} {copy.notified.sum(totals.due)}
            </Text>
            <OfferChoice run={run} />
            <PartyLines label={copy.notified.list} parties={notified} hasDays={hasDays} />
          </>
        )}
        {kept.length > 0 && (
          <div>
            <Heading as="h3" size="name" untracked>
              {copy.notified.kept}
            </Heading>
            <Text size="note" tone="quiet">
              {copy.notified.keptWhy}
            </Text>
            <PartyLines label={copy.notified.kept} parties={kept} hasDays={hasDays} isKept />
          </div>
        )}
        {started > 0 && (
          <Text size="note" tone="quiet">
            {copy.notified.started(started)}
          </Text>
        )}
        <Stack skipEmpty gap={12} padY={12} className={styles.foot}>
          <div role="status">
            {status === 'closing' && reply && (
              <Progress
                notified={reply.notified.length}
                all={reply.notified.length + reply.remaining.bookings}
                days={reply.remaining.days}
              />
            )}
          </div>
          <div role="alert">{problem && <Notice kind="warning">{problem}</Notice>}</div>
          <Cluster gap={8} className={styles.buttons}>
            <Button kind="secondary" onClick={onLeave} disabled={status === 'closing'}>
              {isDone || isStopped ? copy.notified.back : cancelLabel}
            </Button>
            {(!isDone || confirmLabel) && (
              <Button
                kind="final"
                busy={status === 'closing' ? busyLabel : undefined}
                onClick={isStopped ? () => run.close() : close}
              >
                {isStopped ? copy.goOn : (confirmLabel ?? copy.notified.close)(totals)}
              </Button>
            )}
          </Cluster>
        </Stack>
      </Stack>
      {isAsking && (
        <PartiesDialog
          parties={notified.length}
          onConfirm={() => {
            setAsking(false);
            run.close(notified.length);
          }}
          onClose={() => setAsking(false)}
        />
      )}
      {passkey.status !== 'idle' && (
        <StepUpDialog command={passkey} action={copy.needsPasskey} onClose={passkey.forget} />
      )}
    </Card>
  );
}

function Progress({ notified, all, days }: { notified: number; all: number; days: number }) {
  return (
    <>
      <Panel
        as="progress"
        below={8}
        fill
        className={styles.progress}
        value={notified}
        max={Math.max(all, 1)}
        aria-hidden="true"
      />
      <p>
        {copy.progress(notified, all)}
        {days > 0 && `, ${copy.closingDays(days)}`}
      </p>
    </>
  );
}
