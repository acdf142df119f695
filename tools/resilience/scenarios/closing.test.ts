import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Slot, timetableOf } from '#shared/booking/slots.ts';
import { totalPriceVuv } from '#shared/booking/tours.ts';
import { needsSecondConfirmation } from '#shared/staff/closing/closing-consent.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import type { LocalStack } from '#tools/local-stack/api/local-stack.ts';
import { type Harness, startHarness } from '../harness/harness.ts';
import { pollTimeoutMilliseconds } from '../harness/poll-until.ts';
import { scenarioCounts } from '../harness/scenario.ts';
import type { ApiResponse, Visitor } from '../harness/visitor.ts';
import { openStaffCommands } from './shop/console-of.ts';

const run = promisify(execFile);
const parties = scenarioCounts.closedBookings;
/** The option that a closing of many parties requires. */
const partiesOption = needsSecondConfirmation(parties) ? ['--parties', String(parties)] : [];
const day = calendarDateFrom('2026-11-24');
let harness: Harness;
let localStack: LocalStack;
let visitor: Visitor;

beforeAll(async () => {
  harness = await startHarness();
  ({ localStack, visitor } = harness);
});
afterAll(async () => {
  await harness.stop();
});

/** Runs a command in a separate process, as staff do. */
const runCommandLine = async (...words: string[]): Promise<string> =>
  (await run('node', ['tools/dev-cli/ops.ts', ...words, '--url', localStack.url])).stdout;

/** Runs a command in this process and answers every question with yes. */
const ops = async (line: string): Promise<string> => (await openStaffCommands(harness)(line)).text;

const book = (index: number, slot: Slot): Promise<ApiResponse> =>
  visitor.book({
    tourId: slot.id,
    tourType: slot.type,
    date: day,
    time: slot.time,
    firstName: 'Ann',
    lastName: `Guest${'abcdefghijklmnopqrstuvwxyz'[index % 26]}`,
    email: `guest${index}@example.org`,
    preferredLanguage: slot.time === '10:00 AM' || slot.time === '4:00 PM' ? 'French' : 'English',
    guestCount: 1 + (index % 3),
    totalPrice: totalPriceVuv(slot.type, 1 + (index % 3)),
  });

const closureEmails = () =>
  localStack.emails().filter(({ subject }) => /^(We have to|Nous devons)/.test(subject));

describe('npm run ops -- close, for a day with many bookings,', () => {
  it('emails every guest once even if it is repeated, refuses bookings and shows the reason on the site', async () => {
    const slots = timetableOf(day);
    const responses: ApiResponse[] = [];
    for (let index = 0; index < parties; index += 1) {
      responses.push(await book(index, slots[index % slots.length] as Slot));
    }
    expect(responses.map(({ status }) => status)).toEqual(Array(parties).fill(201));
    const [cancelled, ...remaining] = responses.map(({ body }) => String(body.data.reference));
    await visitor.cancel(String(cancelled));
    responses.push(await book(parties, slots[0] as Slot));
    expect(responses.at(-1)?.status).toBe(201);
    await localStack.waitUntilIdle(pollTimeoutMilliseconds);

    expect(await ops(`close ${day} --reason Cyclone --dry-run`)).toContain(`${parties} bookings to cancel`);
    expect(closureEmails()).toEqual([]);
    expect(await runCommandLine('close', day, '--reason', 'Cyclone', '--yes', ...partiesOption)).toContain(
      `${parties} bookings cancelled.`,
    );
    await localStack.waitUntilIdle(pollTimeoutMilliseconds);
    expect(await ops(`close ${day} --reason Cyclone`)).toContain('Nothing to do.');
    await ops(`close ${day} --reason "Cyclone warning"`);
    await localStack.waitUntilIdle(pollTimeoutMilliseconds);

    const recipients = closureEmails().flatMap(({ to }) => to);
    expect(recipients).toHaveLength(parties);
    expect(new Set(recipients).size).toBe(parties);
    expect(recipients).not.toContain('guest0@example.org');
    const frenchEmails = closureEmails().filter(({ subject }) => subject.startsWith('Nous'));
    expect(frenchEmails.map(({ text }) => text?.includes('Motif\u00a0: Cyclone'))).toEqual(
      Array(frenchEmails.length).fill(true),
    );
    expect(frenchEmails.length).toBeGreaterThan(2);

    expect(await book(parties + 1, slots[0] as Slot)).toMatchObject({
      status: 409,
      body: { kind: 'slot-closed', message: expect.stringContaining('Cyclone warning') },
    });
    const holidays = await visitor.call(
      'GET',
      '/api/holidays?timeMin=2026-11-23T00:00:00Z&timeMax=2026-11-26T00:00:00Z',
    );
    expect(holidays.body.items).toContainEqual({ start: { date: day }, summary: 'Cyclone warning' });
    const places = (await visitor.day(day)).body[day];
    expect(places['10:00 AM']['Tour and Tasting']).toEqual({ count: 0, closed: true });
    expect((await visitor.find(String(remaining[0]))).body).toMatchObject({
      status: 'cancelled',
      closedReason: 'Cyclone',
    });

    expect(await ops(`reopen ${day}`)).toContain('Open: bookings are accepted again.');
    expect((await book(42, slots[0] as Slot)).status).toBe(201);
    expect((await visitor.find(String(remaining[0]))).body.status).toBe('cancelled');
    await localStack.waitUntilIdle(pollTimeoutMilliseconds);
    expect(closureEmails()).toHaveLength(parties);
    expect(
      localStack.queues().flatMap(({ deadLettersOf, waiting }) => (deadLettersOf.length ? waiting : [])),
    ).toEqual([]);
  });

  it('changes nothing without --yes if there is no terminal on which to confirm', async () => {
    const failed = await runCommandLine('close', '2026-11-25', '--reason', 'Cyclone').catch(
      (problem) => problem,
    );
    expect(failed).toMatchObject({ code: 1, stderr: expect.stringContaining('in scripts, add --yes') });
    expect((await visitor.day('2026-11-25')).body).toEqual({ '2026-11-25': {} });
  });
});
