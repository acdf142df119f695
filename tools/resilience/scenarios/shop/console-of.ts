import type { Harness } from '#tools/resilience/harness/harness.ts';
import { consoleAt } from '#tools/staff-cli/console.testing.ts';

/** Opens the staff commands on the stack of a scenario: `ops('orders ship JP… AB123456')`. */
export function openStaffCommands({ localStack }: Harness, openConsole: typeof consoleAt = consoleAt) {
  const { tables, documents, clock, stripe } = localStack;
  return openConsole(
    { name: tables[0]?.name ?? '', client: documents },
    () => clock.now(),
    undefined,
    async () => ({ secretKey: stripe.secretKey, apiUrl: stripe.url }),
  );
}
