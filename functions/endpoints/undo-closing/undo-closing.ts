import type { undoClosing as contract } from '../../../shared/contracts/staff/undo-closing.ts';
import { tourDaysIn } from '../../../shared/staff/closing/closing-range.ts';
import type { UseCase } from '../../kernel/endpoint.ts';
import { log } from '../../kernel/log.ts';
import { closureParty } from '../../use-cases/closures/closing-reply.ts';
import { requestedSlots } from '../../use-cases/closures/requested-slots.ts';
import { type UndoClosingDeps, undoClosing as undo } from '../../use-cases/closures/undo-closing.ts';
import { workOfCall } from '../../use-cases/closures/work-of-call.ts';

/** Undoes as much of a closing as fits into the call. */
export const undoClosing =
  (deps: UndoClosingDeps): UseCase<typeof contract> =>
  async ({ body: { commandId, closing, ...range }, actor }) => {
    // Refuses days that cannot be closed either.
    requestedSlots(range, deps.clock());
    const by = { id: commandId, person: actor.person.id, device: actor.deviceId };
    const { restored, notRestored, left } = await undo(deps, tourDaysIn(range), closing, by, workOfCall);
    log.info('closure.undone', {
      restored: restored.length,
      notRestored: notRestored.length,
      remaining: left.length,
    });
    return {
      success: true,
      restored: restored.map(closureParty),
      notRestored: notRestored.map(closureParty),
      remaining: left.length,
    };
  };
