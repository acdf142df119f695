import type { ComponentType } from 'react';
import { lazyPart } from '#app/console/language/lazy-part.ts';
import { LazyPart } from '#app/ui/lazy-part.tsx';

const Loaded = lazyPart(async () => (await import('./day-bar.tsx')).DayBar);

export const DayBar = () => (
  <LazyPart>
    <Loaded />
  </LazyPart>
);

/** A page of the console below the bar with the day. */
export const withDayBar = (Page: ComponentType) => () => (
  <>
    <DayBar />
    <Page />
  </>
);
