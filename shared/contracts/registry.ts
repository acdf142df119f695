import { cancelBooking } from './cancel-booking.ts';
import { cancelOperatorBooking } from './cancel-operator-booking.ts';
import { changeBooking } from './change-booking.ts';
import type { Contract } from './contract.ts';
import { createBooking } from './create-booking.ts';
import { createOperatorBooking } from './create-operator-booking.ts';
import type { Endpoint } from './endpoints.ts';
import { findBookings } from './find-bookings.ts';
import { findOrder } from './find-order.ts';
import { listHolidays } from './list-holidays.ts';
import { listInventory } from './list-inventory.ts';
import { listOperatorBookings } from './list-operator-bookings.ts';
import { openBooking } from './open-booking.ts';
import { receivePayment } from './receive-payment.ts';
import { requestOperatorAccess } from './request-operator-access.ts';
import { requestReferences } from './request-references.ts';
import { saveInventory } from './save-inventory.ts';
import { sendConfirmation } from './send-confirmation.ts';
import { sendEventEmail } from './send-event-email.ts';
import { sendMetaEvent } from './send-meta-event.ts';
import { addParty } from './staff/add-party.ts';
import { bookEnquiry } from './staff/book-enquiry.ts';
import { cancelParty } from './staff/cancel-party.ts';
import { changeEnquiry } from './staff/change-enquiry.ts';
import { changeLanguage } from './staff/change-language.ts';
import { changeParty } from './staff/change-party.ts';
import { chooseCode } from './staff/choose-code.ts';
import { closeStarts } from './staff/close-starts.ts';
import { closeTill } from './staff/close-till.ts';
import { correctStock } from './staff/correct-stock.ts';
import { decideOperator } from './staff/decide-operator.ts';
import { editDay } from './staff/edit-day.ts';
import { editOperator } from './staff/edit-operator.ts';
import { erasePerson } from './staff/erase-person.ts';
import { exportPerson } from './staff/export-person.ts';
import { findParties } from './staff/find-parties.ts';
import { findPerson } from './staff/find-person.ts';
import { identify } from './staff/identify.ts';
import { linkDevice } from './staff/link-device.ts';
import { listClosures } from './staff/list-closures.ts';
import { listPeople } from './staff/list-people.ts';
import { managePeople } from './staff/manage-people.ts';
import { openDay } from './staff/open-day.ts';
import { recordVisit } from './staff/record-visit.ts';
import { refundOrder } from './staff/refund-order.ts';
import { registerPasskey } from './staff/register-passkey.ts';
import { renewSession } from './staff/renew-session.ts';
import { reopenStarts } from './staff/reopen-starts.ts';
import { requestChallenge } from './staff/request-challenge.ts';
import { resendConfirmation } from './staff/resend-confirmation.ts';
import { reversePayment } from './staff/reverse-payment.ts';
import { shipOrder } from './staff/ship-order.ts';
import { showCalendar } from './staff/show-calendar.ts';
import { showEnquiries } from './staff/show-enquiries.ts';
import { showNumbers } from './staff/show-numbers.ts';
import { showOperators } from './staff/show-operators.ts';
import { showOrders } from './staff/show-orders.ts';
import { showPrivacyTrail } from './staff/show-privacy-trail.ts';
import { showStock } from './staff/show-stock.ts';
import { showTill } from './staff/show-till.ts';
import { signIn } from './staff/sign-in.ts';
import { signOut } from './staff/sign-out.ts';
import { undoClosing } from './staff/undo-closing.ts';
import { startCheckout } from './start-checkout.ts';

/** The contract of every endpoint, in the order of `openapi.json`. */
export const contractByEndpoint = {
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
  showOrders,
  showCalendar,
  editDay,
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
  identify,
  chooseCode,
  changeLanguage,
} satisfies Readonly<Record<Endpoint, Contract>>;

/** All endpoints. Routes, the local server, `openapi.json` and the fuzzer are derived from this list. */
export const contracts: readonly Contract[] = Object.values(contractByEndpoint);
