import type { UseCase } from '#functions/kernel/endpoint.ts';
import { log } from '#functions/kernel/log.ts';
import { Refused } from '#functions/kernel/problems.ts';
import { epochSeconds } from '#functions/stores/table/table.ts';
import { digestOfParties } from '#functions/use-cases/closures/closing-digest.ts';
import { closureParty } from '#functions/use-cases/closures/closing-reply.ts';
import { requestedSlots } from '#functions/use-cases/closures/requested-slots.ts';
import {
  hasBegun,
  refuseLateUndo,
  type UndoClosingDeps,
  type UndoResult,
  undoClosing as undo,
} from '#functions/use-cases/closures/undo-closing.ts';
import { planUndo } from '#functions/use-cases/closures/undo-plan.ts';
import { workOfCall } from '#functions/use-cases/closures/work-of-call.ts';
import type { Actor, ReplyOf } from '#shared/contracts/contract.ts';
import type { undoClosing as contract } from '#shared/contracts/staff/undo-closing.ts';
import { closingMessages } from '#shared/staff/closing/closing-messages.ts';
import { tourDaysIn } from '#shared/staff/closing/closing-range.ts';
import { isSteppedUp } from '#shared/staff/sign-in/people.ts';
import { sessionMessages } from '#shared/staff/sign-in/session-messages.ts';

/** Previews the undoing of a closing, or carries out as much of it as fits into one call. */
export const undoClosing =
  (deps: UndoClosingDeps): UseCase<typeof contract> =>
  async ({ body: { commandId, closing, preview, digest, ...range }, actor }) => {
    // Refuses days that cannot be closed.
    requestedSlots(range, deps.clock());
    const by = { id: commandId, person: actor.person.id, device: actor.deviceId };
    const dates = tourDaysIn(range);
    const plan = await planUndo(deps, dates, closing);
    const isStarted = hasBegun(plan, by);
    if (!isStarted) refuseLateUndo(plan, closing, deps.clock());
    const { restored, restorable, lost } = plan;
    const digestOfPlan = digestOfParties([...restored, ...restorable]);
    if (preview) {
      const previewResult = { restored: [...restored, ...restorable], notRestored: lost, left: restorable };
      return replyOf(previewResult, digestOfPlan);
    }
    if (!isStarted && digest !== digestOfPlan)
      throw new Refused({
        kind: 'closing-changed',
        reason: 'closingChangedBeforeUndo',
        message: closingMessages.changedBeforeUndo,
      });
    requireStepUp(actor, deps.clock());
    const undoResult = await undo(deps, plan, closing, by, workOfCall);
    log.info('closure.undone', {
      date: dates[0],
      days: dates.length,
      restored: undoResult.restored.length,
      notRestored: undoResult.notRestored.length,
      remaining: undoResult.left.length,
    });
    return replyOf(undoResult, digestOfPlan);
  };

function requireStepUp(actor: Actor, now: Date): void {
  if (isSteppedUp(actor, epochSeconds(now))) return;
  throw new Refused({ kind: 'step-up', message: sessionMessages.stepUp });
}

const replyOf = ({ restored, notRestored, left }: UndoResult, digest: string): ReplyOf<typeof contract> => ({
  success: true,
  restored: restored.map(closureParty),
  notRestored: notRestored.map(closureParty),
  remaining: left.length,
  digest,
});
