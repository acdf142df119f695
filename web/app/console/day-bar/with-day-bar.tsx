import type { ComponentType } from 'react';
import { lazyPart } from '#app/console/language/lazy-part.ts';
import { LazyPart } from '#app/ui/lazy-part.tsx';
import type { DayBarProps } from './day-bar.tsx';

const LoadedDayBar = lazyPart(async () => (await import('./day-bar.tsx')).DayBar);

type Options = Pick<DayBarProps, 'hasNoSums'>;

export const DayBar = (options: Options) => (
  <LazyPart>
    <LoadedDayBar {...options} />
  </LazyPart>
);

/** Puts the day bar above a page of the console. */
export const withDayBar =
  (Page: ComponentType, options: Options = {}) =>
  () => (
    <>
      <DayBar {...options} />
      <Page />
    </>
  );
