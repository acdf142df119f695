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
import type { ItemKind } from '../constructs/item-kinds.ts';
import {
  type AddStaffEndpoint,
  type StaffEndpointsProps,
  session,
  staffEndpointsOf,
} from './staff-endpoint.ts';

/** The calls of the staff console. */
export function staffEndpoints(scope: Construct, props: StaffEndpointsProps): void {
  const add = staffEndpointsOf(scope, props);
  signInEndpoints(add);
  peopleEndpoints(add);
  dayEndpoints(add);
  partyEndpoints(add);
  closureEndpoints(add);
  tillEndpoints(add);
  sharedDeviceEndpoints(add);
  languageEndpoints(add);
}

function signInEndpoints(add: AddStaffEndpoint): void {
  add(linkDevice, {
    ConditionCheckItem: ['staffPeople'],
    DeleteItem: ['staffPasskeys'],
    Query: ['staffPasskeys'],
    UpdateItem: ['staffDevices', 'quotas'],
  });
  add(requestChallenge, {
    PutItem: ['staffChallenges'],
    Query: ['staffPasskeys'],
    UpdateItem: ['quotas'],
  });
  add(signIn, {
    ConditionCheckItem: ['staffPasskeys'],
    DeleteItem: ['staffChallenges'],
    GetItem: ['staffPasskeys'],
    PutItem: ['staffDevices'],
    Query: session,
    UpdateItem: ['staffDevices', 'staffPasskeys', 'quotas'],
  });
  add(renewSession, {
    Query: [...session, 'staffPasskeys'],
    UpdateItem: ['staffDevices'],
  });
  add(signOut, { UpdateItem: ['staffDevices'] });
  add(registerPasskey, {
    ConditionCheckItem: ['staffDevices'],
    DeleteItem: ['staffChallenges', 'staffPasskeys'],
    PutItem: ['staffPasskeys'],
    Query: ['staffPasskeys'],
    UpdateItem: ['staffDevices'],
  });
}

function peopleEndpoints(add: AddStaffEndpoint): void {
  const all: readonly ItemKind[] = [...session, 'staffPasskeys'];

  add(listPeople, { Query: [...all, 'staffCodes'] });
  add(managePeople, {
    DeleteItem: ['staffPeople', 'staffPasskeys', 'staffCodes'],
    PutItem: ['staffPeople', 'staffCodes'],
    Query: all,
    UpdateItem: session,
  });
}

function dayEndpoints(add: AddStaffEndpoint): void {
  // Every open screen calls it every five seconds.
  add(openDay, { GetItem: ['days'], Query: ['days', 'staffPeople'] }, { isTraced: false });
  add(recordVisit, {
    GetItem: ['days'],
    Query: ['staffPeople', 'till'],
    UpdateItem: ['days', 'lateEntries'],
  });
  add(addParty, { GetItem: ['days', 'closures'], UpdateItem: ['days', 'quotas', 'secrets'] });
}

function partyEndpoints(add: AddStaffEndpoint): void {
  add(changeParty, {
    GetItem: ['days', 'closures'],
    PutItem: ['operatorSlots'],
    Query: ['staffPeople'],
    UpdateItem: ['days', 'quotas'],
  });
  add(cancelParty, {
    GetItem: ['days'],
    Query: ['staffPeople'],
    UpdateItem: ['days', 'quotas'],
  });
  add(resendConfirmation, { GetItem: ['days'], UpdateItem: ['days'] });
  add(findParties, { GetItem: ['days'], Query: ['days'] });
}

function closureEndpoints(add: AddStaffEndpoint): void {
  add(listClosures, { Query: ['days', 'closures', 'staffPeople'] });
  add(closeStarts, {
    GetItem: ['days'],
    PutItem: ['closures'],
    Query: ['days', 'closures'],
    UpdateItem: ['days'],
  });
  add(reopenStarts, {
    DeleteItem: ['closures'],
    GetItem: ['closures'],
    Query: ['days', 'closures'],
    UpdateItem: ['days'],
  });
  add(undoClosing, {
    DeleteItem: ['days', 'closures'],
    GetItem: ['days', 'closures'],
    Query: ['days', 'closures'],
    UpdateItem: ['days'],
  });
}

function tillEndpoints(add: AddStaffEndpoint): void {
  const read: readonly ItemKind[] = ['days', 'lateEntries', 'staffPeople', 'till'];

  add(showTill, { Query: read });
  add(closeTill, { PutItem: ['till'], Query: read });
  add(reversePayment, { GetItem: ['days'], UpdateItem: ['days', 'lateEntries'] });
}

function sharedDeviceEndpoints(add: AddStaffEndpoint): void {
  add(identify, {
    GetItem: ['staffCodes'],
    PutItem: ['staffCodes'],
    Query: ['staffPeople'],
    UpdateItem: [...session, 'staffCodes'],
  });
  add(chooseCode, { PutItem: ['staffCodes'], UpdateItem: ['staffPeople'] });
}

function languageEndpoints(add: AddStaffEndpoint): void {
  add(changeLanguage, { GetItem: ['days', 'closures'], UpdateItem: ['days', 'quotas'] });
}
