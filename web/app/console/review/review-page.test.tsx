import { expect, it, vi } from 'vitest';
import { stepUp } from '#app/console/api/passkeys.testing.ts';
import { openPage, refuse, respond, type StubResponse } from '#app/console/frame/opened-page.testing.tsx';
import type { ListedPress } from '#shared/contracts/kept/kept-press-fields.ts';
import type { Party } from '#shared/contracts/staff/party.ts';
import type { VisitEntry } from '#shared/staff/parties/visit-log.ts';
import type { WaitingPress } from '../kept/kept-state.ts';
import { party as partyOf, start as startOf, at as timeAt } from '../today/day/ship-day.testing.ts';

vi.mock('#app/console/api/passkeys-on-demand.ts', () => import('#app/console/api/passkeys.testing.ts'));

const listCall = 'GET /api/staff/kept-presses';
const decideCall = 'PUT /api/staff/kept-presses';
const reverseCall = 'POST /api/staff/reversals';
const at = (hours: number, minutes: number) => timeAt(hours, minutes);
const now = at(17, 5);
const people = [
  { id: 'P1', name: 'M. Manager', role: 'manager' },
  { id: 'P2', name: 'H. Host', role: 'floor' },
  { id: 'P3', name: 'B. Barr', role: 'floor' },
];
const devices = [
  { id: 'D2', name: 'door phone' },
  { id: 'D3', name: 'bar tablet' },
];

const kept = (...seen: readonly string[]) => ({ recordedAt: now, seen: [...seen] });
const doorAuthor = { by: 'P2', on: 'D2' };
const barAuthor = { by: 'P3', on: 'D3' };
const id = (n: number) => n.toString(16).padStart(24, '0');
const cash: VisitEntry = {
  ...doorAuthor,
  id: id(1),
  at: at(14, 52),
  kind: 'pay',
  method: 'cash-vuv',
  amount: 8000,
  vatu: 8000,
  kept: kept(),
};
const card: VisitEntry = { ...cash, ...barAuthor, id: id(2), at: at(14, 55), kind: 'pay', method: 'card' };
const arrived = (n: number, guests: number, by: typeof doorAuthor, minute: number): VisitEntry => ({
  ...by,
  id: id(n),
  at: at(14, minute),
  kind: 'arrive',
  guests,
  kept: kept(),
});
const paidTwice = partyOf(10, 'É. Exemple', 2, { id: 'exemple', log: [card, cash] });
const reply = (
  parties: readonly Party[],
  others: {
    readonly notPlaced?: readonly ListedPress[];
    readonly rooms?: object[];
    readonly owing?: object[];
  } = {},
): StubResponse => respond({ now, parties, rooms: [], notPlaced: [], owing: [], people, devices, ...others });

const sentPresses = Array.from(
  { length: 37 },
  (_, n): WaitingPress => ({
    ...{ id: id(100 + n), device: 'D2', key: 'K', n, by: 'P2', identified: 'owner', seen: [] },
    ...{ madeAt: 0, at: at(14, n) * 1000, status: 'waits', isCarried: false },
    party: { date: paidTwice.date, tourId: 10, id: 'exemple' },
    action: { kind: 'arrive', guests: 1 },
  }),
);

async function openReview(responses: Readonly<Record<string, readonly StubResponse[]>>, role = 'manager') {
  vi.useFakeTimers({ now: now * 1000, toFake: ['Date'] });
  const { StaffConsole } = await import('#app/console/frame/staff-console.tsx');
  const { ReviewPage } = await import('./review-page.tsx');
  // Preloaded, since the page loads them on demand.
  await Promise.all([import('./see-sent.tsx'), import('./decided-alone.tsx'), import('./question-part.tsx')]);
  const session = respond({
    person: { id: 'P1', name: role === 'manager' ? 'M. Manager' : 'H. Host', role },
    device: { id: 'D1', browser: 'Firefox on Windows', sessionEndsAt: now + 2_000_000 },
    hasPasskey: true,
  });
  const page = await openPage(
    () => (
      <StaffConsole>
        <ReviewPage delivered={{ since: at(17, 2) * 1000, presses: sentPresses }} />
      </StaffConsole>
    ),
    { at: '/staff/needs-you', responses: { 'PUT /api/staff/session': [session], ...responses } },
  );
  vi.useRealTimers();
  const decisions = () =>
    page.calls
      .filter(({ call }) => call === decideCall)
      .map(({ body }) => (body as { decision: object }).decision);
  /** Opens the first case, as on a phone. */
  const openCase = (name: RegExp) => page.press(name);
  return { ...page, decisions, openCase };
}

