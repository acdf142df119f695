import { type ReactNode, useState } from 'react';
import { countsOf, useWaiting } from '#app/console/waiting/waiting.ts';
import { consoleCopy as copy } from '#app/content/staff/console-copy.ts';
import { useSession } from '../api/session-context.ts';
import type { Preload } from '../page/console-parts.ts';
import { SinglePage } from '../page/single-page.tsx';
import { OfficeNav } from './office-nav.tsx';
import { StoredReplies } from './stored-replies.ts';

export interface OfficeFrameProps {
  preload?: Preload | undefined;
  children: ReactNode;
}

/** The navigation of the office above one of its pages, for managers. */
export function OfficeFrame({ preload, children }: OfficeFrameProps) {
  const { person } = useSession();
  if (person.role !== 'manager') return <SinglePage title={copy.office} lead={copy.managersOnly} />;
  return <CountedOffice preload={preload}>{children}</CountedOffice>;
}

function CountedOffice({ preload, children }: OfficeFrameProps) {
  const reply = useWaiting();
  const [storedReplies] = useState(() => new Map<string, unknown>());
  return (
    <StoredReplies value={storedReplies}>
      <OfficeNav counts={reply ? countsOf(reply) : {}} preload={preload} />
      {children}
    </StoredReplies>
  );
}
