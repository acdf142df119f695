import { useLocation } from 'react-router-dom';
import { tillCopy as copy } from '#app/content/staff/till-copy.ts';
import { Heading, Text } from '#app/ui/layout/layout.tsx';
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
        <Heading as="h1" size="title-36" className={page.title}>
          {copy.title}
        </Heading>
        <Text size="prose" tone="quiet" measure={34} above={8}>
          {copy.managersOnly}
        </Text>
      </div>
    );
  }
  const z = /^[1-9]\d{0,5}$/.exec(new URLSearchParams(search).get('z') ?? '');
  return z ? <ClosedTillPage key={z[0]} number={Number(z[0])} /> : <OpenTillPage />;
}
