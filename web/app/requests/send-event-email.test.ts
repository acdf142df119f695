import { expect, it } from 'vitest';
import type { EnquiryDraft } from '#shared/enquiries/event-enquiry.ts';
import { createAttemptStore } from './booking-attempt.ts';
import { sendEventEmail } from './send-event-email.ts';
import { type StubResponse, stubServer } from './stub-server.testing.ts';

const enquiry: EnquiryDraft = {
  name: 'Ana Sample',
  business: '',
  email: 'ana.sample@example.com',
  phone: '',
  eventName: 'A birthday',
  date: '',
  peopleCount: 'about 20',
  catering: 'own',
  description: 'In the yard.',
};
const sentReply: StubResponse = { status: 200, body: { success: true, message: 'Sent' } };
const notFound: StubResponse = { status: 404, body: { message: 'Not Found' } };

async function start(...responses: StubResponse[]) {
  const server = await stubServer(...responses);
  const refuse = () => {
    throw new Error('No storage here.');
  };
  const attempts = createAttemptStore(refuse);
  let keys = 0;
  const send = (draft: EnquiryDraft) =>
    sendEventEmail(draft, {
      client: server.client,
      attempts,
      newKey: () => `key-${++keys}`,
    });
  return { server, send };
}

const keysOf = (calls: readonly { headers: Record<string, unknown> }[]) =>
  calls.map(({ headers }) => headers['idempotency-key']);

it('an event enquiry is sent with the specified fields and the address of the distillery', async () => {
  const { server, send } = await start(sentReply);
  await send(enquiry);
  expect(server.calls[0]).toMatchObject({ method: 'POST', url: '/api/send-event-email' });
  expect(server.calls[0]?.body).toEqual({ ...enquiry, to: 'events@example.com' });
});

it('an event enquiry is sent again under the same idempotency key after a lost response, and the next enquiry under a new one', async () => {
  const { server, send } = await start('drop', sentReply, sentReply);
  await expect(send(enquiry)).rejects.toMatchObject({ kind: 'unreachable' });
  await send(enquiry);
  await send({ ...enquiry, eventName: 'Another' });
  expect(keysOf(server.calls)).toEqual(['key-1', 'key-1', 'key-2']);
});

it('a refused event enquiry is never reported as sent', async () => {
  const { send } = await start(notFound);
  await expect(send(enquiry)).rejects.toMatchObject({ status: 404 });
});
