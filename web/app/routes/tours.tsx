import type { MetaDescriptor } from 'react-router-dom';
import { useNow } from '../api/use-now.ts';
import { pageMeta } from '../content/page-meta.ts';
import { toursPage } from '../content/pages/tours.ts';
import { upcomingEvents } from '../content/structured-data/tours.ts';
import { ToursPage } from '../features/tours/tours-page.tsx';
import { agreeByButton } from '../measurement/consent.ts';
import { StructuredData } from '../ui/structured-data.tsx';

export const meta = (): MetaDescriptor[] => pageMeta(toursPage);

export default function Tours() {
  const now = useNow();
  return (
    <>
      {now && <StructuredData about={upcomingEvents(now)} />}
      <ToursPage onChoice={agreeByButton} />
    </>
  );
}
