import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll } from 'vitest';
import { cancelBooking as cancellingEndpoint } from '#functions/endpoints/cancel-booking/cancel-booking.ts';
import { createBooking as bookingEndpoint } from '#functions/endpoints/create-booking/create-booking.ts';
import { openBooking as openingEndpoint } from '#functions/endpoints/open-booking/open-booking.ts';
import { type Call, type CallResult, callHandler, siteHost } from '#functions/kernel/call.testing.ts';
import { probeKey } from '#functions/kernel/edge-key-secret.testing.ts';
import { endpoint } from '#functions/kernel/endpoint.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { probesKey } from '#functions/stores/bookings/slot-item.ts';
import { refusalStore } from '#functions/stores/numbers/language-refusals.ts';
import { quotaStore } from '#functions/stores/quotas/quotas.ts';
import { testReferenceSecret } from '#functions/stores/table/reference-secret.testing.ts';
import { mailerFixture, now } from '#functions/workers/send-mail/mailer-fixture.testing.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import { cancelBooking } from '#shared/contracts/guests/cancel-booking.ts';
import { createBooking } from '#shared/contracts/guests/create-booking.ts';
import { openBooking } from '#shared/contracts/guests/open-booking.ts';
import { closeServer, listen } from '#tools/local-stack/process/ports.ts';

type Handlers = ReadonlyMap<string, { readonly contract: Contract; readonly handler: unknown }>;

/**
 * Serves the three calls of the synthetic booking over HTTP, through the real kernel and with the email worker. Each test
 * has a new table and email service.
 */
export function probedSite() {
  const clock = () => now;
  const mailer = mailerFixture();
  const { table } = mailer;
  const quotas = quotaStore(table, clock);
  const state = { isMailing: true, address: '203.0.113.7' };

  const handlers = (): Handlers => {
    const bookings = bookingStore(table, clock);
    const booking = bookingEndpoint({
      bookings,
      edits: calendarEditStore(table, clock),
      quotas,
      refusals: refusalStore(table),
      referenceSecret: testReferenceSecret,
      clock,
    });
    const all = [
      { contract: createBooking, handler: endpoint(createBooking, booking) },
      { contract: openBooking, handler: endpoint(openBooking, openingEndpoint({ bookings }), quotas) },
      {
        contract: cancelBooking,
        handler: endpoint(cancelBooking, cancellingEndpoint({ bookings, quotas, clock })),
      },
    ] as const;
    return new Map(all.map((entry) => [`${entry.contract.method} ${entry.contract.path}`, entry]));
  };

  const call = async (contract: Contract, sent: Call): Promise<CallResult> => {
    const found = handlers().get(`${contract.method} ${contract.path}`);
    const reply = await callHandler(contract, found?.handler, { address: state.address, ...sent });
    if (state.isMailing) await deliverEmails();
    return reply;
  };

  /** Delivers the events of synthetic bookings, as the pipe would. */
  const deliverEmails = async (): Promise<void> => {
    for (const event of await mailer.announced()) if (event.pk === probesKey) await mailer.deliver(event);
  };

  let url = '';
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const found = handlers().get(`${request.method} ${pathname}`);
    if (found === undefined) return void response.writeHead(404).end();
    const body = await text(request);
    const { host: _host, 'content-length': _length, origin, ...headers } = request.headers;
    const reply = await call(found.contract, {
      query: Object.fromEntries(searchParams),
      ...(body !== '' && { body }),
      headers: {
        ...(headers as Record<string, string>),
        // The edge passes on the origin of the deployed site.
        ...(origin !== undefined && { origin: origin === url ? `https://${siteHost}` : origin }),
      },
    });
    response.writeHead(reply.status, { 'content-type': 'application/json' });
    return void response.end(JSON.stringify(reply.json));
  });
  beforeAll(async () => {
    url = `http://127.0.0.1:${await listen(server, 0)}`;
  });
  afterAll(() => closeServer(server));

  return {
    clock,
    table,
    quotas,
    state,
    mailer,
    call,
    deliverEmails,
    url: () => url,
    readSecret: async () => JSON.stringify({ sent: probeKey, previous: '' }),
  };
}
