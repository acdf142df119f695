import { type ReactNode, useCallback, useState } from 'react';
import { consoleCopy as copy } from '#app/content/staff/console-copy.ts';
import { useSession } from '../api/session-context.ts';
import { SinglePage } from '../page/single-page.tsx';
import { type OfficeCount, OfficeCounts, type ReportCount } from './office-counts.ts';
import { OfficeNav } from './office-nav.tsx';

/** The navigation of the office above one of its pages, for managers. */
export function OfficeFrame({ children }: { children: ReactNode }) {
  const { person } = useSession();
  const [counts, setCounts] = useState<Readonly<Record<string, OfficeCount>>>({});
  const reportCount = useCallback<ReportCount>(
    (path, count) => setCounts((now) => ({ ...now, [path]: count })),
    [],
  );
  if (person.role !== 'manager') return <SinglePage title={copy.office} lead={copy.managersOnly} />;
  return (
    <OfficeCounts value={reportCount}>
      <OfficeNav counts={counts} />
      {children}
    </OfficeCounts>
  );
}
