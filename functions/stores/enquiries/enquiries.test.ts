import { expect, it } from 'vitest';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import type { EnquiryEntry } from '#shared/enquiries/enquiry-log.ts';
import type { EnquiryState } from '#shared/enquiries/enquiry-state.ts';
import { idFrom } from '../table/put-idempotent.ts';
import { testTable } from '../table/table-content.testing.ts';
import { enquiryStore, nameOfEnquiry, placeInList } from './enquiries.ts';
import { sampleEnquiry } from './enquiry.testing.ts';

const table = testTable();
const clock = testClock('2026-11-21T10:00:00+11:00');
const receivedAt = new Date('2026-11-21T10:00:00+11:00').getTime() / 1000;

it('concurrent changes by colleagues keep an enquiry and its list entry consistent', async () => {
  const enquiries = enquiryStore(table, clock);
  await enquiries.receive(sampleEnquiry, 'key');
  const name = nameOfEnquiry({ id: idFrom('enquiry', 'key'), receivedAt });
  const states: readonly EnquiryState[] = ['answered', 'declined', 'new', 'booked'];
  const appendState = async (number: number): Promise<void> => {
    const entry: EnquiryEntry = {
      id: `${number}`,
      at: receivedAt + number,
      by: 'a',
      on: 'b',
      kind: 'state',
      state: states[number % 4] ?? 'new',
    };
    for (;;) {
      const enquiry = await enquiries.findByName(name);
      if (enquiry === undefined) throw new Error('The enquiry is missing');
      if ((await enquiries.append(enquiry, entry)) === 'done') return;
    }
  };
  await Promise.all(Array.from({ length: 12 }, (_, number) => appendState(number)));
  const enquiry = await enquiries.findByName(name);
  expect(enquiry?.log).toHaveLength(12);
  const [entry, ...others] = await enquiries.listEntries();
  expect(others).toEqual([]);
  expect(entry).toMatchObject(enquiry ? placeInList(enquiry) : {});
});

it('the list of enquiries does not show a change that was refused because another change came first', async () => {
  const enquiries = enquiryStore(table, clock);
  await enquiries.receive(sampleEnquiry, 'key');
  const enquiry = await enquiries.findByName(nameOfEnquiry({ id: idFrom('enquiry', 'key'), receivedAt }));
  if (enquiry === undefined) throw new Error('The enquiry is missing');
  const author = { at: receivedAt, by: 'a', on: 'b', kind: 'state' } as const;
  expect(await enquiries.append(enquiry, { id: '1', ...author, state: 'answered' })).toBe('done');
  expect(await enquiries.append(enquiry, { id: '2', ...author, state: 'declined' })).toBe('overtaken');
  expect(await enquiries.listEntries()).toMatchObject([{ state: 'answered' }]);
});
