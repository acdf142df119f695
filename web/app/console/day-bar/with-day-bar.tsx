import { type ComponentType, lazy, Suspense } from 'react';
import { keepTrying } from '#app/console/language/keep-trying.ts';
import { LoadBoundary } from '#app/ui/load-boundary.tsx';

const load = keepTrying(() => import('./day-bar.tsx'));
const Loaded = lazy(() => load().then(({ DayBar }) => ({ default: DayBar })));

export const DayBar = () => (
  <LoadBoundary>
    <Suspense>
      <Loaded />
    </Suspense>
  </LoadBoundary>
);

/** A page of the console below the bar with the day. */
export const withDayBar = (Page: ComponentType) => () => (
  <>
    <DayBar />
    <Page />
  </>
);
