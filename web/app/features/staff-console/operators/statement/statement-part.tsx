import { lazy, Suspense } from 'react';
import type { StaffOperator } from '../../../../../../shared/contracts/staff/operator.ts';
import { statementCopy as copy } from '../../../../content/staff/statement-copy.ts';
import { LoadBoundary } from '../../../../ui/load-boundary.tsx';
import { Notice } from '../../../../ui/notice.tsx';

const StatementOfMonth = lazy(async () => ({
  default: (await import('./statement-of-month.tsx')).StatementOfMonth,
}));

/** The statement of a month, fetched with its rules once an operator is open. */
export function StatementPart({ operator }: { operator: StaffOperator }) {
  return (
    <LoadBoundary failed={<Notice kind="refused">{copy.partNotLoaded}</Notice>}>
      <Suspense fallback={<p role="status">{copy.loading}</p>}>
        <StatementOfMonth operator={operator} />
      </Suspense>
    </LoadBoundary>
  );
}
