import { randomUUID } from 'node:crypto';
import { QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { probeDay, probeMailbox } from '#shared/booking/probe.ts';
import { probeKeyHeader, probeKeySecretVariable } from '#shared/contracts/probe-key.ts';
import { networkLimits } from '#shared/limits/network-limits.ts';
import { probeSchedule } from '#tools/dev-cli/serving/without-probe.ts';
import { secretString } from '#tools/local-stack/template/template.ts';
import type { Harness } from '../harness/harness.ts';
import { pollUntil } from '../harness/poll-until.ts';
import { collectFindings, type ScenarioResult } from '../harness/scenario.ts';
import { formFor } from '../harness/slots-for-scenarios.ts';
import { type ApiResponse, addressHeader, type Form } from '../harness/visitor.ts';

/** Counts the log lines with a code. */
const countLines = (harness: Harness, code: string): number =>
  harness.localStack.log.lines.filter(({ text }) => text.includes(`"code":"${code}"`)).length;

/** Fires the schedule of the synthetic booking, several times at once if requested, and waits until the stack is idle. */
async function runProbe(harness: Harness, concurrentRuns = 1): Promise<void> {
  const schedule = harness.localStack.schedules.find(({ id }) => id.startsWith(probeSchedule));
  if (schedule === undefined) throw new Error(`The stack has no schedule ${probeSchedule}`);
  const countResults = () => countLines(harness, 'probe.passed') + countLines(harness, 'probe.failed');
  const before = countResults();
  await Promise.all(Array.from({ length: concurrentRuns }, () => schedule.fire()));
  await pollUntil(() => (countResults() > before ? true : undefined));
  await harness.waitUntilIdle();
}

const readProbeItems = async ({ localStack: { documents, tables } }: Harness) =>
  (
    await documents.send(
      new QueryCommand({
        TableName: tables[0]?.name,
        KeyConditionExpression: 'pk = :probes',
        ExpressionAttributeValues: { ':probes': 'PROBES' },
        ConsistentRead: true,
      }),
    )
  ).Items ?? [];

/** Reads the keys of all stored items except quotas, whose keys are digests. */
async function readStoredKeys({ localStack: { documents, tables } }: Harness): Promise<ReadonlySet<string>> {
  const { Items = [] } = await documents.send(
    new ScanCommand({ TableName: tables[0]?.name, ConsistentRead: true }),
  );
  return new Set(Items.map(({ pk, sk }) => `${pk} ${sk}`).filter((key) => !key.startsWith('QUOTA#')));
}

/** Runs the synthetic booking through the edge, up to its emails: it leaves no items, and at least one of three at once succeeds. */
export async function runConcurrentProbes(harness: Harness): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  // A table's first booking stores the secret of its references, and the probe may be that booking.
  await harness.visitor.book(formFor(harness.slots.next()));
  await harness.waitUntilIdle();
  const before = await readStoredKeys(harness);
  const emailsBefore = harness.emails().length;
  const codes = ['booking.made', 'booking.cancelled', 'mail.sent'];
  const readFigures = () => codes.map((code) => countLines(harness, code)).join();
  const figures = readFigures();
  const [passedCount, failedCount] = [
    countLines(harness, 'probe.passed'),
    countLines(harness, 'probe.failed'),
  ];
  await runProbe(harness);
  expect(countLines(harness, 'probe.passed') === passedCount + 1, 'the synthetic booking did not go through');
  await runProbe(harness, 3);
  const passedOfThree = countLines(harness, 'probe.passed') - passedCount - 1;
  expect(
    passedOfThree >= 1 && countLines(harness, 'probe.failed') === failedCount,
    `${passedOfThree} of three at once went through`,
  );
  const emails = harness.emails().slice(emailsBefore);
  expect(
    emails.length === 2 * (1 + passedOfThree),
    `${emails.length} emails for ${1 + passedOfThree} synthetic bookings`,
  );
  expect(
    emails.every(({ to }) => to.join() === probeMailbox),
    'an email went to another mailbox',
  );
  expect(readFigures() === figures, 'the synthetic booking is counted in the figures of guests');
  const leftovers = [...(await readStoredKeys(harness))].filter((key) => !before.has(key));
  expect(leftovers.length === 0, `the synthetic booking leaves ${leftovers.join(', ')}`);
  return { findings, metrics: { emails: emails.length, more: passedOfThree } };
}

/** Kills a run, which leaves its booking: the next one removes it and goes through. */
export async function killProbe(harness: Harness): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const schedule = harness.localStack.schedules.find(({ id }) => id.startsWith(probeSchedule));
  harness.break([
    { service: 'ses', operation: 'SendRawEmail', effect: { kind: 'error', code: 'Throttling', status: 400 } },
  ]);
  await schedule?.fire();
  await pollUntil(async () => {
    const items = await readProbeItems(harness);
    return items.find(({ sk }) => String(sk).startsWith('SLOT#'));
  });
  const killedCount = await harness.localStack.kill('ProbeBooking');
  expect(killedCount > 0, 'no run was killed');
  harness.break([]);
  expect((await readProbeItems(harness)).length > 0, 'the killed run left no items');
  // Its lease lasts as long as its function may run.
  const { clock } = harness.localStack;
  clock.set(new Date(clock.now().getTime() + 15 * 60_000));
  const passed = countLines(harness, 'probe.passed');
  await runProbe(harness);
  const failed = harness.localStack.log.lines.filter(({ text }) => text.includes('"probe.failed"'));
  expect(
    countLines(harness, 'probe.passed') > passed,
    `the run after a killed one did not go through: ${failed.map(({ text }) => text).join()}`,
  );
  expect((await readProbeItems(harness)).length === 0, 'items of the killed run remain');
  return { findings, metrics: { passed: countLines(harness, 'probe.passed') - passed } };
}

