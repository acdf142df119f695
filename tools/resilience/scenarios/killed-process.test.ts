import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isFullRun } from '#shared/full-run.testing.ts';
import { bookOnce } from '../harness/book-once.ts';
import { emailsOf } from '../harness/emails-of.ts';
import { type Harness, harnessDefaults, startHarness } from '../harness/harness.ts';
import { reportMetrics } from '../harness/report-metrics.ts';
import { scenarioTimeout } from '../harness/scenario.ts';
import { formFor, slotSource } from '../harness/slots-for-scenarios.ts';
import type { StopsAt } from '../harness/stack-to-kill.ts';
import { slotProblems } from '../harness/stored-slot.ts';
import { createVisitor } from '../harness/visitor.ts';

let dataDir: string;
let child: ChildProcess | undefined;
let harness: Harness | undefined;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'killed-'));
});
afterEach(async () => {
  child?.kill('SIGKILL');
  await harness?.stop();
  harness = undefined;
  rmSync(dataDir, { recursive: true, force: true });
});

/** This file starts six stacks and measures no response times. Starting every function in advance would take minutes. */
const coldStart = { warm: false, workersPerFunction: 1 };

/** Starts a local stack in a separate process; returns the site's URL. */
async function startChild(stopsAt: StopsAt): Promise<string> {
  const file = path.join(import.meta.dirname, '../harness/stack-to-kill.ts');
  const options = JSON.stringify({ ...harnessDefaults, ...coldStart, dataDir });
  const childProcess = spawn(process.execPath, [file, options, stopsAt], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = childProcess;
  const firstLine = once(createInterface({ input: childProcess.stdout }), 'line') as Promise<[string]>;
  const exit = once(childProcess, 'exit').then(([code]) => {
    throw new Error(`The stack ended with exit code ${code} before it printed its URL.`);
  });
  const [line] = await Promise.race([firstLine, exit]);
  return (JSON.parse(line) as { url: string }).url;
}

async function killChild(): Promise<void> {
  const exit = once(child as ChildProcess, 'exit');
  child?.kill('SIGKILL');
  await exit;
}

const steps: readonly StopsAt[] = ['the stream', 'the queue', 'SES'];
/** The queue redelivers a message held by the killed process after its visibility timeout, three minutes later. */
const redeliveryMilliseconds = 240_000;

test.runIf(isFullRun).each(steps)(
  'the local stack, killed while the event of a booking is at %s, sends the email once after its restart',
  { timeout: scenarioTimeout },
  async (stopsAt) => {
    const visitor = createVisitor(await startChild(stopsAt));
    const slots = slotSource(new Date(harnessDefaults.clock));
    const scenarioSlots = [slots.next(), slots.next(), slots.next()];
    const forms = scenarioSlots.map((slot) => formFor(slot));
    const responses = await Promise.all(forms.map((form) => bookOnce(visitor, form)));
    // By now the queue has the events, or the stream had time to deliver them.
    await pause(1500);
    await killChild();
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);

    harness = await startHarness({ ...coldStart, dataDir });
    const restarted = harness;
    expect(await restarted.waitUntilIdle(stopsAt === 'SES' ? redeliveryMilliseconds : undefined)).toBe(true);
    expect(forms.map(({ email }) => emailsOf(restarted, email).length)).toEqual([1, 1, 1]);
    const items = await Promise.all(scenarioSlots.map((slot) => restarted.readSlot(slot)));
    expect(items.flatMap(slotProblems)).toEqual([]);
    expect(items.map((item) => item?.guests)).toEqual([1, 1, 1]);
    reportMetrics(`killed with the event at ${stopsAt}`, { bookings: 3, emails: restarted.emails().length });
  },
);
