import { expect, it, vi } from 'vitest';
import { stepUp } from '#app/console/api/passkeys.testing.ts';
import { openPage, refuse, respond, type StubResponse } from '#app/console/frame/opened-page.testing.tsx';
import type {
  AheadVisit,
  ListedOperator,
  StaffOperator,
  StatedVisit,
} from '#shared/contracts/office/operator.ts';

vi.mock('#app/console/api/passkeys-on-demand.ts', () => import('#app/console/api/passkeys.testing.ts'));

const renewCall = 'PUT /api/staff/session';
const listCall = 'GET /api/staff/operators';
const decideCall = 'POST /api/staff/operators';
const editCall = 'PUT /api/staff/operators';
const id = 'a'.repeat(20);
const recordCall = `${listCall}?operator=${id}`;
const epochSeconds = (time: string) => Date.parse(`${time}+11:00`) / 1000;
const now = epochSeconds('2026-11-24T12:00:00');
const monthCall = `${recordCall}&month=${new Date(Date.now() + 11 * 3_600_000).toISOString().slice(0, 7)}`;
const people = [{ id: 'P2', name: 'N. Manager', role: 'manager' }];

const listedOperator = (changes: Partial<ListedOperator> = {}): ListedOperator => ({
  id,
  companyName: 'Sea Breeze',
  contactName: 'Ana Sample',
  status: 'requested',
  receivedAt: epochSeconds('2026-11-21T10:00:00'),
  chargingModel: 'operator_charges',
  ...changes,
});
const operator = (changes: Partial<StaffOperator> = {}): StaffOperator => ({
  ...listedOperator(),
  email: 'ana.sample@example.com',
  mobilePhone: '+678 00003',
  operatorType: 'Private Guides',
  tourFrequency: 'Once a week',
  waitsOnSite: 'yes',
  expiresAt: epochSeconds('2027-05-20T10:00:00'),
  version: 0,
  history: [],
  ...changes,
});
const linkUntil = epochSeconds('2027-12-29T10:00:00');
const approvedOperator = (changes: Partial<StaffOperator> = {}): StaffOperator =>
  operator({
    status: 'approved',
    linkUntil,
    expiresAt: linkUntil,
    version: 1,
    history: [{ kind: 'approve', at: now - 60, by: 'P2' }],
    ...changes,
  });
const visit: AheadVisit = {
  reference: 'LEE2611261000AM-7K3Q…',
  date: '2026-11-26',
  time: '10:00 AM',
  tourType: 'Tour and Tasting',
  firstName: 'Ann',
  lastName: 'Lee',
  guestCount: 3,
  totalPrice: 12_000,
  chargingModel: 'operator_charges',
  isKnown: true,
  isTheirs: false,
};
const { isKnown: _known, isTheirs: _theirs, ...booked } = visit;
const statedVisit = (changes: Partial<StatedVisit> = {}): StatedVisit => ({
  ...booked,
  // In the month on screen.
  date: `${monthCall.slice(-7)}-15`,
  status: 'confirmed',
  noShowGuests: 0,
  onAccountVuv: 0,
  ...changes,
});
const recordReply = (changes: Partial<StaffOperator> = {}, ahead: readonly AheadVisit[] = []): StubResponse =>
  respond({ now, operator: operator(changes), ahead, people });
const approvedReply = (
  ahead: readonly AheadVisit[] = [visit],
  changes: Partial<StaffOperator> = {},
): StubResponse => respond({ now, operator: approvedOperator(changes), ahead, people });

interface PageOptions {
  readonly responses?: Readonly<Record<string, readonly StubResponse[]>>;
  readonly at?: string;
}

async function openOperators({ responses = {}, at = '/staff/operators' }: PageOptions = {}) {
  const { StaffConsole } = await import('#app/console/frame/staff-console.tsx');
  const { OperatorsPage } = await import('./operators-page.tsx');
  await import('./one/operator-part.tsx');
  const session = respond({
    person: { id: 'P1', name: 'M. Manager', role: 'manager' },
    device: { id: 'D1', browser: 'Firefox on Windows', sessionEndsAt: now + 2_000_000 },
    hasPasskey: true,
  });
  const page = await openPage(
    () => (
      <StaffConsole>
        <OperatorsPage />
      </StaffConsole>
    ),
    {
      at,
      responses: {
        [renewCall]: [session],
        [listCall]: [respond({ now, operators: [listedOperator()], isCut: false, people: [] })],
        [recordCall]: [recordReply()],
        [monthCall]: [respond({ now, statement: [], people: [] })],
        ...responses,
      },
    },
  );
  const bodies = (call: string) =>
    page.calls.filter((sent) => sent.call === call).map(({ body }) => body as Record<string, unknown>);
  return { ...page, bodies };
}
const openOperator = (responses: PageOptions['responses'] = {}) =>
  openOperators({ at: `/staff/operators?operator=${id}`, responses });
