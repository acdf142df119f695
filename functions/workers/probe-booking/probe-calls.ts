import { randomUUID } from 'node:crypto';
import { probeDay, probeMailbox } from '#shared/booking/probe.ts';
import { startTimes } from '#shared/booking/slots.ts';
import { totalPriceVuv } from '#shared/booking/tours.ts';
import type { Contract, ReplyOf } from '#shared/contracts/contract.ts';
import { cancelBooking } from '#shared/contracts/guests/cancel-booking.ts';
import { type BookingRequest, createBooking } from '#shared/contracts/guests/create-booking.ts';
import { openBooking } from '#shared/contracts/guests/open-booking.ts';
import { probeKeyHeader } from '#shared/contracts/probe-key.ts';

/** Pages give up after ten seconds. */
const timeOutMs = 10_000;

/** The failed step of the synthetic booking and its result, for the log. Contains nothing that was sent. */
export class ProbeFailure extends Error {
  override readonly name = 'ProbeFailure';
  readonly step: 'book' | 'read' | 'cancel' | 'confirmation' | 'cancellation';
  readonly result: string;

  constructor(step: ProbeFailure['step'], result: string) {
    super(`${step}: ${result}`);
    this.step = step;
    this.result = result;
  }
}

export type ProbeCalls = ReturnType<typeof probeCalls>;

/**
 * The calls of a guest who books, reads and cancels, with the headers of a browser on the site and the key of the
 * synthetic booking.
 *
 * @param readSecret reads the text of the secret with the key
 */
export function probeCalls(siteUrl: string, readSecret: () => Promise<string>) {
  const callWith =
    (key: string) =>
    async <C extends Contract>(
      step: ProbeFailure['step'],
      { method, path, reply }: C,
      { query = '', body, headers }: { query?: string; body?: object; headers?: Record<string, string> },
    ): Promise<ReplyOf<C>> => {
      let response: Response;
      let text: string;
      try {
        response = await fetch(new URL(`${path}${query}`, siteUrl), {
          method,
          headers: {
            accept: 'application/json',
            ...(body && { 'content-type': 'application/json' }),
            origin: new URL(siteUrl).origin,
            'sec-fetch-site': 'same-origin',
            'user-agent': 'Mozilla/5.0 (compatible; synthetic booking)',
            [probeKeyHeader]: key,
            ...headers,
          },
          redirect: 'error',
          signal: AbortSignal.timeout(timeOutMs),
          ...(body && { body: JSON.stringify(body) }),
        });
        text = await response.text();
      } catch (error) {
        throw new ProbeFailure(step, (error as Error).name);
      }
      if (response.status !== reply.status) throw new ProbeFailure(step, `status ${response.status}`);
      const parsed = reply.schema.safeParse(parseJson(text));
      if (!parsed.success) throw new ProbeFailure(step, 'unexpected response');
      return parsed.data as ReplyOf<C>;
    };

  return {
    /** Reads the key, once per run, since it may have been rotated after the last run. */
    async open() {
      const { sent } = JSON.parse(await readSecret()) as { sent: string };
      const call = callWith(sent);
      return {
        async book(now: Date): Promise<{ id: string; reference: string }> {
          const { data } = await call('book', createBooking, {
            body: { ...formOn(probeDay(now)), website_url: '' },
            headers: { 'idempotency-key': randomUUID() },
          });
          return data;
        },

        async read(reference: string): Promise<void> {
          const found = await call('read', openBooking, { body: { reference, email: probeMailbox } });
          if (found.reference !== reference) throw new ProbeFailure('read', 'another reference');
        },

        async cancel(reference: string): Promise<void> {
          await call('cancel', cancelBooking, { query: `?${new URLSearchParams({ reference })}` });
        },
      };
    },
  };
}

const formOn = (date: BookingRequest['date']) =>
  ({
    tourId: 0,
    tourType: 'Tour and Tasting',
    date,
    time: startTimes[0],
    firstName: 'Synthetic',
    lastName: 'Booking',
    email: probeMailbox,
    preferredLanguage: 'English',
    guestCount: 1,
    totalPrice: totalPriceVuv('Tour and Tasting', 1),
  }) satisfies BookingRequest;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
