import type { UseCase } from '#functions/kernel/endpoint.ts';
import { Refused } from '#functions/kernel/problems.ts';
import { epochSeconds } from '#functions/stores/table/table.ts';
import type { ZStore } from '#functions/stores/till/z-reports.ts';
import type { ZReviewStore } from '#functions/stores/till/z-reviews.ts';
import { type OpenTillDeps, readTill } from '#functions/use-cases/till/open-till.ts';
import { reportImbalances } from '#functions/use-cases/till/report-imbalances.ts';
import { zReply } from '#functions/use-cases/till/z-reply.ts';
import type { showTill as contract } from '#shared/contracts/staff/show-till.ts';
import { ListedZ } from '#shared/contracts/staff/till.ts';
import { countLines, hasDifference } from '#shared/staff/till/till-count.ts';
import { tillMessages } from '#shared/staff/till/till-messages.ts';

interface Deps extends OpenTillDeps {
  readonly tills: Pick<ZStore, 'heads' | 'contentSince' | 'find'>;
  readonly reviews: Pick<ZReviewStore, 'add'>;
}

/**
 * Returns the open till with the latest Zs, or one Z in full. If that Z has a difference, records that this manager
 * reviewed it, unless they closed it.
 */
export const showTill =
  (deps: Deps): UseCase<typeof contract> =>
  async ({ query: { z }, actor }) => {
    const base = { success: true, now: epochSeconds(deps.clock()) } as const;
    if (z !== undefined) {
      const [report, people] = await Promise.all([deps.tills.find(Number(z)), deps.people.list()]);
      if (report === undefined)
        throw new Refused({
          kind: 'not-found',
          reason: 'tillUnknown',
          message: tillMessages.noZ(Number(z)),
          details: { number: Number(z) },
        });
      const wasClosedByColleague = report.by !== actor.person.id;
      if (wasClosedByColleague && hasDifference(countLines(report.lines, report.counted)))
        await deps.reviews.add(report.number, actor.person.id);
      return { ...base, zs: [], z: zReply(report), people };
    }
    const [{ zs, readFrom: _next, ...x }, people] = await Promise.all([readTill(deps), deps.people.list()]);
    reportImbalances(x.imbalances);
    return {
      ...base,
      x,
      zs: zs.map((head) => ListedZ.parse(head)),
      hasEarlierZs: (zs.at(-1)?.number ?? 1) > 1,
      people,
    };
  };
