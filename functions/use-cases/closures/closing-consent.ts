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
 * Asked before a closing writes anything, and again once its starts take no more bookings and before anybody is notified.
 *
 * @throws Refused `closing-changed`, `not-bookable` or `step-up` without consent to notify these parties
 */
export type RequireConsent = (plans: readonly DayPlan[]) => void;

/** What a call of a closing says of the preview that was shown. */
export interface ShownPreview {
  readonly digest: string | undefined;
  readonly confirmedParties: number | undefined;
}

/** @param hasPasskey whether a passkey was used just now; the command line has the account's own credentials */
export const requireConsent =
  ({ digest, confirmedParties }: ShownPreview, hasPasskey: () => boolean): RequireConsent =>
  (plans) => {
    const left = plans.flatMap(({ toNotify }) => toNotify);
    if (left.length === 0) return;
    const isAsShown = digest === digestOfParties([...plans.flatMap(({ notified }) => notified), ...left]);
    switch (consentProblem(left.length, { isAsShown, confirmedParties, hasPasskey: hasPasskey() })) {
      case 'changed':
        throw new Refused({ kind: 'closing-changed', message: closingMessages.changed });
      case 'unconfirmed':
        throw new Refused({ kind: 'not-bookable', message: closingMessages.unconfirmed(left.length) });
      case 'passkey':
        throw new Refused({ kind: 'step-up', message: sessionMessages.stepUp });
    }
  };

/** Consent of a colleague in the console. */
export const consentOf = (actor: Actor, shown: ShownPreview, clock: Clock): RequireConsent =>
  requireConsent(shown, () => isSteppedUp(actor, epochSeconds(clock())));
