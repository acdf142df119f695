import { deskAt } from '../../staff-cli/console.testing.ts';
import type { Rig } from '../harness.ts';

/** The staff's desk at the stack of a trial: `ops('orders ship JP… AB123456')`. */
export function deskOf({ twin }: Rig, openDesk: typeof deskAt = deskAt) {
  const { tables, documents, clock, stripe } = twin;
  return openDesk(
    { name: tables[0]?.name ?? '', client: documents },
    () => clock.now(),
    undefined,
    async () => ({ secretKey: stripe.secretKey, apiUrl: stripe.url }),
  );
}
