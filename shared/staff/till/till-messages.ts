import { formatWhen } from '../parties/visit-messages.ts';
import type { ZReport } from './z-report.ts';

/** Messages about a till that was not closed, with what to do. */
export const tillMessages = {
  closedBefore: (
    { number, closedAt }: Pick<ZReport, 'number' | 'closedAt'>,
    name: string | undefined,
    now: Date,
  ): string =>
    `${name ?? 'A colleague'} closed the day (Z ${number}) ${formatWhen(closedAt, now)}. Nothing more was closed. The sums are those since then: count again if there are any.`,
  changed:
    'A payment was recorded or reversed since these sums were shown. Nothing was closed. Look at the sums as they are now, then close.',
  nothing: 'Nothing was paid or reversed since the last day report (Z), so there is nothing to close.',
  reasonMissing: 'Please say why the sum that you counted differs.',
  noZ: (number: number): string => `There is no day report Z ${number}.`,
} as const;
