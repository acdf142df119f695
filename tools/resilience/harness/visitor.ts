import { Agent, request as startRequest } from 'node:http';
import { parseReference } from '#shared/booking/reference.ts';
import { slots } from '#shared/booking/slots.ts';

/** Response to one call. */
export interface ApiResponse {
  readonly method: string;
  readonly path: string;
  /** 0 when the connection broke before the response. */
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: responses under test are checked field by field
  readonly body: any;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Milliseconds until the last byte of the response. */
  readonly milliseconds: number;
}

/** The booking form. Scenarios set the fields that they need; the others have typical values. */
export interface Form {
  readonly tourId: number;
  readonly tourType: string;
  readonly date: string;
  readonly time: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly preferredLanguage: 'English' | 'French';
  readonly guestCount: number;
  readonly totalPrice: number;
}

/** Header with the simulated IP address of a call; without it, the call has the address of this machine. */
export const addressHeader = 'x-simulated-address';

/** Guests of one slot share an address, like the passengers of a ship; rate limits are counted by address. */
const shipAddressHeader = (date: string, time: string, type: string) => {
  const [, month, day] = date.split('-').map(Number);
  const slotIndex = slots.findIndex((slot) => slot.time === time && slot.type === type);
  return { [addressHeader]: `10.${month}.${day}.${slotIndex + 1}` };
};

export type Visitor = ReturnType<typeof createVisitor>;

/** Calls the site like many browsers, each call on a new connection. */
export function createVisitor(origin: string) {
  const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });
  const responses: ApiResponse[] = [];
  const { hostname, port } = new URL(origin);

  const call = (
    method: string,
    path: string,
    options: { body?: unknown; headers?: Record<string, string> | undefined } = {},
  ): Promise<ApiResponse> =>
    new Promise((resolve) => {
      const startedAt = performance.now();
      const text = options.body === undefined ? undefined : JSON.stringify(options.body);
      const finish = (status: number, raw: string, headers: ApiResponse['headers']) => {
        const milliseconds = performance.now() - startedAt;
        const response: ApiResponse = { method, path, status, body: readJson(raw), headers, milliseconds };
        responses.push(response);
        resolve(response);
      };
      const outgoing = startRequest(
        {
          agent,
          host: hostname,
          port,
          method,
          path,
          headers: {
            ...(text !== undefined && {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(text),
            }),
            ...options.headers,
          },
        },
        (incoming) => {
          let raw = '';
          incoming.setEncoding('utf8');
          incoming.on('data', (part: string) => {
            raw += part;
          });
          incoming.on('end', () => finish(incoming.statusCode ?? 0, raw, incoming.headers));
          incoming.on('error', () => finish(0, raw, {}));
        },
      );
      outgoing.on('error', () => finish(0, '', {}));
      outgoing.end(text);
    });

  return {
    call,
    /** Responses since the last call of this function. */
    drainResponses: (): ApiResponse[] => responses.splice(0),
    /** @param headers override the header of the ship */
    book: (form: Form, key?: string, headers: Record<string, string> = {}): Promise<ApiResponse> =>
      call('POST', '/api/bookings', {
        body: form,
        headers: {
          ...shipAddressHeader(form.date, form.time, form.tourType),
          ...(key !== undefined && { 'idempotency-key': key }),
          ...headers,
        },
      }),
    change: (reference: string, form: Form): Promise<ApiResponse> =>
      call('PUT', `/api/bookings?reference=${encodeURIComponent(reference)}`, {
        body: form,
        headers: shipAddressHeader(form.date, form.time, form.tourType),
      }),
    cancel: (reference: string): Promise<ApiResponse> => {
      const booked = parseReference(reference);
      return call('DELETE', `/api/bookings?reference=${encodeURIComponent(reference)}`, {
        headers: booked && shipAddressHeader(booked.date, booked.time, booked.type),
      });
    },
    find: (reference: string): Promise<ApiResponse> =>
      call('GET', `/api/bookings?reference=${encodeURIComponent(reference)}`),
    day: (date: string): Promise<ApiResponse> => call('GET', `/api/bookings?date=${date}`),
    requestMail: (reference: string, email: string): Promise<ApiResponse> =>
      call('POST', '/api/send-confirmation', { body: { reference, email } }),
    leave: (): void => agent.destroy(),
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
