import { publicEndpoints } from './public-endpoints.ts';

/** Method and path of every endpoint. Of this folder the browser may run this file and what it imports, no other. */
export const endpoints = {
  ...publicEndpoints,
  receivePayment: { method: 'POST', path: '/api/stripe-webhook' },
  linkDevice: { method: 'POST', path: '/api/staff/link' },
  requestChallenge: { method: 'POST', path: '/api/staff/challenge' },
  signIn: { method: 'POST', path: '/api/staff/session' },
  renewSession: { method: 'PUT', path: '/api/staff/session' },
  signOut: { method: 'DELETE', path: '/api/staff/session' },
  registerPasskey: { method: 'POST', path: '/api/staff/passkeys' },
  listPeople: { method: 'GET', path: '/api/staff/people' },
  managePeople: { method: 'POST', path: '/api/staff/people' },
  openDay: { method: 'GET', path: '/api/staff/day' },
  recordVisit: { method: 'POST', path: '/api/staff/visits' },
  addParty: { method: 'POST', path: '/api/staff/bookings' },
  changeParty: { method: 'PUT', path: '/api/staff/bookings' },
  cancelParty: { method: 'DELETE', path: '/api/staff/bookings' },
  resendConfirmation: { method: 'POST', path: '/api/staff/confirmations' },
  findParties: { method: 'GET', path: '/api/staff/bookings' },
  listClosures: { method: 'GET', path: '/api/staff/closures' },
  closeStarts: { method: 'POST', path: '/api/staff/closures' },
  reopenStarts: { method: 'DELETE', path: '/api/staff/closures' },
  showTill: { method: 'GET', path: '/api/staff/till' },
  closeTill: { method: 'POST', path: '/api/staff/till' },
  reversePayment: { method: 'POST', path: '/api/staff/reversals' },
  showOrders: { method: 'GET', path: '/api/staff/orders' },
  shipOrder: { method: 'POST', path: '/api/staff/shipments' },
  refundOrder: { method: 'POST', path: '/api/staff/refunds' },
  identify: { method: 'POST', path: '/api/staff/identity' },
  chooseCode: { method: 'PUT', path: '/api/staff/identity' },
} as const;

export type Endpoint = keyof typeof endpoints;
