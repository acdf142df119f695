import type { StockCheck } from '#app/console/api/check-stock.ts';
import { stockCopy as copy } from '#app/content/staff/stock-copy.ts';
import type { Request } from '#app/requests/use-request.ts';
import { Button } from '#app/ui/button.tsx';
import { Heading, Stack } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import styles from './stock-page.module.css';

/** Whether the counts agree with the orders, and how they differ. */
export function AgreementPart({ check }: { check: Request<StockCheck> }) {
  const problems = check.status === 'ready' ? check.reply.problems : undefined;
  return (
    <Stack as="section" gap={8} size="prose" className={styles.agreement}>
      <Heading tracking="snug" className={styles.heading}>
        {copy.agreement}
      </Heading>
      <div role="status">
        {check.status === 'loading' && <p>{copy.checking}</p>}
        {problems?.length === 0 && <Notice kind="done">{copy.agrees}</Notice>}
        {check.status === 'failed' && <Notice kind="warning">{copy.notChecked}</Notice>}
        {problems && problems.length > 0 && (
          <Notice kind="refused">
            <strong>{copy.disagrees}</strong>
            <ul>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
            {copy.advice}
          </Notice>
        )}
      </div>
      {check.status !== 'loading' && (
        <div>
          <Button small kind="quiet" onClick={check.retry}>
            {copy.checkAgain}
          </Button>
        </div>
      )}
    </Stack>
  );
}
