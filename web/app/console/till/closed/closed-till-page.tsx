import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { staffClient } from '#app/console/api/staff-client.ts';
import { Done } from '#app/console/page/outcome.tsx';
import { PageTitle } from '#app/console/page/page-title.tsx';
import { ReadState } from '#app/console/page/read-state.tsx';
import { recount } from '#app/console/waiting/waiting.ts';
import { staffPaths } from '#app/content/staff/staff-paths.ts';
import { tillCopy as copy } from '#app/content/staff/till-copy.ts';
import { useRequest } from '#app/requests/use-request.ts';
import { Button } from '#app/ui/button.tsx';
import { Grid, Stack } from '#app/ui/layout/layout.tsx';
import page from '#app/ui/staff-frame/wide-page.module.css';
import { csvFile } from '../csv-file.ts';
import { nameLookup } from '../names.ts';
import { TillPaper } from '../paper/till-paper.tsx';
import styles from '../till-page.module.css';

const zPath = (z: number): string => `${staffPaths.till}?z=${z}`;

/** The Z report of a closed till, to print and to save. */
export function ClosedTillPage({ number }: { number: number }) {
  const { state } = useLocation();
  const till = useRequest(
    `z-${number}`,
    (signal) => staffClient('showTill', { query: { z: String(number) }, signal }),
    {
      failureEvent: 'z-not-loaded',
    },
  );
  const { reply } = till;
  const report = reply?.z;
  const isShown = report !== undefined;
  useEffect(() => {
    // The difference of this Z no longer counts as unseen.
    if (isShown) recount();
  }, [isShown]);
  const nameOf = nameLookup(reply?.people);
  const isJustClosed = (state as { isJustClosed?: boolean } | null)?.isJustClosed === true;
  return (
    <div className={report ? `${page.page} ${styles.beside} ${styles.reading}` : page.page}>
      <div className="onScreen">
        <PageTitle title={copy.zTitle(number)} />
        <Done text={isJustClosed && report && copy.closed(number)} />
        <ReadState request={till} copy={copy} />
      </div>
      {report && (
        <Stack gap={24} pack="start" skipEmpty>
          <TillPaper report={report} nameOf={nameOf} />
        </Stack>
      )}
      <Stack gap={24} pack="start" skipEmpty className="onScreen">
        {report && (
          <Grid gap={10} className={styles.buttons}>
            <Button kind="outlined" file={csvFile(report, nameOf, '')}>
              {copy.csv}
            </Button>
            <Button kind="commit" onClick={() => window.print()}>
              {copy.printZ}
            </Button>
          </Grid>
        )}
        <Grid gap={10} className={styles.buttons}>
          {number > 1 && (
            <Button kind="outlined" small to={zPath(number - 1)}>
              {copy.earlier(number - 1)}
            </Button>
          )}
          <Button kind="outlined" small to={staffPaths.till}>
            {copy.toTill}
          </Button>
        </Grid>
      </Stack>
    </div>
  );
}
