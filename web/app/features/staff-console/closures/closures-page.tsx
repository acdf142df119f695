import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { dateOf } from '../../../../../shared/values/port-vila-time.ts';
import { listClosures } from '../../../api/staff/closures.ts';
import { useSession } from '../../../api/staff/session-context.ts';
import { useNow } from '../../../api/use-now.ts';
import { useRequest } from '../../../api/use-request.ts';
import { closuresCopy as copy } from '../../../content/staff/closures-copy.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SinglePage } from '../single-page.tsx';
import { type ClosingDraft, draftFrom, draftProblems, whatToClose } from './closing-draft.ts';
import { ClosingForm } from './closing-form.tsx';
import { ClosedList } from './closed-list.tsx';
import { type ClosedSpan, spanDays } from './closed-spans.ts';
import { ReopenDialog } from './reopen-dialog.tsx';
import { useReopen } from './use-reopen.ts';
import styles from './closures-page.module.css';
import { PreviewCard } from './preview-card.tsx';
import { ResultCard } from './result-card.tsx';
import { useClosing } from './use-closing.ts';

/** Closes starts and days, and reopens them; for managers. */
export function ClosuresPage() {
  const { person } = useSession();
  const now = useNow();
  if (person.role !== 'manager') return <SinglePage title={copy.title} lead={copy.managersOnly} />;
  return now && <Closures now={now} />;
}

function Closures({ now }: { now: Date }) {
  const { search } = useLocation();
  const list = useRequest('closures', (signal) => listClosures({ signal }), { failed: 'closures-not-loaded' });
  const run = useClosing(list.refresh);
  const [draft, setDraft] = useState(() => draftFrom(search, dateOf(now)));
  const [isChecked, setChecked] = useState(false);
  const [opened, setOpened] = useState<string>();
  const reopen = useReopen((span) => {
    setOpened(copy.reopen.done(spanDays(span)));
    list.refresh();
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const hasRecord = run.preview !== undefined;
  const hasDays = draft.extent === 'days';

  const change = (next: ClosingDraft) => {
    if (run.status === 'closing') return;
    setDraft(next);
    // What was shown is no longer what would be done.
    run.forget();
  };
  const leave = () => {
    run.forget();
    heading.current?.focus();
  };
  const look = (of: ClosingDraft) => {
    setChecked(true);
    setOpened(undefined);
    if (Object.keys(draftProblems(of, now)).length === 0) run.look(whatToClose(of));
  };
  const tell = (span: ClosedSpan) => {
    const next = draftOf(span);
    setDraft(next);
    look(next);
  };

  return (
    <div className={hasRecord ? `${styles.page} ${styles.withRecord}` : styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title} tabIndex={-1} ref={heading}>
          {copy.title}
        </h1>
        <p className={styles.lead}>{copy.lead}</p>
      </div>
      <div className={styles.form}>
        <ClosingForm
          draft={draft}
          problems={isChecked ? draftProblems(draft, now) : {}}
          now={now}
          isBusy={run.status === 'looking'}
          onChange={change}
          onSubmit={() => look(draft)}
        />
        <div role="alert">
          {!hasRecord && run.problem && <Notice kind="refused">{run.problem}</Notice>}
        </div>
      </div>
      {hasRecord && (
        <div className={styles.record}>
          {run.status === 'done' ? (
            <ResultCard run={run} hasDays={hasDays} onLeave={leave} />
          ) : (
            <PreviewCard run={run} hasDays={hasDays} onLeave={leave} />
          )}
        </div>
      )}
      <div className={styles.closed}>
        <div role="status">{opened && <Notice kind="done">{opened}</Notice>}</div>
        <ClosedList
          list={list}
          onReopen={(span) => {
            setOpened(undefined);
            reopen.ask(span);
          }}
          onTell={tell}
        />
      </div>
      <ReopenDialog reopen={reopen} />
    </div>
  );
}

/** The closing that has closed this. */
const draftOf = ({ first, last, isWholeDay, tourIds, reason, reasonFrench = '' }: ClosedSpan): ClosingDraft => ({
  extent: isWholeDay ? (first === last ? 'day' : 'days') : 'starts',
  date: first,
  last,
  tourIds: isWholeDay ? [] : tourIds,
  reason,
  reasonFrench,
});
