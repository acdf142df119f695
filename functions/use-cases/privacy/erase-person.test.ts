import { describe, expect, it, vi } from 'vitest';
import { runWithDeadline } from '#functions/request-context/deadline.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { storedBooking } from '#functions/stores/bookings/stored-booking.testing.ts';
import { enquiryStore } from '#functions/stores/enquiries/enquiries.ts';
import { sampleEnquiry } from '#functions/stores/enquiries/enquiry.testing.ts';
import { personalData } from '#functions/stores/privacy/personal-data.ts';
import { recordId } from '#functions/stores/privacy/personal-record.ts';
import { privacyTrail } from '#functions/stores/privacy/privacy-trail.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { isFullRun } from '#shared/full-run.testing.ts';
import { commandId } from '#shared/staff/parties/visit.testing.ts';
import { countRecords } from '#shared/staff/personal-records.ts';
import { erasePerson } from './erase-person.ts';
import { exportPerson } from './export-person.ts';
import { findPartitions } from './find-partitions.ts';

const email = 'marker@example.com';
const now = new Date('2026-11-25T10:00:00+11:00');
const clock = () => now;
const table = testTable();
const deps = () => ({ data: personalData(table, clock), trail: privacyTrail(table, clock), clock });

/** Stores three past visits, an upcoming visit and an enquiry of one person. */
async function storePerson(): Promise<void> {
  for (const date of ['2026-11-20', '2026-11-21', '2026-11-23', '2026-12-01'])
    await bookingStore(table, clock).book(storedBooking({ date, email, firstName: 'Marker' }));
  await enquiryStore(table, clock).receive({ ...sampleEnquiry, email, name: 'Marker' }, undefined);
}
const erase = (changes: object = {}) =>
  erasePerson(deps(), { commandId: commandId(), who: email, by: 'mia', shown: 4, ...changes });
const remainingItems = async () =>
  JSON.stringify((await table.items()).filter(({ pk }) => pk !== 'DAY#2026-12-01'));

