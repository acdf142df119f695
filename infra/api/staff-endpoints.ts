import type { Construct } from 'constructs';
import { addParty } from '#shared/contracts/staff/add-party.ts';
import { cancelParty } from '#shared/contracts/staff/cancel-party.ts';
import { changeLanguage } from '#shared/contracts/staff/change-language.ts';
import { changeParty } from '#shared/contracts/staff/change-party.ts';
import { chooseCode } from '#shared/contracts/staff/choose-code.ts';
import { closeStarts } from '#shared/contracts/staff/close-starts.ts';
import { closeTill } from '#shared/contracts/staff/close-till.ts';
import { findParties } from '#shared/contracts/staff/find-parties.ts';
import { identify } from '#shared/contracts/staff/identify.ts';
import { linkDevice } from '#shared/contracts/staff/link-device.ts';
import { listClosures } from '#shared/contracts/staff/list-closures.ts';
import { listPeople } from '#shared/contracts/staff/list-people.ts';
import { managePeople } from '#shared/contracts/staff/manage-people.ts';
import { openDay } from '#shared/contracts/staff/open-day.ts';
import { recordVisit } from '#shared/contracts/staff/record-visit.ts';
import { registerPasskey } from '#shared/contracts/staff/register-passkey.ts';
import { renewSession } from '#shared/contracts/staff/renew-session.ts';
import { reopenStarts } from '#shared/contracts/staff/reopen-starts.ts';
import { requestChallenge } from '#shared/contracts/staff/request-challenge.ts';
import { resendConfirmation } from '#shared/contracts/staff/resend-confirmation.ts';
import { reversePayment } from '#shared/contracts/staff/reverse-payment.ts';
import { showTill } from '#shared/contracts/staff/show-till.ts';
import { signIn } from '#shared/contracts/staff/sign-in.ts';
import { signOut } from '#shared/contracts/staff/sign-out.ts';
import { undoClosing } from '#shared/contracts/staff/undo-closing.ts';
import { addTableEndpoints, type TableEndpointsProps } from '../constructs/endpoint.ts';

/** The calls of the staff console at the door, the bar and the till, and of signing in. */
export function staffEndpoints(scope: Construct, props: TableEndpointsProps): void {
  addTableEndpoints(scope, props, [
    linkDevice,
    requestChallenge,
    signIn,
    renewSession,
    signOut,
    registerPasskey,
    listPeople,
    managePeople,
  ]);
  // Every open screen calls it every five seconds.
  addTableEndpoints(scope, props, [openDay], { isTraced: false });
  addTableEndpoints(scope, props, [
    recordVisit,
    addParty,
    changeParty,
    cancelParty,
    resendConfirmation,
    findParties,
    listClosures,
    closeStarts,
    reopenStarts,
    undoClosing,
    showTill,
    closeTill,
    reversePayment,
    identify,
    chooseCode,
    changeLanguage,
  ]);
}