it('the review page shows how many presses were sent, and lists each contradiction with its entries', async () => {
  const page = await openReview({ [listCall]: [reply([paidTwice])] });
  expect(page.heading()).toBe('37 sent. 1 needs you. ');
  expect(page.text()).toContain('The network is back since 5:02 PM.');
  expect(page.text()).toMatch(/É\. Exemple, 28,000 in cash, 2:52 PM8,000 by card, 2:55 PM/);
});

it('the review page shows both payments of a party that paid twice, and a manager strikes one with a passkey', async () => {
  const page = await openReview({
    [listCall]: [reply([paidTwice]), reply([])],
    [decideCall]: [refuse('step-up', 'Use your passkey.'), respond({ party: paidTwice })],
  });
  await page.openCase(/É\. Exemple/);
  expect(page.text()).toMatch(
    /2:52 PM8,000 in cashH\. Host, door phonehad not seen the card2:55 PM8,000 by cardB\. Barr, bar tablethad not seen the cash/,
  );
  expect(page.text()).toContain('8,000 owed, 16,000 written.');
  expect(page.text()).toContain('Both were taken: give 8,000 back');
  await page.press(/^Only the cash was taken/);
  await page.press('Use my passkey');
  expect(stepUp).toHaveBeenCalled();
  expect(page.decisions().at(-1)).toEqual({
    kind: 'settle',
    date: paidTwice.date,
    tourId: paidTwice.tourId,
    party: 'exemple',
    settled: [cash.id, card.id],
    struck: [card.id],
    reason: 'Recorded twice, without a network',
  });
  expect(page.text()).toContain('Nothing needs you.');
});

it('the review page opens a list of the presses that this device has sent', async () => {
  const page = await openReview({ [listCall]: [reply([paidTwice])] });
  expect(page.text()).toContain('See the 37');
  expect(page.text()).not.toContain('38');
  await page.press('See the 37');
  expect(page.text()).toContain('2:36 PMGuest, 1 arrived');
});

it('the review page counts the contradictions that were resolved automatically, and lists them on a press', async () => {
  const same = [arrived(7, 3, doorAuthor, 40), arrived(8, 3, barAuthor, 42)];
  const starts = [startOf(10, 'English', [partyOf(10, 'A. Sample', 3, { id: 'sample', log: same })])];
  const page = await openReview({
    [listCall]: [reply([])],
    'GET /api/staff/day': [respond({ date: paidTwice.date, now, revision: 'r', starts, people: [] })],
  });
  expect(page.text()).toContain('Decided by itself, once');
  await page.press('See the 1');
  expect(page.text()).toContain('A. Sample, 33:00 PM Tour. Arrived on two devices, counted once.');
});

it('floor staff cannot strike a payment on the review page, which leaves the decision to a manager', async () => {
  const page = await openReview({ [listCall]: [reply([paidTwice])] }, 'floor');
  await page.openCase(/É\. Exemple/);
  expect(page.text()).toContain('Only the cash was takena manager decides it');
  await page.press(/^Only the cash was taken/);
  expect(page.decisions()).toEqual([]);
});

