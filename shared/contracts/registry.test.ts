import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { problemKinds } from '../problems/problems.ts';
import { contracts } from './registry.ts';

it('contains the specified calls and our own, each with method and path', () => {
  expect(contracts.map(({ name, method, path, reply }) => [name, method, path, reply.status])).toEqual([
    ['list-holidays', 'GET', '/api/holidays', 200],
    ['find-bookings', 'GET', '/api/bookings', 200],
    ['create-booking', 'POST', '/api/bookings', 201],
    ['change-booking', 'PUT', '/api/bookings', 200],
    ['cancel-booking', 'DELETE', '/api/bookings', 200],
    ['open-booking', 'POST', '/api/open-booking', 200],
    ['request-references', 'POST', '/api/request-references', 202],
    ['send-confirmation', 'POST', '/api/send-confirmation', 200],
    ['send-event-email', 'POST', '/api/send-event-email', 200],
    ['request-operator-access', 'POST', '/api/touroperators', 200],
    ['send-meta-event', 'POST', '/api/meta-events', 200],
    ['start-checkout', 'POST', '/api/stripe', 200],
    ['find-order', 'GET', '/api/stripe', 200],
    ['receive-payment', 'POST', '/api/stripe-webhook', 200],
    ['list-inventory', 'GET', '/api/inventory', 200],
    ['list-operator-bookings', 'GET', '/api/operator-bookings', 200],
    ['create-operator-booking', 'POST', '/api/operator-bookings', 201],
    ['cancel-operator-booking', 'DELETE', '/api/operator-bookings', 200],
    ['save-inventory', 'PUT', '/api/inventory', 200],
    ['link-device', 'POST', '/api/staff/link', 200],
    ['request-challenge', 'POST', '/api/staff/challenge', 200],
    ['sign-in', 'POST', '/api/staff/session', 200],
    ['renew-session', 'PUT', '/api/staff/session', 200],
    ['sign-out', 'DELETE', '/api/staff/session', 200],
    ['register-passkey', 'POST', '/api/staff/passkeys', 200],
    ['list-people', 'GET', '/api/staff/people', 200],
    ['manage-people', 'POST', '/api/staff/people', 200],
    ['open-day', 'GET', '/api/staff/day', 200],
    ['record-visit', 'POST', '/api/staff/visits', 200],
    ['add-party', 'POST', '/api/staff/bookings', 201],
    ['change-party', 'PUT', '/api/staff/bookings', 200],
    ['cancel-party', 'DELETE', '/api/staff/bookings', 200],
    ['resend-confirmation', 'POST', '/api/staff/confirmations', 200],
    ['find-parties', 'GET', '/api/staff/bookings', 200],
    ['list-closures', 'GET', '/api/staff/closures', 200],
    ['close-starts', 'POST', '/api/staff/closures', 200],
    ['reopen-starts', 'DELETE', '/api/staff/closures', 200],
    ['undo-closing', 'PUT', '/api/staff/closures', 200],
    ['show-till', 'GET', '/api/staff/till', 200],
    ['close-till', 'POST', '/api/staff/till', 200],
    ['reverse-payment', 'POST', '/api/staff/reversals', 200],
    ['show-orders', 'GET', '/api/staff/orders', 200],
    ['show-calendar', 'GET', '/api/staff/calendar', 200],
    ['edit-day', 'PUT', '/api/staff/calendar', 200],
    ['ship-order', 'POST', '/api/staff/shipments', 200],
    ['refund-order', 'POST', '/api/staff/refunds', 200],
    ['show-enquiries', 'GET', '/api/staff/enquiries', 200],
    ['change-enquiry', 'PUT', '/api/staff/enquiries', 200],
    ['book-enquiry', 'POST', '/api/staff/enquiries', 200],
    ['show-operators', 'GET', '/api/staff/operators', 200],
    ['decide-operator', 'POST', '/api/staff/operators', 200],
    ['edit-operator', 'PUT', '/api/staff/operators', 200],
    ['show-stock', 'GET', '/api/staff/stock', 200],
    ['correct-stock', 'PUT', '/api/staff/stock', 200],
    ['show-privacy-trail', 'GET', '/api/staff/privacy', 200],
    ['find-person', 'POST', '/api/staff/privacy', 200],
    ['export-person', 'POST', '/api/staff/exports', 200],
    ['erase-person', 'POST', '/api/staff/erasures', 200],
    ['show-numbers', 'GET', '/api/staff/numbers', 200],
    ['identify', 'POST', '/api/staff/identity', 200],
    ['choose-code', 'PUT', '/api/staff/identity', 200],
    ['change-language', 'PUT', '/api/staff/languages', 200],
  ]);
});

it('has unique names and routes, and only known problem kinds', () => {
  expect(new Set(contracts.map(({ name }) => name)).size).toBe(contracts.length);
  expect(new Set(contracts.map(({ method, path }) => `${method} ${path}`)).size).toBe(contracts.length);
  for (const { name, problems } of contracts) {
    expect(
      problems.every((kind) => problemKinds.includes(kind)),
      name,
    ).toBe(true);
    expect(new Set(problems).size, name).toBe(problems.length);
  }
});

it('has a custom message for any non-object body', () => {
  for (const { name, body } of contracts) {
    for (const value of [null, [], 'text']) {
      const messages = body?.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
      expect(messages, name).not.toContain('Invalid input');
    }
  }
});

it('has no path of the API written down anywhere in the product but once', () => {
  const files = globSync('{functions,infra,shared,web/app}/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  const withPath = files.filter((file) => /['"`]\/api\/[\w-]/.test(readFileSync(file, 'utf8')));
  expect(withPath.sort()).toEqual(['shared/contracts/endpoints.ts', 'shared/contracts/public-endpoints.ts']);
});