describe('an erasure of a person', () => {
  it('erases the records that are no longer needed, and adds a trail entry with their number and a digest of the person', async () => {
    await storePerson();
    const outcome = await erase();
    expect(outcome).toMatchObject({
      result: 'erased',
      isFinished: true,
      entry: { action: 'erase', by: 'mia', records: { booking: 3, enquiry: 1 }, stayed: { booking: 1 } },
    });
    expect(await remainingItems()).not.toMatch(/marker/i);
    const [entry] = await deps().trail.list();
    expect(entry).toEqual('entry' in outcome ? outcome.entry : undefined);
    expect(entry?.whom).toMatch(/^[0-9a-f]{32}$/);
  });

  // The writes are: the salt, the entry, four records, the end of the entry.
  it.each([1, 2, 3, 4, 5, 6])(
    'counts the erased records exactly if it is interrupted after write %i, and continues when the command is repeated',
    async (writesBefore) => {
      await storePerson();
      const id = commandId();
      const send = table.client.send.bind(table.client);
      let writeCount = 0;
      const sendSpy = vi.spyOn(table.client, 'send').mockImplementation(((command: never) => {
        if (/^(TransactWrite|Put|Update)Command$/.test((command as object).constructor.name)) {
          if (writeCount === writesBefore) throw new Error('killed');
          writeCount += 1;
        }
        return send(command);
      }) as never);
      await expect(erase({ commandId: id })).rejects.toThrow('killed');
      sendSpy.mockRestore();
      const interrupted = await deps().trail.find(id);
      const remaining = (await deps().data.find(email)).length;
      expect(countRecords(interrupted?.records ?? {})).toBe(5 - remaining);
      expect(interrupted?.finishedAt).toBeUndefined();
      expect(await erase({ commandId: id })).toMatchObject({
        isFinished: true,
        entry: { records: { booking: 3, enquiry: 1 }, stayed: { booking: 1 } },
      });
      expect(await remainingItems()).not.toMatch(/marker/i);
      expect(await deps().trail.list()).toHaveLength(1);
    },
  );

  it.runIf(isFullRun)(
    'finds all records, then erases one in each call, if the time of each call is short',
    async () => {
      await storePerson();
      const command = { commandId: commandId(), who: email, shown: 4 };
      const searching = { ...deps(), findPartitions: findPartitions(table, clock) };
      const counts: number[] = [];
      let calls = 0;
      for (let isFinished = false; !isFinished; calls += 1) {
        const outcome = await runWithDeadline(1, () => erasePerson(searching, command));
        if (outcome.result === 'searching') continue;
        if (outcome.result !== 'erased') throw new Error(outcome.result);
        counts.push(countRecords(outcome.entry.records));
        isFinished = outcome.isFinished;
      }
      expect(calls).toBeGreaterThan(14);
      expect(counts).toEqual([1, 2, 3, 4]);
      expect(await remainingItems()).not.toMatch(/marker/i);
    },
  );

  it('covers only the chosen records when a person is found by telephone number, as does an export', async () => {
    const numbers = { ours: '7712345', theirs: '+61 4 7771 2345' };
    for (const phone of Object.values(numbers))
      await bookingStore(table, clock).book(storedBooking({ date: '2026-11-20', phone }));
    const phoneNumber = '+678 7712345';
    const found = await deps().data.find(phoneNumber);
    expect(found.map(({ match }) => match.number).sort()).toEqual(Object.values(numbers).sort());
    const chosenIds = found.filter(({ match }) => match.number === numbers.ours).map(recordId);
    expect(
      await exportPerson(deps(), { commandId: commandId(), who: phoneNumber, chosen: chosenIds }),
    ).toMatchObject({
      records: { booking: 1 },
      text: expect.not.stringContaining(numbers.theirs),
    });
    const command = { commandId: commandId(), who: phoneNumber, chosen: chosenIds, shown: 1 };
    expect(await erasePerson(deps(), command)).toMatchObject({
      isFinished: true,
      entry: { records: { booking: 1 } },
    });
    expect((await deps().data.find(phoneNumber)).map(({ match }) => match.number)).toEqual([numbers.theirs]);
  });

  it('does not continue a search that the same command id began for another person', async () => {
    // This booking is in the first part of a search.
    await bookingStore(table, clock).book(storedBooking({ date: '2025-10-25', email }));
    const searching = { ...deps(), findPartitions: findPartitions(table, clock) };
    const command = { commandId: commandId(), who: email, shown: 1 };
    const other = { ...command, who: 'other@example.com' };
    expect((await runWithDeadline(1, () => erasePerson(searching, other))).result).toBe('searching');
    expect(await erasePerson(searching, command)).toMatchObject({ entry: { records: { booking: 1 } } });
  });

  it.each([1, 2])(
    'erases and counts each record once when three commands run at once (round %i)',
    async () => {
      await storePerson();
      const outcomes = await Promise.all([erase(), erase({ by: 'noa' }), erase()]);
      for (const outcome of outcomes) expect(['erased', 'changed', 'nothing']).toContain(outcome.result);
      const counts = (await deps().trail.list()).map(({ records }) => countRecords(records));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(4);
      expect(await remainingItems()).not.toMatch(/marker/i);
    },
  );

  it('erases nothing if the number of records differs from the number shown', async () => {
    await storePerson();
    const before = await table.items();
    expect(await erase({ shown: 5 })).toEqual({ result: 'changed' });
    const isNotSalt = ({ sk }: Record<string, unknown>) => sk !== 'SALT';
    expect((await table.items()).filter(isNotSalt)).toEqual(before);
  });

  it('adds no trail entry if all records are still needed', async () => {
    await bookingStore(table, clock).book(storedBooking({ date: '2026-12-01', email }));
    expect(await erase({ shown: 0 })).toEqual({ result: 'nothing', stayed: { booking: 1 } });
    expect(await deps().trail.list()).toEqual([]);
  });

  it('erases nothing if the command id was used for an export', async () => {
    await storePerson();
    const id = commandId();
    expect((await exportPerson(deps(), { commandId: id, who: email })).result).toBe('exported');
    expect(await erase({ commandId: id })).toEqual({ result: 'key-reused' });
    expect(await remainingItems()).toMatch(/marker/i);
  });
});

describe('the privacy trail', () => {
  it('has the same digest for two spellings of an address, and another digest for another person', async () => {
    const { trail } = deps();
    await storePerson();
    for (const spelling of [email, ` ${email.toUpperCase()} `])
      await exportPerson(deps(), { commandId: commandId(), who: spelling });
    const entries = await trail.list();
    expect(entries).toHaveLength(2);
    expect(entries[0]?.whom).toBe(entries[1]?.whom);
    expect(await trail.digestOf('other@example.com')).not.toBe(entries[0]?.whom);
  });

  it('has one salt, even if five commands need the first one at once', async () => {
    const digests = await Promise.all(Array.from({ length: 5 }, () => deps().trail.digestOf(email)));
    expect(new Set(digests).size).toBe(1);
  });

  it('has one entry for an export sent twice, without the exported data', async () => {
    await storePerson();
    const id = commandId();
    const [first, again] = [
      await exportPerson(deps(), { commandId: id, who: email, by: 'mia' }),
      await exportPerson(deps(), { commandId: id, who: email, by: 'mia' }),
    ];
    expect(again).toEqual(first);
    expect(await deps().trail.list()).toMatchObject([
      { action: 'export', records: { booking: 4, enquiry: 1 } },
    ]);
    const stored = (await table.items()).filter(({ pk }) => pk === 'PRIVACY-TRAIL');
    expect(JSON.stringify(stored)).not.toMatch(/marker/i);
  });

  it('lists an entry for about three years', async () => {
    await storePerson();
    await exportPerson(deps(), { commandId: commandId(), who: email });
    const listedAfter = (days: number) =>
      privacyTrail(table, () => new Date(now.getTime() + days * 86_400_000)).list();
    expect(await listedAfter(3 * 365)).toHaveLength(1);
    expect(await listedAfter(3 * 366 + 1)).toEqual([]);
  });
});
