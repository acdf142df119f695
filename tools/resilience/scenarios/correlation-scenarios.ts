import { emailsOf } from '../harness/emails-of.ts';
import type { Harness } from '../harness/harness.ts';
import { pollUntil } from '../harness/poll-until.ts';
import { collectFindings, type ScenarioResult } from '../harness/scenario.ts';
import { formFor } from '../harness/slots-for-scenarios.ts';

/**
 * Follows one request from response to mail: CloudFront's request id, the endpoint's log line, the event in the write,
 * the queued message, the worker's log lines, and the email in SES. None of them identifies the guest.
 */
export async function traceRequest(harness: Harness): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const slot = harness.slots.next();
  const form = formFor(slot);
  await harness.waitUntilIdle();
  // Keeps the message on the queue, so that it can be read.
  await harness.localStack.pauseWorkers();
  const { headers, body } = await harness.visitor.book(form);
  const edgeId = headers['x-amz-cf-id'];
  const waitForLine = (predicate: (line: Line) => boolean) =>
    pollUntil(() => linesOf(harness).find(predicate));
  const endpointLine = await waitForLine((line) => line.edgeId !== undefined && line.edgeId === edgeId);
  const requestId = endpointLine?.requestId;
  expect(endpointLine?.endpoint === 'create-booking', 'no endpoint log line has the response’s id');
  expect(requestId !== undefined, 'the endpoint logs no request id');

  const event = (await harness.readSlot(slot))?.event as { id: string; cause: string } | undefined;
  expect(event?.cause === requestId, 'the event does not name the request that wrote it');
  const message = await pollUntil(() => messageOf(harness, event?.id));
  expect(message?.cause === requestId, 'the queued message does not name its request');
  harness.localStack.resumeWorkers();
  expect(await harness.waitUntilIdle(), 'the email was not sent in time');

  const isCausedByRequest = ({ cause }: Line) => cause !== undefined && cause === requestId;
  const workerLine = await waitForLine(
    (line) => isCausedByRequest(line) && line.code === 'event.handled' && line.worker === 'send-mail',
  );
  const sentLine = await waitForLine((line) => isCausedByRequest(line) && line.code === 'mail.sent');
  const lines = linesOf(harness).filter(isCausedByRequest);
  expect(workerLine?.eventId === event?.id, 'no worker log line names the request');
  expect(
    workerLine?.requestId !== requestId,
    'the worker uses the visitor’s request id instead of a new one',
  );
  expect(sentLine !== undefined, 'no log line about an email names the request');
  const [mail] = emailsOf(harness, form.email);
  expect(
    mail !== undefined && mail.id === sentLine?.mailId,
    'the log line about the email has another mail id',
  );

  const trace = JSON.stringify([lines, event, message]);
  for (const personalData of [form.email, form.lastName, form.firstName, String(body.data?.reference)]) {
    expect(!trace.includes(personalData), 'the trail of the request contains personal data');
  }
  return { findings, metrics: { lines: lines.length } };
}

type Line = Readonly<Record<string, string | number | undefined>>;

/** Messages of other tests need not be JSON. */
const lineIn = (text: string): Line[] => (/^\{.*\}$/s.test(text) ? [JSON.parse(text) as Line] : []);

const linesOf = (harness: Harness): Line[] =>
  harness.localStack.log.lines.flatMap(({ text }) => lineIn(text));

/** The message about an event in the mail queue. */
const messageOf = (harness: Harness, eventId: string | undefined): Line | undefined =>
  harness.localStack
    .queues()
    .flatMap(({ waiting, delayed, inFlight }) => [...waiting, ...delayed, ...inFlight])
    .flatMap(({ body }) => lineIn(body))
    .find(({ id }) => id === eventId);
