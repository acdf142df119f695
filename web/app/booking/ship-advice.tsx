import { lazy } from 'react';
import { LazyPart } from '../ui/lazy-part.tsx';
import type { ShipVerdictsProps } from './ship-verdicts.tsx';

const ShipVerdicts = lazy(async () => ({ default: (await import('./ship-verdicts.tsx')).ShipVerdicts }));

/** Whether a chosen start suits the guest's ship. Few days have ships, so the code loads after the page. */
export const ShipAdvice = (props: ShipVerdictsProps) => (
  <LazyPart>
    <ShipVerdicts {...props} />
  </LazyPart>
);
