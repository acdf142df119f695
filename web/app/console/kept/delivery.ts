import { CallProblem } from '#app/requests/client.ts';
import type { ReplyTo } from '#shared/contracts/calls.ts';
import type { DeviceReport } from '#shared/kept-presses/device-report.ts';
import type { PressOutcome } from '#shared/kept-presses/outcome.ts';
import { maxPressesPerCall } from '#shared/kept-presses/press-limits.ts';
import type { StaffClient } from '../api/staff-client.ts';
import type { StoredPress } from './kept-database.ts';
import type { ParsedPress } from './read-press.ts';

/** Whether a press should be sent. A rejected one waits for a person. */
export const shouldSend = ({ signature, sentAt, status }: StoredPress): boolean =>
  signature !== undefined && sentAt === undefined && status !== 'rejected';

/** The press as stored after the response of the server; undefined if there is nothing left to show. */
export function pressAfterOutcome(
  press: StoredPress,
  outcome: PressOutcome,
  now: number,
): StoredPress | undefined {
  switch (outcome) {
    case 'rejected':
    case 'unverified':
    case 'failed':
      return { ...press, status: outcome };
    case 'discarded':
    case 'unreadable':
      return undefined;
    default:
      return { ...press, status: 'waits', sentAt: now };
  }
}

interface DeliveryContext {
  readonly client: StaffClient;
  /** The key of this device, and the number of its last press. */
  readonly last: { readonly key: string; readonly n: number } | undefined;
  /** Returns this device's storage and number of waiting presses at the time of a call; undefined while unknown. */
  readonly createReport: () => DeviceReport | undefined;
  readonly onOutcomes: (outcomes: ReadonlyMap<number, PressOutcome>) => Promise<void>;
}

/**
 * Sends presses in order, up to 25 at a time. A batch that the server refuses as a whole is sent press by press, so
 * that one bad press does not hold up the others. Returns whether the server responded to all of them.
 */
export async function deliver(presses: readonly ParsedPress[], context: DeliveryContext): Promise<boolean> {
  for (let from = 0; from < presses.length; from += maxPressesPerCall)
    if (!(await send(presses.slice(from, from + maxPressesPerCall), context))) return false;
  return true;
}

async function send(presses: readonly ParsedPress[], context: DeliveryContext): Promise<boolean> {
  try {
    const { outcomes } = await call(presses, context);
    await context.onOutcomes(
      new Map(presses.map(({ order }, index) => [order, outcomes[index] ?? 'failed'])),
    );
    return true;
  } catch (cause) {
    if (!(cause instanceof CallProblem)) throw cause;
    if (!cause.isDefinite || cause.kind === 'too-many') return false;
    const [first] = presses;
    if (presses.length === 1 && first !== undefined) {
      await context.onOutcomes(new Map([[first.order, 'failed']]));
      return true;
    }
    for (const press of presses) if (!(await send([press], context))) return false;
    return true;
  }
}

function call(
  presses: readonly ParsedPress[],
  { client, last, createReport }: DeliveryContext,
): Promise<ReplyTo<'deliverPresses'>> {
  const report = createReport();
  return client('deliverPresses', {
    body: {
      presses: presses.map(({ text, signature = '' }) => ({ text, signature })),
      ...(last && { last }),
      ...(report && { kept: report }),
    },
  });
}