it('a choice between two arrival counts of a party takes one press, and can be undone', async () => {
  const [two, four] = [arrived(3, 2, doorAuthor, 41), arrived(4, 4, barAuthor, 44)];
  const counted = partyOf(10, 'N. Ukázka', 4, { id: 'ukazka', log: [two, four] });
  const settlement: VisitEntry = {
    by: 'P1',
    on: 'D1',
    id: id(9),
    at: now,
    kind: 'settle',
    settled: [two.id, four.id],
    struck: [two.id],
  };
  const page = await openReview({
    [listCall]: [reply([counted]), reply([]), reply([counted])],
    [decideCall]: [
      respond({ party: { ...counted, log: [two, four, settlement] } }),
      respond({ party: counted }),
    ],
  });
  await page.openCase(/N\. Ukázka/);
  expect(page.text()).toMatch(/All 4 are here16,000 to pay.*Only 2 are here8,000 to pay/);
  await page.press(/^All 4 are here/);
  expect(page.decisions()).toMatchObject([{ settled: [two.id, four.id], struck: [two.id] }]);
  expect(page.text()).toContain('All 4 are here.N. Ukázka, 4. M. Manager, 5:05 PM');
  await page.press('Undo: N. Ukázka, 4');
  expect(page.decisions().at(-1)).toMatchObject({ kind: 'undo', party: 'ukazka', settlement: settlement.id });
  expect(page.text()).toContain('1 needs you.');
});

it('the review page adds up two arrivals of one guest each from the same device, and offers the sum as one choice', async () => {
  const [one, another, other] = [
    arrived(3, 1, doorAuthor, 41),
    arrived(4, 1, doorAuthor, 42),
    arrived(6, 1, barAuthor, 44),
  ];
  const second = { ...another, kept: kept(one.id) };
  const counted = partyOf(10, 'N. Ukázka', 4, { id: 'ukazka', log: [one, second, other] });
  const page = await openReview({
    [listCall]: [reply([counted])],
    [decideCall]: [respond({ party: counted })],
  });
  expect(page.text()).toMatch(/2 arrived, 2:42 PM1 arrived, 2:44 PM/);
  await page.openCase(/N\. Ukázka/);
  expect(page.text()).toMatch(/Only 3 are here.*Only 2 are here.*Only 1 is here/);
  await page.press(/^Only 2 are here/);
  expect(page.decisions()).toMatchObject([{ settled: [one.id, another.id, other.id], struck: [other.id] }]);
});

it('the review page begins with a party that paid too much, and states the sum for a manager to refund', async () => {
  const settled: VisitEntry = {
    ...{ by: 'P2', on: 'D1', id: id(9), at: now, kind: 'settle' },
    ...{ settled: [cash.id, card.id], struck: [] },
  };
  const [two, four] = [arrived(3, 2, doorAuthor, 41), arrived(4, 4, barAuthor, 44)];
  const counted = partyOf(10, 'N. Ukázka', 4, { id: 'ukazka', log: [two, four] });
  const overpaid = partyOf(10, 'É. Exemple', 2, { id: 'exemple', log: [card, cash, settled] });
  const page = await openReview({ [listCall]: [reply([counted, overpaid])] }, 'floor');
  expect(page.text()).toMatch(
    /É\. Exemple, 28,000 to be given back\.A manager decides it\.N\. Ukázka, 42 arrived, 2:41 PM/,
  );
  await page.openCase(/É\. Exemple/);
  expect(page.text()).not.toContain('What you do not choose');
});

