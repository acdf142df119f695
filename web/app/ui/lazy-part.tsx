import { Suspense } from 'react';
import { LoadBoundary, type LoadBoundaryProps } from './load-boundary.tsx';

/** Wraps a `lazy` component that the page does not need: nothing is shown until it has loaded. */
export const LazyPart = ({ failed, children }: LoadBoundaryProps) => (
  <LoadBoundary failed={failed}>
    <Suspense fallback={null}>{children}</Suspense>
  </LoadBoundary>
);
