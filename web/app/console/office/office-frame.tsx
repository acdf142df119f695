import type { ReactNode } from 'react';
import { consoleCopy as copy } from '#app/content/staff/console-copy.ts';
import { useSession } from '../api/session-context.ts';
import { SinglePage } from '../page/single-page.tsx';
import { OfficeNav } from './office-nav.tsx';
import { countsOf, useWaiting } from './waiting.ts';

/** The navigation of the office above one of its pages, for managers. */
export function OfficeFrame({ children }: { children: ReactNode }) {
  const { person } = useSession();
  if (person.role !== 'manager') return <SinglePage title={copy.office} lead={copy.managersOnly} />;
  return <CountedOffice>{children}</CountedOffice>;
}

function CountedOffice({ children }: { children: ReactNode }) {
  const reply = useWaiting();
  return (
    <>
      <OfficeNav counts={reply ? countsOf(reply) : {}} />
      {children}
    </>
  );
}
