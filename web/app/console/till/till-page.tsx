import { useLocation } from 'react-router-dom';
import { PageTitle } from '#app/console/page/page-title.tsx';
import { tillCopy as copy } from '#app/content/staff/till-copy.ts';
import page from '#app/ui/staff-frame/wide-page.module.css';
import { useSession } from '../api/session-context.ts';
import { ClosedTillPage } from './closed/closed-till-page.tsx';
import { OpenTillPage } from './open/open-till-page.tsx';

/** Cash-up for managers: the open till or, with `?z=42`, a closed one. */
export function TillPage() {
  const { person } = useSession();
  const { search } = useLocation();
  if (person.role !== 'manager') {
    return (
      <div className={page.page}>
        <PageTitle title={copy.title} lead={copy.managersOnly} />
      </div>
    );
  }
  const z = /^[1-9]\d{0,5}$/.exec(new URLSearchParams(search).get('z') ?? '');
  return z ? <ClosedTillPage key={z[0]} number={Number(z[0])} /> : <OpenTillPage />;
}