it('a refund on the review page is confirmed with party, sum and method, and needs a reason', async () => {
  const settled: VisitEntry = {
    ...{ by: 'P2', on: 'D1', id: id(9), at: now, kind: 'settle' },
    ...{ settled: [cash.id, card.id], struck: [] },
  };
  const overpaid = { ...paidTwice, log: [...paidTwice.log, settled] };
  const page = await openReview({
    [listCall]: [reply([paidTwice]), reply([overpaid]), reply([])],
    [decideCall]: [respond({ party: overpaid })],
    [reverseCall]: [respond({ party: paidTwice })],
  });
  await page.openCase(/É\. Exemple/);
  await page.press(/^Both were taken/);
  expect(page.text()).toContain('Both were taken. 8,000 is to be given back.');
  await page.openCase(/^É\. Exemple/);
  expect(page.text()).toContain('Refund 8,000 in cash');
  await page.press(/^Refund 8,000 by card/);
  expect(page.text()).toContain('É. Exemple, 2: refund 8,000 by card?');
  expect(page.text()).toContain('Refund 8,000 VUV on the card terminal: this does not do it.');
  expect(page.calls.filter(({ call }) => call === reverseCall)).toEqual([]);
  await page.press('Another choice');
  await page.press(/^Refund 8,000 by card/);
  await page.fill('reason', ' ');
  await page.submit();
  expect(page.text()).toContain('Please enter a reason.');
  await page.fill('reason', 'Paid too much');
  await page.submit();
  expect(page.calls.find(({ call }) => call === reverseCall)?.body).toMatchObject({
    party: 'exemple',
    entry: card.id,
    reason: 'Paid too much',
  });
  expect(page.text()).toContain('8,000 by card refunded.');
  expect(page.text()).not.toContain('is to be given back');
});

it('the review page offers to reverse a complimentary visit, since there is no money to refund', async () => {
  const complimentary: VisitEntry = {
    ...{ ...barAuthor, id: id(2), at: at(14, 55), kept: kept() },
    ...{ kind: 'pay', method: 'complimentary', amount: 8000, vatu: 8000, reason: 'Family' },
  };
  const settled: VisitEntry = {
    ...{ by: 'P2', on: 'D1', id: id(9), at: now, kind: 'settle' },
    ...{ settled: [cash.id, complimentary.id], struck: [] },
  };
  const overpaid = partyOf(10, 'É. Exemple', 2, { id: 'exemple', log: [cash, complimentary, settled] });
  const page = await openReview({ [listCall]: [reply([overpaid])] });
  await page.openCase(/^É\. Exemple/);
  expect(page.text()).toContain('Refund 8,000 in cash');
  await page.press(/^Reverse 8,000 complimentary/);
  expect(page.text()).toContain('É. Exemple, 2: reverse 8,000 complimentary?');
});

it('the review page names the colleague, not the guest, as the author of a cancellation by staff', async () => {
  const cancelled = partyOf(10, 'L. Esempio', 2, {
    ...{ id: 'esempio', status: 'cancelled', cancelledAt: at(14, 13), log: [arrived(5, 2, doorAuthor, 20)] },
    staffChanges: [{ id: id(8), at: at(14, 13), by: 'P3', on: 'D3', kind: 'cancel' }],
  });
  const page = await openReview({ [listCall]: [reply([cancelled])] });
  await page.openCase(/L\. Esempio/);
  expect(page.text()).toContain('CancelledB. Barr, bar tablet');
});

it('a colleague can decide that guests who arrived for a cancelled booking are other people, who become a walk-in', async () => {
  const arrivalEntry = arrived(5, 2, doorAuthor, 20);
  const cancelled = partyOf(10, 'L. Esempio', 2, {
    id: 'esempio',
    status: 'cancelled',
    cancelledAt: at(14, 13),
    log: [arrivalEntry],
  });
  const page = await openReview({
    [listCall]: [reply([cancelled])],
    [decideCall]: [respond({ party: cancelled })],
  });
  await page.openCase(/L\. Esempio/);
  expect(page.text()).toMatch(/2:13 PMCancelledthe guest, on the site.*2:20 PM2 arrived/);
  await page.press(/^These were other people/);
  expect(page.decisions()).toMatchObject([
    {
      kind: 'others',
      party: 'esempio',
      settled: [arrivalEntry.id],
      reason: 'Other people: recorded as a walk-in',
    },
  ]);
});

