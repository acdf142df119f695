import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { staffClient } from '#app/console/api/staff-client.ts';
import { usePasskeyCommand } from '#app/console/api/use-passkey-command.ts';
import { EmptyNote } from '#app/console/page/empty-note.tsx';
import { PageTitle } from '#app/console/page/page-title.tsx';
import { ReadState } from '#app/console/page/read-state.tsx';
import { StepUpDialog } from '#app/console/passkey/step-up-dialog.tsx';
import { staffPaths } from '#app/content/staff/staff-paths.ts';
import { tillCopy as copy } from '#app/content/staff/till-copy.ts';
import { CallProblem } from '#app/requests/client.ts';
import { Button } from '#app/ui/button.tsx';
import { Grid, Stack, Text } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import page from '#app/ui/staff-frame/wide-page.module.css';
import type { CommandOf } from '#shared/contracts/calls.ts';
import { nextZNote } from '#shared/staff/till/till-words.ts';
import { dateOf } from '#shared/values/port-vila-time.ts';
import { csvFile } from '../csv-file.ts';
import { nameLookup } from '../names.ts';
import { TillPaper } from '../paper/till-paper.tsx';
import styles from '../till-page.module.css';
import { CountForm } from './count-form.tsx';
import { useOpenTill } from './use-open-till.ts';
import { ZList } from './z-list.tsx';

/** The open till: its count, its closing and the earlier Zs. */
export function OpenTillPage() {
  const till = useOpenTill();
  const [isReportOpen, setIsReportOpen] = useState(false);
  const navigate = useNavigate();
  const closing = usePasskeyCommand({
    send: (commandId, requested: CommandOf<'closeTill'>) =>
      staffClient('closeTill', { body: { commandId, ...requested } }),
    onDone: ({ z: { number } }) =>
      void navigate(`${staffPaths.till}?z=${number}`, { state: { isJustClosed: true } }),
    onRefused(problem) {
      if (problem instanceof CallProblem && problem.kind === 'till-changed') till.refresh();
    },
    failureEvent: 'till-not-closed',
    words: copy,
  });
  const { reply } = till;
  const nameOf = nameLookup(reply?.people);
  const x = reply?.x;
  const report = x && { lines: x.lines, exceptions: x.exceptions, owing: x.owing };
  const owing = x?.owing.filter(({ missing }) => missing.length > 0).map(({ name }) => name) ?? [];
  const hasContent = x !== undefined && x.lines.length + x.exceptions.length > 0;
  return (
    <div className={hasContent ? `${page.page} ${styles.beside}` : page.page}>
      <div className="onScreen">
        <PageTitle title={copy.title} lead={copy.lead} />
        <ReadState request={till} copy={copy} />
      </div>
      {x && (
        <Stack gap={24} pack="start" skipEmpty className="onScreen">
          <div role="alert">
            {x.imbalances.length > 0 && (
              <Notice kind="refused">
                {copy.imbalance} {x.imbalances.map((imbalance) => copy.imbalanceOf(imbalance)).join(' ')}
              </Notice>
            )}
          </div>
          {hasContent ? (
            <CountForm
              x={x}
              isSending={closing.status === 'sending'}
              refusal={closing.needsPasskey ? undefined : closing.refusal}
              onCounted={() => setIsReportOpen(true)}
              onClose={(closed) => closing.submit({ number: x.number, digest: x.digest, ...closed })}
            />
          ) : (
            <>
              <div role="alert">{closing.refusal && <Notice kind="warning">{closing.refusal}</Notice>}</div>
              <EmptyNote rule="both" title={copy.empty(x.number)} hint={copy.emptyHint} />
            </>
          )}
          {closing.needsPasskey && (
            <StepUpDialog command={closing} action={copy.stepUp} onClose={closing.forget} />
          )}
          {owing.length > 0 && <Notice kind="warning">{copy.owing(owing)}</Notice>}
          {x.left > 0 && <Notice kind="warning">{nextZNote(x.left)}</Notice>}
          <ZList zs={reply.zs} hasEarlier={reply.hasEarlierZs === true} nameOf={nameOf} />
        </Stack>
      )}
      {x && report && hasContent && (
        <Stack gap={24} pack="start" skipEmpty>
          {!isReportOpen && (
            <Stack gap={10} className="onScreen">
              <Text tone="quiet">{copy.countFirst}</Text>
              <Button kind="outlined" small onClick={() => setIsReportOpen(true)}>
                {copy.show}
              </Button>
            </Stack>
          )}
          <div className={isReportOpen ? undefined : styles.onPaper}>
            <TillPaper report={report} nameOf={nameOf} shownAt={reply.now} />
          </div>
          <Grid gap={10} className={`onScreen ${styles.buttons}`}>
            <Button kind="outlined" small file={csvFile(report, nameOf, dateOf(new Date(reply.now * 1000)))}>
              {copy.csv}
            </Button>
            <Button kind="outlined" small onClick={() => window.print()}>
              {copy.print}
            </Button>
          </Grid>
        </Stack>
      )}
    </div>
  );
}
