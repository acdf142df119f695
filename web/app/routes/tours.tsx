import { type MetaDescriptor, PrefetchPageLinks, useHref } from 'react-router-dom';
import { agreeByButton } from '../analytics/agree-by-button.ts';
import { useNow } from '../clock/use-now.ts';
import { pageMeta } from '../content/pages/page-meta.ts';
import { toursPage } from '../content/pages/tours.ts';
import { ToursPage } from '../features/tours/tours-page.tsx';
import { useUpcomingEvents } from '../features/tours/use-upcoming-events.ts';
import { StructuredData } from '../ui/structured-data.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(toursPage);

export default function Tours() {
  const confirm = useHref('/tours/confirm');
  const events = useUpcomingEvents(useNow());
  return (
    <>
      {events && <StructuredData about={events} />}
      {events && <PrefetchPageLinks page={confirm} />}
      <ToursPage onChoice={agreeByButton} />
    </>
  );
}