type OpenPage = Awaited<ReturnType<typeof openOperators>>;
const confirmDialog = (page: OpenPage) => page.pressOn('dialog button:last-of-type');
async function typeNote(page: OpenPage, text: string) {
  const area = page.find('textarea') as HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(area), 'value')?.set?.call(area, text);
  const { act } = await import('react');
  const view = window as unknown as { Event: typeof Event };
  await act(async () => void area.dispatchEvent(new view.Event('input', { bubbles: true })));
}

it('the list of operators has requests first, from oldest to newest, then operators by name, and former ones last', async () => {
  const operators = [
    listedOperator({ id: 'b'.repeat(20), companyName: 'Later', receivedAt: now - 60 }),
    listedOperator({
      id: 'c'.repeat(20),
      companyName: 'Zeta',
      status: 'approved',
      linkUntil,
      lastVisit: '2026-12-03',
    }),
    listedOperator({ id: 'd'.repeat(20), companyName: 'Alpha', status: 'approved', linkUntil: now + 86_400 }),
    listedOperator({
      id: 'e'.repeat(20),
      companyName: 'Gone',
      status: 'revoked',
      chargingModel: 'guest_pays',
    }),
    listedOperator(),
  ];
  const page = await openOperators({
    responses: { [listCall]: [respond({ now, operators, isCut: true, people: [] })] },
  });
  expect(page.heading()).toBe('Operators');
  expect(page.text()).toMatch(
    /To decide.*attack.*Sea BreezeAsksAna Sampleasked 21 Nov.*LaterAsks.*Operators.*Alphalink until 25 Novcharges the guestsno booking yet.*Zetalink until 29 Dec 2027charges the guestslast booking for 3 Dec.*Ended and rejected.*GoneEndedguests pay here/,
  );
  expect(page.button(/^Sea Breeze/)?.getAttribute('href')).toBe(`/staff/operators?operator=${id}`);
});

it('the list of operators shows an error when it could not be loaded, and after “Try again” that there are no operators', async () => {
  const emptyReply = respond({ now, operators: [], isCut: false, people: [] });
  const page = await openOperators({ responses: { [listCall]: ['drop', emptyReply] } });
  expect(page.text()).toContain('We could not reach the distillery.');
  await page.press('Try again');
  expect(page.text()).toMatch(/Nothing to decide\..*No operator has a link yet\./);
});

it('a request for operator access shows the operator’s answers and the buttons to approve and reject it', async () => {
  const page = await openOperator();
  expect(page.heading()).toBe('Sea Breeze');
  expect(page.text()).toMatch(
    /waits for a decision; the request expires on 20 May 2027.*Ana Sample\+678 00003ana\.sample@example\.comKindPrivate GuidesComesOnce a weekWaits hereyesLanguageEnglish.*Telephone them before you decide/,
  );
  expect(page.text()).not.toMatch(/Bookings ahead|Statement/);
  expect(page.button('Approve, make the link')).toBeDefined();
  expect(page.button('Reject')).toBeDefined();
});

const stepUpNeeded = refuse('step-up', 'Use your passkey.');
const link = '/operator/Sea-Breeze#key=aaaa.bbbb';

it('the approval of an operator needs the passkey, shows the link once and offers to email it', async () => {
  const page = await openOperator({
    [decideCall]: [stepUpNeeded, respond({ operator: approvedOperator(), link })],
  });
  await page.press('Approve, make the link');
  expect(page.dialog()?.textContent).toContain('Approve Sea Breeze?');
  expect(page.bodies(decideCall)).toEqual([]);
  await confirmDialog(page);
  expect(page.dialog()?.textContent).toContain('Letting operators in and out needs your passkey');
  await page.press('Use my passkey');
  expect(stepUp).toHaveBeenCalledOnce();
  const [refusedBody, repeatedBody, ...furtherBodies] = page.bodies(decideCall);
  expect(refusedBody).toMatchObject({ operator: id, decision: 'approve', version: 0 });
  expect(repeatedBody).toEqual(refusedBody);
  expect(furtherBodies).toEqual([]);
  expect(page.text()).toContain('Approved. Send them the link.');
  expect(page.text()).toContain(`https://www.example.com${link}`);
  const mail = new URL(page.button(/^Mail it to/)?.getAttribute('href') ?? '');
  expect(mail.pathname).toBe('ana.sample@example.com');
  expect(mail.href).not.toMatch(/[ +]/);
  expect(mail.searchParams.get('body')).toContain(`\nhttps://www.example.com${link}\n`);
  expect(mail.searchParams.get('body')).toContain('29 December 2027');
  await page.press('Done');
  expect(page.text()).not.toContain('#key=');
});

