import { expect, it } from 'vitest';
import { formatEnquiryName, parseEnquiryName } from './enquiry-name.ts';
import { byUrgency, type ListedCase } from './enquiry-order.ts';

const listedCase = (name: string, changes: Partial<ListedCase>) => ({
  name,
  state: 'new' as const,
  receivedAt: 100,
  lastAt: 100,
  ...changes,
});

it('byUrgency sorts new enquiries by their waiting time, then upcoming events, then answered enquiries, then past and declined ones', () => {
  const list = [
    listedCase('declined', { state: 'declined', lastAt: 900 }),
    listedCase('booked, over', { state: 'booked', eventDate: '2026-11-01', lastAt: 900 }),
    listedCase('booked without starts', { state: 'booked', lastAt: 800 }),
    listedCase('booked for December', { state: 'booked', eventDate: '2026-12-19' }),
    listedCase('booked for today', { state: 'booked', eventDate: '2026-11-23' }),
    listedCase('answered before', { state: 'answered', lastAt: 200 }),
    listedCase('answered last', { state: 'answered', lastAt: 300 }),
    listedCase('new', { receivedAt: 90 }),
    listedCase('waits', { receivedAt: 20 }),
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
])('parseEnquiryName returns for %j the name %j', (text, name) => {
  expect(parseEnquiryName(text)).toEqual(name);
  if (name) expect(formatEnquiryName(name)).toBe(text);
});
