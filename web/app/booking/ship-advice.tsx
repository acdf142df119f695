import { lazy } from 'react';
import { LazyPart } from '../ui/lazy-part.tsx';
import type { ShipWarningsProps } from './ship-warnings.tsx';

const ShipWarnings = lazy(async () => ({ default: (await import('./ship-warnings.tsx')).ShipWarnings }));

/** Whether a chosen start suits the guest's ship. Few days have ships, so the code comes after the page. */
export const ShipAdvice = (props: ShipWarningsProps) => (
  <LazyPart>
    <ShipWarnings {...props} />
  </LazyPart>
);