it('the email with the link to an operator who requested access in French is in French', async () => {
  const frenchOperator = approvedOperator({ messageLanguage: 'fr' });
  const page = await openOperator({ [decideCall]: [respond({ operator: frenchOperator, link })] });
  await page.press('Approve, make the link');
  await confirmDialog(page);
  const mail = new URL(page.button(/^Mail it to/)?.getAttribute('href') ?? '');
  expect(mail.searchParams.get('subject')).toBe('Votre espace chez Port Vila Rum Distillery');
  expect(mail.searchParams.get('body')).toContain('jusqu’au 29 décembre 2027');
});

it('a decision on an operator is sent again unchanged after its response was lost', async () => {
  const page = await openOperator({
    [decideCall]: ['drop', respond({ operator: approvedOperator(), link })],
  });
  await page.press('Approve, make the link');
  await confirmDialog(page);
  expect(page.dialog()?.textContent).toContain('it may have been done. Press again: it counts once.');
  await confirmDialog(page);
  const [lostBody, repeatedBody] = page.bodies(decideCall);
  expect(repeatedBody).toEqual(lostBody);
  expect(page.text()).toContain('#key=');
});

it('a decision on an operator is refused if a colleague has decided first, and the page shows the colleague’s decision', async () => {
  const refusal = 'N. Manager rejected this request at 11:59 AM on 24 Nov. Nothing of yours was done.';
  const page = await openOperator({
    [decideCall]: [refuse('operator-changed', refusal, 409)],
    [recordCall]: [
      recordReply(),
      recordReply({ status: 'rejected', version: 1, history: [{ kind: 'reject', at: now - 60, by: 'P2' }] }),
    ],
  });
  await page.press('Approve, make the link');
  await confirmDialog(page);
  expect(page.dialog()).toBeNull();
  expect(page.text()).toContain(refusal);
  expect(page.text()).toMatch(/History.*Rejected N\. Manager/);
  expect(page.button('Approve all the same')).toBeDefined();
});

it('a decision on an operator applies to the version that was shown when the confirmation opened', async () => {
  const page = await openOperator({
    [recordCall]: [
      recordReply(),
      recordReply({ version: 1, history: [{ kind: 'note', text: 'No!', at: now, by: 'P2' }] }),
    ],
    [decideCall]: [refuse('operator-changed', 'N. Manager changed the note.', 409)],
  });
  await page.press('Approve, make the link');
  const { act } = await import('react');
  const view = window as unknown as { Event: typeof Event };
  await act(async () => void window.dispatchEvent(new view.Event('online')));
  await act(async () => {});
  expect((page.find('textarea') as HTMLTextAreaElement).value).toBe('No!');
  await confirmDialog(page);
  expect(page.bodies(decideCall)).toMatchObject([{ decision: 'approve', version: 0 }]);
  expect(page.text()).toContain('N. Manager changed the note.');
});

it('revoking the link of an operator warns beforehand that bookings stay, and reports afterwards how many guests get new links', async () => {
  const revokedOperator = approvedOperator({ status: 'revoked', linkUntil: undefined, version: 2 });
  const page = await openOperator({
    [recordCall]: [
      approvedReply(),
      respond({ now, operator: revokedOperator, ahead: [{ ...visit, isKnown: false }], people }),
    ],
    [decideCall]: [respond({ operator: revokedOperator, guests: { renewed: 1, left: 0, theirs: 2 } })],
  });
  await page.press('End the link');
  expect(page.dialog()?.textContent).toContain('Their 1 booking ahead stays: guests get new links by mail');
  await confirmDialog(page);
  expect(page.bodies(decideCall)).toMatchObject([{ decision: 'end', version: 1 }]);
  expect(page.text()).toContain(
    'Ended. The link no longer works. Bookings stay. 1 guest gets a new link by mail. 2 bookings with the operator’s own address keep their links.',
  );
  expect(page.button('Let in again')).toBeDefined();
  expect(page.button('Send guests new links')).toBeUndefined();
});

