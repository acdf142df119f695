import { Suspense } from 'react';
import { LoadBoundary, type LoadBoundaryProps } from './load-boundary.tsx';

/** Around a `lazy` component that the page can do without: its place is empty until it has loaded. */
export const LazyPart = ({ failed, children }: LoadBoundaryProps) => (
  <LoadBoundary failed={failed}>
    <Suspense fallback={null}>{children}</Suspense>
  </LoadBoundary>
);
