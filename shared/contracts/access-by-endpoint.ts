import type { Access } from './access.ts';
import type { Endpoint } from './endpoints.ts';
import { cancelBooking } from './guests/cancel-booking.access.ts';
import { cancelOperatorBooking } from './guests/cancel-operator-booking.access.ts';
import { changeBooking } from './guests/change-booking.access.ts';
import { createBooking } from './guests/create-booking.access.ts';
import { createOperatorBooking } from './guests/create-operator-booking.access.ts';
import { findBookings } from './guests/find-bookings.access.ts';
import { findOrder } from './guests/find-order.access.ts';
import { listHolidays } from './guests/list-holidays.access.ts';
import { listInventory } from './guests/list-inventory.access.ts';
import { listOperatorBookings } from './guests/list-operator-bookings.access.ts';
import { listTicketKeys } from './guests/list-ticket-keys.access.ts';
import { openBooking } from './guests/open-booking.access.ts';
import { requestOperatorAccess } from './guests/request-operator-access.access.ts';
import { requestReferences } from './guests/request-references.access.ts';
import { saveInventory } from './guests/save-inventory.access.ts';
import { sendConfirmation } from './guests/send-confirmation.access.ts';
import { sendEventEmail } from './guests/send-event-email.access.ts';
import { sendMetaEvent } from './guests/send-meta-event.access.ts';
import { showAvailability } from './guests/show-availability.access.ts';
import { startCheckout } from './guests/start-checkout.access.ts';
import { deliverPresses } from './kept/deliver-presses.access.ts';
import { readDayFiles } from './kept/read-day-files.access.ts';
import { registerPressKey } from './kept/register-press-key.access.ts';
import { settlePresses } from './kept/settle-presses.access.ts';
import { showKeptPresses } from './kept/show-kept-presses.access.ts';
import { bookEnquiry } from './office/book-enquiry.access.ts';
import { changeEnquiry } from './office/change-enquiry.access.ts';
import { correctStock } from './office/correct-stock.access.ts';
import { countWaiting } from './office/count-waiting.access.ts';
import { decideOperator } from './office/decide-operator.access.ts';
import { editDay } from './office/edit-day.access.ts';
import { editOperator } from './office/edit-operator.access.ts';
import { erasePerson } from './office/erase-person.access.ts';
import { exportPerson } from './office/export-person.access.ts';
import { findPerson } from './office/find-person.access.ts';
import { refundOrder } from './office/refund-order.access.ts';
import { shipOrder } from './office/ship-order.access.ts';
import { showCalendar } from './office/show-calendar.access.ts';
import { showEnquiries } from './office/show-enquiries.access.ts';
import { showNumbers } from './office/show-numbers.access.ts';
import { showOperators } from './office/show-operators.access.ts';
import { showOrders } from './office/show-orders.access.ts';
import { showPrivacyTrail } from './office/show-privacy-trail.access.ts';
import { showStock } from './office/show-stock.access.ts';
import { receivePayment } from './receive-payment.access.ts';
import { addParty } from './staff/add-party.access.ts';
import { cancelParty } from './staff/cancel-party.access.ts';
import { changeLanguage } from './staff/change-language.access.ts';
import { changeParty } from './staff/change-party.access.ts';
import { chooseCode } from './staff/choose-code.access.ts';
import { closeStarts } from './staff/close-starts.access.ts';
import { closeTill } from './staff/close-till.access.ts';
import { findParties } from './staff/find-parties.access.ts';
import { identify } from './staff/identify.access.ts';
import { linkDevice } from './staff/link-device.access.ts';
import { listClosures } from './staff/list-closures.access.ts';
import { listDays } from './staff/list-days.access.ts';
import { listPeople } from './staff/list-people.access.ts';
import { managePeople } from './staff/manage-people.access.ts';
import { openDay } from './staff/open-day.access.ts';
import { recordVisit } from './staff/record-visit.access.ts';
import { registerPasskey } from './staff/register-passkey.access.ts';
import { renewSession } from './staff/renew-session.access.ts';
import { reopenStarts } from './staff/reopen-starts.access.ts';
import { requestChallenge } from './staff/request-challenge.access.ts';
import { resendConfirmation } from './staff/resend-confirmation.access.ts';
import { reversePayment } from './staff/reverse-payment.access.ts';
import { showTill } from './staff/show-till.access.ts';
import { signIn } from './staff/sign-in.access.ts';
import { signOut } from './staff/sign-out.access.ts';
import { undoClosing } from './staff/undo-closing.access.ts';

/** The table access of each endpoint, without the session that staff endpoints read. */
const accessByEndpoint = {
  listHolidays,
  findBookings,
  showAvailability,
  listTicketKeys,
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
  registerPressKey,
  deliverPresses,
  showKeptPresses,
  settlePresses,
  readDayFiles,
  countWaiting,
  listDays,
} satisfies Readonly<Record<Endpoint, Access>>;

/** @param name of a contract, such as `cancel-booking` */
export const accessOf = (name: string): Access =>
  accessByEndpoint[name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()) as Endpoint];
