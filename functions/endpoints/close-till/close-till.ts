import type { UseCase } from '#functions/kernel/endpoint.ts';
import { log } from '#functions/kernel/log.ts';
import { Refused } from '#functions/kernel/problems.ts';
import { epochSeconds } from '#functions/stores/table/table.ts';
import type { StoredZ, ZStore } from '#functions/stores/till/z-reports.ts';
import { type OpenTillDeps, readTill } from '#functions/use-cases/till/open-till.ts';
import { reportImbalances } from '#functions/use-cases/till/report-imbalances.ts';
import { zReply } from '#functions/use-cases/till/z-reply.ts';
import type { closeTill as contract } from '#shared/contracts/staff/close-till.ts';
import type { RefusalDetails } from '#shared/problems/problems.ts';
import type { StaffReason } from '#shared/problems/staff-reasons.ts';
import { countLines, hasDifference } from '#shared/staff/till/till-count.ts';
import { tillMessages } from '#shared/staff/till/till-messages.ts';

interface Deps extends OpenTillDeps {
  readonly tills: Pick<ZStore, 'heads' | 'contentSince' | 'find' | 'close'>;
}

/**
 * Stores the displayed X report as the next Z, in one conditional write. A repeated command gets the Z that the first
 * call stored.
 */
export const closeTill =
  (deps: Deps): UseCase<typeof contract> =>
  async ({ body: { commandId, number, digest, counted, reason }, actor }) => {
    const replyFor = async (closed: StoredZ) => {
      if (closed.commandId === commandId) return { success: true, z: zReply(closed) } as const;
      const colleague = (await deps.people.list()).find(({ id }) => id === closed.by);
      throw tillChanged(
        'tillClosedBefore',
        tillMessages.closedBefore(closed, colleague?.name, deps.clock()),
        {
          number: closed.number,
          who: colleague?.name,
          at: closed.closedAt,
        },
      );
    };
    const earlierZ = await deps.tills.find(number);
    if (earlierZ !== undefined) return replyFor(earlierZ);
    const { left, readFrom, ...x } = await readTill(deps);
    reportImbalances(x.imbalances);
    if (x.number !== number || x.digest !== digest) {
      // A concurrent call with the same command may have closed the till.
      const concurrentZ = await deps.tills.find(number);
      if (concurrentZ !== undefined) return replyFor(concurrentZ);
      throw tillChanged('tillChanged', tillMessages.changed);
    }
    if (x.lines.length + x.exceptions.length === 0) throw tillChanged('tillEmpty', tillMessages.nothing);
    const differs = hasDifference(countLines(x.lines, counted));
    if (differs && reason === undefined) throw reasonMissing;
    const report: StoredZ = {
      number,
      closedAt: epochSeconds(deps.clock()),
      by: actor.person.id,
      on: actor.deviceId,
      lines: x.lines,
      exceptions: x.exceptions,
      counted,
      ...(x.owing.length > 0 && { owing: x.owing }),
      ...(differs && { reason }),
      commandId,
      readFrom,
    };
    const closed = await deps.tills.close(report);
    if (closed === report) log.info('till.closed', { number, lines: x.lines.length, left, differs });
    return replyFor(closed);
  };

const tillChanged = (reason: StaffReason, message: string, details?: RefusalDetails): Refused =>
  new Refused({ kind: 'till-changed', reason, message, details });
const reasonMissing = new Refused(
  { kind: 'invalid-input', reason: 'tillReasonMissing', message: tillMessages.reasonMissing },
  { reason: tillMessages.reasonMissing },
);
