import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFullRun } from '#shared/full-run.testing.ts';
import { type AssemblyCopy, copyAssemblyWithout } from '../harness/assembly-copy.ts';
import { emailsOf } from '../harness/emails-of.ts';
import { type Harness, startHarness } from '../harness/harness.ts';
import { pollUntil } from '../harness/poll-until.ts';
import { formFor } from '../harness/slots-for-scenarios.ts';
import type { ApiResponse } from '../harness/visitor.ts';

const removedPermissions = [
  { policy: 'CancelBooking', action: 'dynamodb:UpdateItem' },
  { policy: 'FindBookings', action: 'dynamodb:Query' },
  { policy: 'SendMail', action: 'ses:SendRawEmail' },
];

let copy: AssemblyCopy;
let harness: Harness;
beforeAll(async () => {
  copy = copyAssemblyWithout(removedPermissions);
  harness = await startHarness({ assemblyDir: copy.folder });
});
afterAll(async () => {
  await harness.stop();
  copy.remove();
});

/** The function's log line about a call that AWS denied. It arrives after the response. */
async function readDenial(functionPrefix: string): Promise<string> {
  const line = await pollUntil(() =>
    harness.localStack.log.lines.find(
      ({ functionId, text }) => functionId.startsWith(functionPrefix) && text.includes('"denied"'),
    ),
  );
  return line ? String(JSON.parse(line.text).denied) : 'nothing';
}

function expectGeneralMessage({ status, body }: ApiResponse): void {
  expect(status).toBe(500);
  expect(body).toMatchObject({ success: false, kind: 'unexpected' });
  expect(body.message).toMatch(/^Something went wrong on our side\./);
  expect(JSON.stringify(body)).not.toMatch(/dynamodb|arn:|denied|UpdateItem|Query/i);
}

describe.runIf(isFullRun)('when a function lacks a permission', () => {
  test('a cancellation without write permission is refused, and the log names the permission', async () => {
    const slot = harness.slots.next();
    const { body } = await harness.visitor.book(formFor(slot));
    const before = await harness.readSlot(slot);
    expectGeneralMessage(await harness.visitor.cancel(body.data.reference));
    expect(await harness.readSlot(slot)).toEqual(before);
    expect(await readDenial('CancelBooking')).toContain(
      'is not authorized to perform: dynamodb:UpdateItem on resource',
    );
    expect(harness.localStack.refusals.join()).toMatch(/CancelBooking\w* may not dynamodb:UpdateItem/);
  });

  test('a day view without query permission is refused, and the log names the permission', async () => {
    const { date } = harness.slots.next();
    expectGeneralMessage(await harness.visitor.day(date));
    expect(await readDenial('FindBookings')).toContain('dynamodb:Query');
  });

  test('calls that do not need the missing permission still work', async () => {
    expect((await harness.visitor.find('SMI2611241000AM-000000000000')).status).toBe(404);
  });

  test('an email without send permission is moved to the dead-letter queue, and the log names the permission', async () => {
    const form = formFor(harness.slots.next());
    await harness.visitor.book(form);
    expect(await harness.waitUntilIdle()).toBe(true);
    expect(harness.queues().dead).toBeGreaterThan(0);
    expect(emailsOf(harness, form.email)).toEqual([]);
    expect(await readDenial('SendMail')).toContain('ses:SendRawEmail');
  });
});
