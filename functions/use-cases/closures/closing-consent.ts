import { Refused } from '#functions/kernel/problems.ts';
import { epochSeconds } from '#functions/stores/table/table.ts';
import type { Actor } from '#shared/contracts/contract.ts';
import { consentProblem } from '#shared/staff/closing/closing-consent.ts';
import { closingMessages } from '#shared/staff/closing/closing-messages.ts';
import { isSteppedUp } from '#shared/staff/sign-in/people.ts';
import { sessionMessages } from '#shared/staff/sign-in/session-messages.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import { digestOfParties } from './closing-digest.ts';
import type { DayPlan } from './day-plan.ts';

/**
 * Checks the consent to a closing: before it writes anything, and again after its starts accept no more bookings, before
 * anyone is notified.
 *
 * @throws Refused `closing-changed`, `not-bookable` or `step-up` without consent to notify these parties
 */
export type RequireConsent = (plans: readonly DayPlan[]) => void;

/** The preview on the basis of which a colleague confirmed the closing. */
export interface ShownPreview {
  readonly digest: string | undefined;
  readonly confirmedParties: number | undefined;
}

/**
 * Requires consent to the shown preview. @param hasPasskey whether a passkey was just used; the command line relies on
 * AWS credentials
 */
export const requireConsent =
  ({ digest, confirmedParties }: ShownPreview, hasPasskey: () => boolean): RequireConsent =>
  (plans) => {
    const remaining = plans.flatMap(({ toNotify }) => toNotify);
    if (remaining.length === 0) return;
    const isAsShown =
      digest === digestOfParties([...plans.flatMap(({ notified }) => notified), ...remaining]);
    switch (consentProblem(remaining.length, { isAsShown, confirmedParties, hasPasskey: hasPasskey() })) {
      case 'changed':
        throw new Refused({ kind: 'closing-changed', message: closingMessages.changed });
      case 'unconfirmed':
        throw new Refused({
          kind: 'not-bookable',
          reason: 'closingUnconfirmed',
          message: closingMessages.unconfirmed(remaining.length),
          details: { parties: remaining.length },
        });
      case 'passkey':
        throw new Refused({ kind: 'step-up', message: sessionMessages.stepUp });
    }
  };

/** Requires the consent of a colleague in the console. */
export const consentOf = (actor: Actor, preview: ShownPreview, clock: Clock): RequireConsent =>
  requireConsent(preview, () => isSteppedUp(actor, epochSeconds(clock())));
