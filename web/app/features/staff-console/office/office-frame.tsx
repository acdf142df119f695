import type { ReactNode } from 'react';
import { useSession } from '../../../api/staff/session-context.ts';
import { consoleCopy as copy } from '../../../content/staff/console-copy.ts';
import { SinglePage } from '../single-page.tsx';
import { OfficeNav } from './office-nav.tsx';

/** Navigation of the office above one of its pages. For managers. */
export function OfficeFrame({ children }: { children: ReactNode }) {
  const { person } = useSession();
  if (person.role !== 'manager') return <SinglePage title={copy.office} lead={copy.managersOnly} />;
  return (
    <>
      <OfficeNav />
      {children}
    </>
  );
}
