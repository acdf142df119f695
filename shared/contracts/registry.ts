import type { Contract } from './contract.ts';
import type { Endpoint } from './endpoints.ts';
import { cancelBooking } from './guests/cancel-booking.ts';
import { cancelOperatorBooking } from './guests/cancel-operator-booking.ts';
import { changeBooking } from './guests/change-booking.ts';
import { createBooking } from './guests/create-booking.ts';
import { createOperatorBooking } from './guests/create-operator-booking.ts';
import { findBookings } from './guests/find-bookings.ts';
import { findOrder } from './guests/find-order.ts';
import { listHolidays } from './guests/list-holidays.ts';
import { listInventory } from './guests/list-inventory.ts';
import { listOperatorBookings } from './guests/list-operator-bookings.ts';
import { listTicketKeys } from './guests/list-ticket-keys.ts';
import { openBooking } from './guests/open-booking.ts';
import { requestOperatorAccess } from './guests/request-operator-access.ts';
import { requestReferences } from './guests/request-references.ts';
import { saveInventory } from './guests/save-inventory.ts';
import { sendConfirmation } from './guests/send-confirmation.ts';
import { sendEventEmail } from './guests/send-event-email.ts';
import { sendMetaEvent } from './guests/send-meta-event.ts';
import { showAvailability } from './guests/show-availability.ts';
import { startCheckout } from './guests/start-checkout.ts';
import { deliverPresses } from './kept/deliver-presses.ts';
import { readDayFiles } from './kept/read-day-files.ts';
import { registerPressKey } from './kept/register-press-key.ts';
import { settlePresses } from './kept/settle-presses.ts';
import { showKeptPresses } from './kept/show-kept-presses.ts';
import { bookEnquiry } from './office/book-enquiry.ts';
import { changeEnquiry } from './office/change-enquiry.ts';
import { correctStock } from './office/correct-stock.ts';
import { countWaiting } from './office/count-waiting.ts';
import { decideOperator } from './office/decide-operator.ts';
import { editDay } from './office/edit-day.ts';
import { editOperator } from './office/edit-operator.ts';
import { erasePerson } from './office/erase-person.ts';
import { exportPerson } from './office/export-person.ts';
import { findPerson } from './office/find-person.ts';
import { refundOrder } from './office/refund-order.ts';
import { shipOrder } from './office/ship-order.ts';
import { showCalendar } from './office/show-calendar.ts';
import { showEnquiries } from './office/show-enquiries.ts';
import { showNumbers } from './office/show-numbers.ts';
import { showOperators } from './office/show-operators.ts';
import { showOrders } from './office/show-orders.ts';
import { showPrivacyTrail } from './office/show-privacy-trail.ts';
import { showStock } from './office/show-stock.ts';
import { receivePayment } from './receive-payment.ts';
import { addParty } from './staff/add-party.ts';
import { cancelParty } from './staff/cancel-party.ts';
import { changeLanguage } from './staff/change-language.ts';
import { changeParty } from './staff/change-party.ts';
import { chooseCode } from './staff/choose-code.ts';
import { closeStarts } from './staff/close-starts.ts';
import { closeTill } from './staff/close-till.ts';
import { findParties } from './staff/find-parties.ts';
import { identify } from './staff/identify.ts';
import { linkDevice } from './staff/link-device.ts';
import { listClosures } from './staff/list-closures.ts';
import { listDays } from './staff/list-days.ts';
import { listPeople } from './staff/list-people.ts';
import { managePeople } from './staff/manage-people.ts';
import { openDay } from './staff/open-day.ts';
import { recordVisit } from './staff/record-visit.ts';
import { registerPasskey } from './staff/register-passkey.ts';
import { renewSession } from './staff/renew-session.ts';
import { reopenStarts } from './staff/reopen-starts.ts';
import { requestChallenge } from './staff/request-challenge.ts';
import { resendConfirmation } from './staff/resend-confirmation.ts';
import { reversePayment } from './staff/reverse-payment.ts';
import { showTill } from './staff/show-till.ts';
import { signIn } from './staff/sign-in.ts';
import { signOut } from './staff/sign-out.ts';
import { undoClosing } from './staff/undo-closing.ts';

/**
 * Calls of the public site by visitors, customers, tour operators and providers, in the outer stack. New
 * calls go to `guestContracts`.
 */
export const siteContracts = {
  listHolidays,
  findBookings,
  createBooking,
  changeBooking,
  cancelBooking,
  openBooking,
  requestReferences,
  sendConfirmation,
  sendEventEmail,
  requestOperatorAccess,
  sendMetaEvent,
  startCheckout,
  findOrder,
  receivePayment,
  listInventory,
  listOperatorBookings,
  createOperatorBooking,
  cancelOperatorBooking,
  saveInventory,
};

/** Calls of the public site in the nested stack for guests. */
export const guestContracts = {
  showAvailability,
  listTicketKeys,
};

/** Calls of the staff console for signing in and for the door, the bar and the till. */
export const staffContracts = {
  linkDevice,
  requestChallenge,
  signIn,
  renewSession,
  signOut,
  registerPasskey,
  listPeople,
  managePeople,
  openDay,
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
  registerPressKey,
  deliverPresses,
  showKeptPresses,
  settlePresses,
  readDayFiles,
  listDays,
};

/** Calls of the console's office pages. */
export const officeContracts = {
  showOrders,
  shipOrder,
  refundOrder,
  showEnquiries,
  changeEnquiry,
  bookEnquiry,
  showOperators,
  decideOperator,
  editOperator,
  showStock,
  correctStock,
  showPrivacyTrail,
  findPerson,
  exportPerson,
  erasePerson,
  showNumbers,
  showCalendar,
  editDay,
  countWaiting,
};

/** The contract of every endpoint, in the order of `openapi.json`. */
export const contractByEndpoint = {
  ...siteContracts,
  ...guestContracts,
  ...staffContracts,
  ...officeContracts,
} satisfies Readonly<Record<Endpoint, Contract>>;

/** All endpoints. Routes, the local server, `openapi.json` and the fuzzer are derived from this list. */
export const contracts: readonly Contract[] = Object.values(contractByEndpoint);
