/**
 * Method and path of the endpoints that pages for guests call. These pages must not load the endpoints of the console.
 */
export const publicEndpoints = {
  listHolidays: { method: 'GET', path: '/api/holidays' },
  showAvailability: { method: 'GET', path: '/api/availability' },
  listTicketKeys: { method: 'GET', path: '/api/ticket-keys' },
  findBookings: { method: 'GET', path: '/api/bookings' },
  createBooking: { method: 'POST', path: '/api/bookings' },
  changeBooking: { method: 'PUT', path: '/api/bookings' },
  cancelBooking: { method: 'DELETE', path: '/api/bookings' },
  openBooking: { method: 'POST', path: '/api/open-booking' },
  requestReferences: { method: 'POST', path: '/api/request-references' },
  sendConfirmation: { method: 'POST', path: '/api/send-confirmation' },
  sendEventEmail: { method: 'POST', path: '/api/send-event-email' },
  requestOperatorAccess: { method: 'POST', path: '/api/touroperators' },
  sendMetaEvent: { method: 'POST', path: '/api/meta-events' },
  startCheckout: { method: 'POST', path: '/api/stripe' },
  findOrder: { method: 'GET', path: '/api/stripe' },
  listInventory: { method: 'GET', path: '/api/inventory' },
  listOperatorBookings: { method: 'GET', path: '/api/operator-bookings' },
  createOperatorBooking: { method: 'POST', path: '/api/operator-bookings' },
  cancelOperatorBooking: { method: 'DELETE', path: '/api/operator-bookings' },
  saveInventory: { method: 'PUT', path: '/api/inventory' },
} as const;