it('new links can be sent later to guests of a revoked operator who did not get them', async () => {
  const page = await openOperator({
    [recordCall]: [
      recordReply({ status: 'revoked', version: 2 }, [visit, { ...visit, reference: 'X', isTheirs: true }]),
    ],
    [decideCall]: [respond({ operator: operator({ status: 'revoked', version: 2 }) })],
  });
  expect(page.text()).toMatch(/operator knows its link.*operator’s own address/);
  await page.press('Send guests new links');
  await confirmDialog(page);
  expect(page.bodies(decideCall)).toMatchObject([{ decision: 'end', version: 2 }]);
  expect(page.text()).toContain('Guests may not have new links yet: press Send guests new links.');
});

it('a note about an operator keeps the typed text when a colleague has changed the note meanwhile', async () => {
  const noasNotes = [{ kind: 'note', text: 'of Noa', at: now - 60, by: 'P2' }] as const;
  const page = await openOperator({
    [recordCall]: [recordReply(), recordReply({ version: 1, history: [...noasNotes] })],
    [editCall]: [
      refuse('operator-changed', 'N. Manager changed the note at 11:59 AM on 24 Nov.', 409),
      respond({
        operator: operator({
          version: 2,
          history: [...noasNotes, { kind: 'note', text: 'of Mia', at: now, by: 'P1' }],
        }),
      }),
    ],
  });
  expect(page.button('Save the note')).toBeUndefined();
  await typeNote(page, 'of Mia');
  await page.press('Save the note');
  expect(page.text()).toContain('N. Manager changed the note');
  expect((page.find('textarea') as HTMLTextAreaElement).value).toBe('of Mia');
  expect(page.text()).toContain('Version 1, N. Manager');
  await page.press('Save the note');
  expect(page.bodies(editCall)).toMatchObject([
    { note: 'of Mia', version: 0 },
    { note: 'of Mia', version: 1 },
  ]);
  expect(page.text()).toMatch(/The note is saved.*Version 2, M\. Manager.*1 earlier versionof NoaVersion 1/);
});

it('a manager changes, by passkey, whether the guests of an operator pay at the distillery from now on', async () => {
  const page = await openOperator({
    [editCall]: [stepUpNeeded, respond({ operator: operator({ chargingModel: 'guest_pays', version: 1 }) })],
  });
  await page.pressOn('input[value="guest_pays"]');
  await page.press('Save');
  expect(page.dialog()?.textContent).toContain('Changing whom guests pay needs your passkey');
  await page.press('Use my passkey');
  const [refusedBody, repeatedBody, ...furtherBodies] = page.bodies(editCall);
  expect(refusedBody).toMatchObject({ operator: id, chargingModel: 'guest_pays', version: 0 });
  expect([repeatedBody, furtherBodies]).toEqual([refusedBody, []]);
  expect(page.text()).toContain('Saved. It counts for bookings from now on.');
});

it('the statement of an operator has the same sums and bookings on screen, in the CSV file and on paper', async () => {
  const statement = [
    statedVisit({ noShowGuests: 1 }),
    statedVisit({ reference: 'B', time: '2:00 PM', chargingModel: 'guest_pays', onAccountVuv: 4000 }),
    statedVisit({ reference: 'C', status: 'cancelled', guestCount: 16 }),
  ];
  const page = await openOperator({
    [recordCall]: [approvedReply()],
    [monthCall]: [respond({ now, statement, people: [] })],
  });
  expect(page.text()).toMatch(
    /The operator pays1 booking, 3 guests12,000.*account at the door4,000To be charged16,000 VUVGuests pay here1 booking, 3 guests12,000Did not come, charged as booked1 booking, 1 guestCancelled, not charged1 booking, 16 guests/,
  );
  const file = page.button('Save as CSV');
  const csv = decodeURIComponent(file?.getAttribute('href') ?? '');
  expect(csv).toContain('To be charged,,,,,,,,16000');
  expect(page.text()).toMatch(/Ann Lee3 guestsguest, here12,000.*Ann Leeput on account4,000/);
  expect(file?.getAttribute('download')).toBe(`statement-${monthCall.slice(-7)}.csv`);
  const sheet = page.find('article')?.textContent ?? '';
  expect(sheet).toMatch(/^Statement, .*Port Vila Rum Distillery.*Sea BreezeAna Sample.*16,000 VUV.*Ann Lee/);
  expect(sheet).toContain('This month is not over: visits to come are in it.');
});

it('the page of an operator with an unknown id shows that no such operator exists', async () => {
  const page = await openOperator({
    [recordCall]: [refuse('not-found', 'There is no operator or request with this id.', 404)],
  });
  expect(page.text()).toContain('There is no operator or request with this id.');
});
