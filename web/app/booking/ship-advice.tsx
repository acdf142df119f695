import { lazy, Suspense } from 'react';
import { LoadBoundary } from '../ui/load-boundary.tsx';
import type { ChosenSlot } from './form/booking-form.ts';

export interface ShipAdviceProps {
  chosen: ChosenSlot;
  /** For the bar of a phone. */
  brief?: boolean;
}

const ShipWarnings = lazy(async () => ({ default: (await import('./ship-warnings.tsx')).ShipWarnings }));

/** Whether a chosen start suits the guest's ship. Few days have ships, so the code comes after the page. */
export const ShipAdvice = (props: ShipAdviceProps) => (
  <LoadBoundary>
    <Suspense fallback={null}>
      <ShipWarnings {...props} />
    </Suspense>
  </LoadBoundary>
);
