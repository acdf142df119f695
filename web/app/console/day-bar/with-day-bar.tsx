import { type ComponentType, Suspense } from 'react';
import { lazyPart } from '#app/console/language/lazy-part.ts';
import { LoadBoundary } from '#app/ui/load-boundary.tsx';

const Loaded = lazyPart(async () => (await import('./day-bar.tsx')).DayBar);

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