/** Reads the key that the local stack has generated. */
function readProbeKey({ localStack }: Harness): string {
  const arn = localStack.functions
    .map(({ definition }) => definition.environment[probeKeySecretVariable])
    .find((item) => item !== undefined);
  if (arn === undefined) throw new Error('No function knows the key of the synthetic booking');
  const GenerateSecretString = { SecretStringTemplate: '{}', GenerateStringKey: 'sent' };
  return (JSON.parse(secretString(arn, { GenerateSecretString })) as { sent: string }).sent;
}

/** Tries guessed and misplaced keys, which get the response that any guest gets, and the real key, which reaches no booking of a guest. */
export async function misuseProbeKey(harness: Harness): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const key = readProbeKey(harness);
  const slot = harness.slots.next();
  const probeForm: Form = { ...formFor(slot), date: probeDay(harness.localStack.clock.now()) };
  const book = (form: Form, headers: Record<string, string> = {}): Promise<ApiResponse> =>
    harness.visitor.call('POST', '/api/bookings', {
      body: form,
      headers: { 'idempotency-key': randomUUID(), [addressHeader]: '198.51.100.7', ...headers },
    });
  const describeResponse = ({ status, body }: ApiResponse): string => JSON.stringify([status, body]);
  const plainResponse = describeResponse(await book(probeForm));
  const guesses: readonly Record<string, string>[] = [
    { [probeKeyHeader]: 'guessed' },
    { [probeKeyHeader]: key.slice(0, -1) },
    { [probeKeyHeader]: `${key}x` },
    { 'x-site-key': key },
    { authorization: key },
    { cookie: `${probeKeyHeader}=${key}` },
  ];
  for (const headers of guesses) {
    const name = Object.keys(headers).join();
    expect(
      describeResponse(await book(probeForm, headers)) === plainResponse,
      `a guess in ${name} gets another response`,
    );
  }
  const keyHeaders = { [probeKeyHeader]: key };
  const guestForm = formFor(slot);
  const refused = await book(guestForm, keyHeaders);
  expect(refused.status === 422, `the key books a real day: ${refused.status}`);
  const guest = await book(guestForm);
  const { reference } = guest.body.data;
  const opened = await harness.visitor.call('POST', '/api/open-booking', {
    body: { reference, email: guestForm.email },
    headers: keyHeaders,
  });
  expect(opened.status === 404, `the key opens a guest's booking: ${opened.status}`);
  const path = `/api/bookings?reference=${encodeURIComponent(reference)}`;
  const cancelled = await harness.visitor.call('DELETE', path, { headers: keyHeaders });
  expect(cancelled.status === 404, `the key cancels a guest's booking: ${cancelled.status}`);
  expect((await harness.visitor.find(reference)).status === 200, "the guest's booking is missing");
  const probeBooking = await book(probeForm, keyHeaders);
  expect(
    probeBooking.status === 201,
    `the key does not book the day reserved for it: ${probeBooking.status}`,
  );
  const day = await harness.visitor.day(probeForm.date);
  expect(!JSON.stringify(day.body).includes('"count":1'), 'guests see the synthetic booking');
  const probePath = `/api/bookings?reference=${encodeURIComponent(probeBooking.body.data.reference)}`;
  for (const method of ['GET', 'PUT', 'DELETE'] as const) {
    const { status } = await harness.visitor.call(
      method,
      probePath,
      method === 'PUT' ? { body: guestForm } : {},
    );
    expect(status >= 400 && status < 500, `a guest reaches the synthetic booking: ${method} ${status}`);
  }
  await runProbe(harness);
  return { findings, metrics: { guesses: guesses.length } };
}

/** Exhausts the limits of guests, which do not stop the synthetic booking: it has separate limits. */
export async function exhaustGuestLimits(harness: Harness): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const statuses: number[] = [];
  // Calls like the function: from this machine, without a simulated address.
  for (let opened = 0; opened <= networkLimits.starts.max; opened += 1) {
    const body = formFor(harness.slots.next());
    const headers = { 'idempotency-key': randomUUID() };
    statuses.push((await harness.visitor.call('POST', '/api/bookings', { body, headers })).status);
  }
  expect(statuses.at(-1) === 429, `the limit of the network does not apply: ${statuses.at(-1)}`);
  const passed = countLines(harness, 'probe.passed');
  await runProbe(harness);
  expect(
    countLines(harness, 'probe.passed') === passed + 1,
    'the limit of guests stops the synthetic booking',
  );
  return { findings, metrics: { opened: statuses.length } };
}
