import { type ReactNode, Suspense } from 'react';
import { LoadBoundary, type LoadBoundaryProps } from './load-boundary.tsx';

export interface LazyPartProps extends LoadBoundaryProps {
  /** Shown until the code has loaded. */
  fallback?: ReactNode;
}

/** Wraps a `lazy` component: the page survives when its code does not load. */
export const LazyPart = ({ fallback = null, children, ...boundary }: LazyPartProps) => (
  <LoadBoundary {...boundary}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </LoadBoundary>
);
