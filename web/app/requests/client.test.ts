import { describe, expect, it, vi } from 'vitest';
import { endpoints } from '#shared/contracts/endpoints.ts';
import { createServerClock } from '../clock/clock.ts';
import { sampleRequest } from './booking.testing.ts';
import { CallProblem, type Client, createClient, createSend } from './client.ts';
import { stubServer } from './stub-server.testing.ts';

const query = { date: '2026-11-24' };
const find = (client: Client, signal?: AbortSignal) => client('findBookings', { query, signal });

async function problemOf(promise: Promise<unknown>): Promise<CallProblem> {
  const problem = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(problem).toBeInstanceOf(CallProblem);
  return problem as CallProblem;
}

describe('the API client of a page', () => {
  it('has a method only for the endpoints that it was created with', async () => {
    const server = await stubServer({ status: 200, body: { ok: true } });
    // @ts-expect-error pages for guests know no endpoint of the console
    await expect(server.client('openDay', { query })).rejects.toThrow(TypeError);
    expect(server.calls).toEqual([]);
    await createSend(endpoints, { origin: server.origin })('openDay');
    expect(server.calls.map(({ url }) => url)).toEqual([endpoints.openDay.path]);
  });

  it('sends query, JSON headers and body, and returns the parsed body', async () => {
    const server = await stubServer({ status: 201, body: { ok: true } });
    const reply = await server.client('changeBooking', {
      query: { reference: 'a&b' },
      body: sampleRequest,
    });
    expect(reply).toEqual({ ok: true });
    expect(server.calls).toHaveLength(1);
    expect(server.calls[0]).toMatchObject({
      method: 'PUT',
      url: '/api/bookings?reference=a%26b',
      body: sampleRequest,
    });
    expect(server.calls[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      accept: 'application/json',
    });
  });

  it('sends the headers of the contract, and leaves out undefined parameters', async () => {
    const server = await stubServer({ status: 200, body: {} });
    const headers = { 'operator-key': 'k1' };
    await server.client('listOperatorBookings', { query: { month: '2026-11' }, headers });
    await server.client('findBookings', { query: { date: '2026-11-24', reference: undefined } });
    expect(server.calls[0]?.headers).toMatchObject(headers);
    expect(server.calls[1]).toMatchObject({ method: 'GET', url: '/api/bookings?date=2026-11-24' });
  });

  it('throws a problem with the message, the kind and the fields that the server returned', async () => {
    const server = await stubServer({
      status: 409,
      body: {
        success: false,
        message: 'Only 2 spots available.',
        kind: 'slot-full',
        fields: { guestCount: 'Too many' },
      },
    });
    const problem = await problemOf(find(server.client));
    expect(problem).toMatchObject({
      message: 'Only 2 spots available.',
      kind: 'slot-full',
      status: 409,
      fields: { guestCount: 'Too many' },
      isDefinite: true,
    });
  });

  it.each([
    ['`error` alone', 400, { error: 'Not now.' }],
    ['`error` alone with a good status', 200, { error: 'Not now.' }],
    ['`success: false` with a good status', 200, { success: false, message: 'Not now.' }],
    ['`error` and `success: false`', 200, { success: false, error: 'Not now.' }],
  ])('treats a response with %s as a refusal, and passes on the message', async (_case, status, body) => {
    const server = await stubServer({ status, body });
    const problem = await problemOf(find(server.client));
    expect(problem).toMatchObject({ message: 'Not now.', kind: 'refused', status, isDefinite: true });
  });

  it('treats `success: false` without a message as a failure, with a general message', async () => {
    const server = await stubServer({ status: 200, body: { success: false } });
    const problem = await problemOf(find(server.client));
    expect(problem.message).toBe('Something went wrong on our side. Please try again.');
  });

  it('reports that the outcome is uncertain when the server fails with a message', async () => {
    const server = await stubServer({ status: 500, body: { error: 'Broken.' } });
    const problem = await problemOf(find(server.client));
    expect(problem).toMatchObject({ message: 'Broken.', isDefinite: false });
  });

  it('has a general message for a response that is not from our API', async () => {
    const server = await stubServer({ status: 502, text: '<html>Bad gateway</html>' });
    const problem = await problemOf(find(server.client));
    expect(problem).toMatchObject({ kind: 'unreadable', status: 502, isDefinite: false });
    expect(problem.message).not.toContain('html');
  });

  it('treats a response with a success status but without JSON as a failure', async () => {
    const server = await stubServer({ status: 200, text: '<!doctype html>' });
    const problem = await problemOf(find(server.client));
    expect(problem).toMatchObject({ kind: 'unreadable', isDefinite: false });
  });

  it('distinguishes a lost connection from a time-out, and reports that the outcome of both is uncertain', async () => {
    const lost = await stubServer('drop');
    expect(await problemOf(find(lost.client))).toMatchObject({
      kind: 'unreachable',
      isDefinite: false,
    });
    const slow = await stubServer('hang');
    expect(await problemOf(find(createClient({ origin: slow.origin, timeOutMs: 60 })))).toMatchObject({
      kind: 'timed-out',
      isDefinite: false,
    });
  });

  it('times out after ten seconds by default', async () => {
    const timeOut = vi.spyOn(AbortSignal, 'timeout');
    const server = await stubServer({ status: 200, body: {} });
    await find(server.client);
    expect(timeOut.mock.calls).toEqual([[10_000]]);
  });

  it('rejects a pending call with the reason of the signal that aborts it', async () => {
    const server = await stubServer('hang');
    const controller = new AbortController();
    const reply = find(server.client, controller.signal);
    controller.abort();
    await expect(reply).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('rejects a call whose signal is already aborted', async () => {
    const server = await stubServer('hang');
    const signal = AbortSignal.abort();
    await expect(find(server.client, signal)).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  it('joins signals without `AbortSignal.any`, which Safari before 17.4 lacks', async () => {
    const any = vi.spyOn(AbortSignal, 'any');
    const server = await stubServer({ status: 200, body: { found: true } });
    const { signal } = new AbortController();
    expect(await find(server.client, signal)).toEqual({ found: true });
    expect(any).not.toHaveBeenCalled();
  });

  it('learns the time only from responses that no cache has stored', async () => {
    const date = new Date('2026-11-24T05:00:00Z').toUTCString();
    const clock = createServerClock(() => Date.parse('2020-01-01T00:00:00Z'));
    const server = await stubServer(
      { status: 200, body: {}, headers: { date, age: '30' } },
      { status: 200, body: {}, headers: { date } },
    );
    const client = createClient({ origin: server.origin, clock });
    await find(client);
    expect(clock.now().toISOString()).toBe('2020-01-01T00:00:00.000Z');
    await find(client);
    expect(clock.now().toISOString()).toBe('2026-11-24T05:00:00.000Z');
  });
});
