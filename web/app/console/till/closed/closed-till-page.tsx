import { useLocation } from 'react-router-dom';
import { staffClient } from '#app/console/api/staff-client.ts';
import { staffPaths } from '#app/content/staff/staff-paths.ts';
import { tillCopy as copy } from '#app/content/staff/till-copy.ts';
import { CallProblem } from '#app/requests/client.ts';
import { useRequest } from '#app/requests/use-request.ts';
import { Notice } from '#app/ui/notice.tsx';
import { StaffButton, StaffButtonFile, StaffButtonLink } from '#app/ui/staff-frame/staff-button.tsx';
import page from '#app/ui/staff-frame/wide-page.module.css';
import { csvFile } from '../csv-file.ts';
import { namesOf } from '../names.ts';
import { TillPaper } from '../paper/till-paper.tsx';
import styles from '../till-page.module.css';

const pathOf = (z: number): string => `${staffPaths.till}?z=${z}`;

/** One Z on paper, to print and to save. */
export function ClosedTillPage({ number }: { number: number }) {
  const { state } = useLocation();
  const till = useRequest(
    `z-${number}`,
    (signal) => staffClient('showTill', { query: { z: String(number) }, signal }),
    {
      failed: 'z-not-loaded',
    },
  );
  const { reply, status } = till;
  const report = reply?.z;
  const nameOf = namesOf(reply?.people);
  const isJustClosed = (state as { isJustClosed?: boolean } | null)?.isJustClosed === true;
  return (
    <div className={report ? `${page.page} ${styles.beside} ${styles.reading}` : page.page}>
      <div className={styles.screenOnly}>
        <h1 className={page.title}>{copy.zTitle(number)}</h1>
        <div role="status">
          {isJustClosed && report && <Notice kind="done">{copy.closed(number)}</Notice>}
        </div>
        <div role="alert">
          {status === 'failed' && (
            <Notice kind="refused">
              {till.problem instanceof CallProblem ? till.problem.message : copy.notLoaded}
              <StaffButton small onClick={till.refresh}>
                {copy.retry}
              </StaffButton>
            </Notice>
          )}
        </div>
        {report === undefined && status === 'loading' && <p role="status">{copy.loading}</p>}
      </div>
      {report && (
        <div className={styles.column}>
          <TillPaper report={report} nameOf={nameOf} />
        </div>
      )}
      <div className={`${styles.column} ${styles.screenOnly}`}>
        {report && (
          <div className={styles.keys}>
            <StaffButtonFile file={csvFile(report, nameOf, '')}>{copy.csv}</StaffButtonFile>
            <StaffButton kind="commit" onClick={() => window.print()}>
              {copy.printZ}
            </StaffButton>
          </div>
        )}
        <div className={styles.keys}>
          {number > 1 && (
            <StaffButtonLink small to={pathOf(number - 1)}>
              {copy.earlier(number - 1)}
            </StaffButtonLink>
          )}
          <StaffButtonLink small to={staffPaths.till}>
            {copy.toTill}
          </StaffButtonLink>
        </div>
      </div>
    </div>
  );
}
