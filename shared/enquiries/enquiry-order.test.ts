import { expect, it } from 'vitest';
import { formatEnquiryName, parseEnquiryName } from './enquiry-name.ts';
import { byUrgency, type ListedCase } from './enquiry-order.ts';

const one = (name: string, changes: Partial<ListedCase>) => ({
  name,
  state: 'new' as const,
  receivedAt: 100,
  lastAt: 100,
  ...changes,
});

it('byUrgency sorts new enquiries by how long they wait, then events to come, then answered ones, then past and declined ones', () => {
  const list = [
    one('declined', { state: 'declined', lastAt: 900 }),
    one('booked, over', { state: 'booked', eventDate: '2026-11-01', lastAt: 900 }),
    one('booked without starts', { state: 'booked', lastAt: 800 }),
    one('booked for December', { state: 'booked', eventDate: '2026-12-19' }),
    one('booked for today', { state: 'booked', eventDate: '2026-11-23' }),
    one('answered before', { state: 'answered', lastAt: 200 }),
    one('answered last', { state: 'answered', lastAt: 300 }),
    one('new', { receivedAt: 90 }),
    one('waits', { receivedAt: 20 }),
  ];
  const sorted = list.toSorted(byUrgency('2026-11-23')).map(({ name }) => name);
  expect(sorted).toEqual([
    'waits',
    'new',
    'booked for today',
    'booked for December',
    'booked without starts',
    'answered last',
    'answered before',
    'booked, over',
    'declined',
  ]);
});

it.each([
  ['2026-11-0123456789abcdef0123', { month: '2026-11', id: '0123456789abcdef0123' }],
  ['2026-13-0123456789abcdef0123', undefined],
  ['2026-11-0123456789ABCDEF0123', undefined],
  ['2026-11-0123456789abcdef012', undefined],
  ['', undefined],
])('parseEnquiryName reads %j', (text, name) => {
  expect(parseEnquiryName(text)).toEqual(name);
  if (name) expect(formatEnquiryName(name)).toBe(text);
});