it('the review page asks whether all 18 guests recorded for a start with 16 places were in the room, or which start two of them joined', async () => {
  const walkIn = partyOf(8, '', 2, {
    id: 'walk-in',
    source: 'walk-in',
    over: true,
    log: [arrived(6, 2, barAuthor, 11)],
  });
  const last = { at: at(14, 15), guests: 2, source: 'web', isMailed: true };
  const rooms = [{ date: walkIn.date, tourId: 8, guests: 16, over: 2, last }];
  const three = startOf(10, 'English', [partyOf(10, 'A. Sample', 12)]);
  const page = await openReview({
    [listCall]: [reply([walkIn], { rooms })],
    [decideCall]: [respond({ party: walkIn })],
    'GET /api/staff/day': [respond({ date: walkIn.date, now, revision: 'r', starts: [three], people: [] })],
  });
  await page.openCase(/2:00 PM Tour/);
  expect(page.text()).toContain('18 in a start of 16. It is over.');
  expect(page.text()).toMatch(/2:11 PMWalk-in, 2B\. Barr, bar tablet2:15 PM2 booked/);
  expect(page.text()).toContain('18 were in the room');
  await page.press(/^2 of them went to another start/);
  expect(page.text()).toContain('3:00 PM Tour12 of 16 here3:00 PM Tastingempty so far');
  await page.press(/^3:00 PM Tour/);
  expect(page.decisions()).toMatchObject([{ kind: 'join', party: 'walk-in', settled: [id(6)], joins: 10 }]);
});

const listedPress = (n: number, action: NonNullable<ListedPress['press']>['action']): ListedPress => ({
  device: 'D2',
  key: 'K',
  n,
  digest: 'd'.repeat(43),
  why: 'unknown-party',
  receivedAt: now,
  at: at(14, 30 + n),
  press: { id: id(20 + n), by: 'P2', party: { date: paidTwice.date, letters: 'HKTRWM' }, action },
});

it('an arrival and a payment recorded offline for unknown letters become one walk-in on the review page', async () => {
  const pay = { kind: 'pay', method: 'cash-vuv', amount: 8000, vatu: 8000, outstanding: 8000 } as const;
  const notPlaced = [listedPress(2, pay), listedPress(1, { kind: 'arrive', guests: 2 })];
  const walkIn = partyOf(10, '', 2, { id: 'new', source: 'walk-in' });
  const page = await openReview({
    [listCall]: [reply([], { notPlaced }), reply([])],
    [decideCall]: [respond({ party: walkIn }), respond({})],
  });
  await page.openCase(/Letters HKT RWM/);
  expect(page.text()).toContain('No booking of this day is theirs.');
  await page.press(/^Walk-in, 2/);
  await page.press(/^3:00 PM Tour/);
  expect(page.decisions()).toMatchObject([
    { kind: 'place', press: { n: 1 }, walkIn: { date: paidTwice.date, tourId: 10 } },
    { kind: 'place', press: { n: 2 }, at: { party: 'new', tourId: 10 } },
  ]);
  const ids = page.calls
    .filter(({ call }) => call === decideCall)
    .map(({ body }) => (body as { commandId: string }).commandId);
  expect(new Set(ids).size).toBe(2);
  expect(page.text()).toContain('Nothing needs you.');
});

it('the review page lists the presses missing from a device, and a manager gives them up', async () => {
  const owing = [
    {
      device: 'D3',
      key: 'K',
      name: 'bar tablet',
      missing: [41, 42],
      broken: [],
      lost: [],
      heardAt: at(13, 50),
    },
  ];
  const page = await openReview({ [listCall]: [reply([], { owing })], [decideCall]: [respond({})] });
  expect(page.text()).toContain('bar tablet2 presses (41, 42) have not arrived.Last heard 1:50 PM.');
  await page.press(/^Give them up/);
  expect(page.decisions()).toEqual([{ kind: 'give-up', device: 'D3', key: 'K' }]);
});

it('the review page shows that a decision was refused because a colleague has already decided', async () => {
  const page = await openReview({
    [listCall]: [reply([paidTwice])],
    [decideCall]: [refuse('party-changed', 'A colleague has decided this meanwhile.', 409)],
  });
  await page.openCase(/É\. Exemple/);
  await page.press(/^Both were taken/);
  expect(page.text()).toContain('Nothing was decided. A colleague has decided this meanwhile.');
});
