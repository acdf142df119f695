import { type RequireConsent, requireConsent } from '#functions/use-cases/closures/closing-consent.ts';
import { digestOfParties } from '#functions/use-cases/closures/closing-digest.ts';
import type { DayPlan } from '#functions/use-cases/closures/day-plan.ts';
import { needsSecondConfirmation } from '#shared/staff/closing/closing-consent.ts';
import { type OperationContext, OperationProblem, type Request } from './operation/operation.ts';
import { textOption } from './operation/parse-args.ts';

/** The second confirmation, typed: a script with `--yes` cannot cancel a full day by mistake. */
export const partiesOption = { parties: { type: 'string' } } as const;

/**
 * Asks for consent to notify the listed parties.
 *
 * @param plan the plan that was shown; undefined if nothing is cancelled
 * @returns undefined when the answer is no
 * @throws OperationProblem when the number of parties is required and missing
 */
export async function askForConsent(
  request: Request,
  { staffConsole }: Pick<OperationContext, 'staffConsole'>,
  plan: Pick<DayPlan, 'toNotify'> | undefined,
  question: string,
): Promise<RequireConsent | undefined> {
  const parties = plan?.toNotify ?? [];
  const count = parties.length;
  if (needsSecondConfirmation(count) && textOption(request, 'parties') !== String(count))
    throw new OperationProblem(
      `This notifies ${count} parties, and nothing was changed yet. To go on, name their number: --parties ${count}`,
    );
  if (!(await staffConsole.confirm(question))) {
    staffConsole.say('Nothing was changed.');
    return undefined;
  }
  const approved = { digest: digestOfParties(parties), confirmedParties: count };
  return requireConsent(approved, () => true);
}
