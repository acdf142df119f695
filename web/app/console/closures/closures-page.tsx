import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useNow } from '#app/clock/use-now.ts';
import { Done, Refusal } from '#app/console/page/outcome.tsx';
import { PageTitle } from '#app/console/page/page-title.tsx';
import { closuresCopy as copy } from '#app/content/staff/closures-copy.ts';
import { Stack } from '#app/ui/layout/layout.tsx';
import page from '#app/ui/staff-frame/wide-page.module.css';
import { useSession } from '../api/session-context.ts';
import { SinglePage } from '../page/single-page.tsx';
import { ClosedList } from './closed-list.tsx';
import { ClosingForm } from './closing-form.tsx';
import styles from './closures-page.module.css';
import { describeClosing } from './describe-closing.ts';
import { PreviewCard } from './preview-card.tsx';
import { ReopenDialog } from './reopen-dialog.tsx';
import { ResultCard } from './result-card.tsx';
import { UndoCard } from './undo-card.tsx';
import { useClosures } from './use-closures.ts';
import { useEvenings } from './use-evenings.ts';

/** Where managers close and reopen starts and days. */
export function ClosuresPage() {
  const { person } = useSession();
  const now = useNow();
  if (person.role !== 'manager') return <SinglePage title={copy.title} lead={copy.managersOnly} />;
  return now && <Closures now={now} />;
}

function Closures({ now }: { now: Date }) {
  const { search } = useLocation();
  const closures = useClosures(search, now);
  const { run, draft, reopenNotice } = closures;
  const evenings = useEvenings(run.preview && closures.range, now);
  const heading = useRef<HTMLHeadingElement>(null);
  const { run: undoRun } = closures.undo;
  const hasUndo = undoRun.preview !== undefined;
  const hasRecord = hasUndo || run.preview !== undefined;
  const hasDays = draft.extent === 'days';
  // The record had the focus and is about to disappear.
  const focusHeadingAfter = (action: () => void) => () => {
    action();
    heading.current?.focus();
  };
  return (
    <div className={`${page.page} ${page.withRecord} ${styles.page} ${hasRecord ? styles.withRecord : ''}`}>
      <div className={styles.head}>
        <PageTitle title={copy.title} lead={copy.lead} ref={heading} />
      </div>
      <Stack skipEmpty gap={16} pack="start" className={styles.form}>
        <ClosingForm
          draft={draft}
          problems={closures.problems}
          now={now}
          isBusy={run.status === 'previewing'}
          closures={closures.list.reply}
          onChange={closures.change}
          onSubmit={closures.requestPreview}
        />
        <Refusal text={!hasRecord && run.problem} />
      </Stack>
      {hasRecord && (
        <div className={styles.record}>
          {hasUndo ? (
            <UndoCard run={undoRun} onLeave={focusHeadingAfter(closures.leaveUndo)} />
          ) : run.status === 'done' ? (
            <ResultCard
              run={run}
              hasDays={hasDays}
              onLeave={focusHeadingAfter(closures.finish)}
              onUndo={closures.undoLast}
            />
          ) : (
            <PreviewCard
              run={run}
              hasDays={hasDays}
              onLeave={focusHeadingAfter(run.forget)}
              closedDays={{
                days: describeClosing(draft),
                evenings,
              }}
            />
          )}
        </div>
      )}
      <Stack skipEmpty gap={16} pack="start" className={styles.closed}>
        <Done text={reopenNotice} />
        <Refusal text={!hasUndo && undoRun.problem} />
        <ClosedList
          list={closures.list}
          onReopen={closures.askToReopen}
          onNotify={closures.resume}
          onUndo={closures.askToUndo}
        />
      </Stack>
      <ReopenDialog reopen={closures.reopen} />
    </div>
  );
}
