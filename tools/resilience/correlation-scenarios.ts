import type { Harness } from './harness.ts';
import { mailsOf } from './mails-of.ts';
import { pollUntil } from './poll-until.ts';
import { findingsOf, type ScenarioResult } from './scenario.ts';
import { formFor } from './slots-for-scenarios.ts';

/**
 * One request, from what the visitor sees of it to the mail that it leads to: the edge's id, the line of the endpoint,
 * the event in the write, the message on the queue, the lines of the worker, and the mail as SES has it. None of them
 * tells who asked.
 */
export async function oneRequestFollowed(harness: Harness): Promise<ScenarioResult> {
  const { findings, expect } = findingsOf();
  const slot = harness.slots.next();
  const form = formFor(slot);
  await harness.isIdle();
  // So that its message comes again and can be looked at.
  harness.break([{ service: 'ses', effect: { kind: 'error', code: 'Throttling' } }]);
  const { headers, body } = await harness.visitor.book(form);
  const edgeId = headers['x-amz-cf-id'];
  const lineWith = (sought: (line: Line) => boolean) => pollUntil(() => linesOf(harness).find(sought));
  const answered = await lineWith((line) => line.edgeId !== undefined && line.edgeId === edgeId);
  const requestId = answered?.requestId;
  expect(answered?.endpoint === 'create-booking', 'no line of the endpoint has the id of the answer');
  expect(requestId !== undefined, 'the endpoint does not say what it calls the request');

  const event = (await harness.stored(slot))?.event as { id: string; cause: string } | undefined;
  expect(event?.cause === requestId, 'the event does not say which request wrote it');
  const message = await pollUntil(() => messageOf(harness, event?.id));
  expect(message?.cause === requestId, 'the message on the queue does not say which request it began with');
  harness.break([]);
  expect(await harness.isIdle(), 'the mail was not out in time');

  const isOfIt = ({ cause }: Line) => cause !== undefined && cause === requestId;
  const handled = await lineWith(
    (line) => isOfIt(line) && line.code === 'event.handled' && line.worker === 'send-mail',
  );
  const sent = await lineWith((line) => isOfIt(line) && line.code === 'mail.sent');
  const lines = linesOf(harness).filter(isOfIt);
  expect(handled?.eventId === event?.id, 'no line of the worker names the request that it all began with');
  expect(handled?.requestId !== requestId, 'the worker takes the request of the visitor for its own');
  expect(sent !== undefined, 'no line about a mail names the request that it all began with');
  const [mail] = mailsOf(harness, form.email);
  expect(mail !== undefined && mail.id === sent?.mailId, 'the line about the mail does not lead to the mail');

  const trace = JSON.stringify([lines, event, message]);
  for (const told of [form.email, form.lastName, form.firstName, String(body.data?.reference)]) {
    expect(!trace.includes(told), 'what the request is followed by tells who asked');
  }
  return { findings, metrics: { lines: lines.length } };
}

type Line = Readonly<Record<string, string | number | undefined>>;

/** What others have put on a queue to do harm may be anything. */
const lineIn = (text: string): Line[] => (/^\{.*\}$/s.test(text) ? [JSON.parse(text) as Line] : []);

const linesOf = (harness: Harness): Line[] =>
  harness.localStack.log.lines.flatMap(({ text }) => lineIn(text));

/** What lies on the queue of the mails about an event. */
const messageOf = (harness: Harness, eventId: string | undefined): Line | undefined =>
  harness.localStack
    .queues()
    .flatMap(({ waiting, inFlight }) => [...waiting, ...inFlight])
    .flatMap(({ body }) => lineIn(body))
    .find(({ id }) => id === eventId);
