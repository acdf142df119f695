import { describe, expect, it } from 'vitest';
import { openPage, refuse, respond, type StubResponse } from '#app/console/frame/opened-page.testing.tsx';
import type { ListedEnquiry, StaffEnquiry } from '#shared/contracts/office/enquiry.ts';

const renewCall = 'PUT /api/staff/session';
const listCall = 'GET /api/staff/enquiries';
const waitingCall = 'GET /api/staff/waiting';
const changeCall = 'PUT /api/staff/enquiries';
const bookCall = 'POST /api/staff/enquiries';
const previewCall = 'POST /api/staff/closures';
const name = '2026-11-0123456789abcdef0123';
const recordCall = `${listCall}?enquiry=${name}`;
const epochSeconds = (text: string) => Date.parse(`${text}+11:00`) / 1000;
/** A Tuesday. */
const now = epochSeconds('2026-11-24T11:00:00');
const people = [
  { id: 'P1', name: 'M. Manager', role: 'manager' },
  { id: 'P2', name: 'N. Manager', role: 'manager' },
  { id: 'P3', name: 'A. Floor', role: 'floor' },
  { id: 'P4', name: 'E. Gone', role: 'floor', hasLeft: true },
];

const listedEnquiry = (changes: Partial<ListedEnquiry> = {}): ListedEnquiry => ({
  enquiry: name,
  kind: 'event',
  name: 'Ana Sample',
  eventName: 'A birthday',
  date: '2026-12-19',
  receivedAt: epochSeconds('2026-11-24T10:00:00'),
  state: 'new',
  dueAt: epochSeconds('2026-11-25T10:00:00'),
  lastAt: epochSeconds('2026-11-24T10:00:00'),
  ...changes,
});
const enquiry = (changes: Partial<StaffEnquiry> = {}): StaffEnquiry => ({
  ...listedEnquiry(),
  business: 'Sample Travel',
  email: 'ana.sample@example.com',
  phone: '+678 00002',
  peopleCount: '20 to 30',
  catering: 'required',
  description: 'In the yard, from five.',
  history: [],
  keptUntil: epochSeconds('2027-05-23T10:00:00'),
  ...changes,
});
const answeredEnquiry = (changes: Partial<StaffEnquiry> = {}): StaffEnquiry => {
  const { dueAt: _, ...rest } = enquiry();
  return {
    ...rest,
    state: 'answered',
    history: [{ kind: 'state', state: 'answered', at: now, by: 'P1' }],
    ...changes,
  };
};
const block = {
  commandId: '0'.repeat(24),
  by: 'P2',
  at: now - 600,
  date: '2026-12-19',
  tourIds: [4, 9],
  reason: 'Private event',
};
/** Gives each enquiry a name; the second has the name used in the tests. */
const withName = (enquiry: ListedEnquiry, index: number): ListedEnquiry => ({
  ...enquiry,
  enquiry: index === 1 ? name : `2026-11-${String(index).padStart(20, '0')}`,
});
const listReply = (...enquiries: readonly ListedEnquiry[]): StubResponse =>
  respond({ now, enquiries, people });
const recordReply = (changes: Partial<StaffEnquiry> = {}): StubResponse =>
  respond({ now, enquiry: enquiry(changes), people });
const storedReply = (changedEnquiry: StaffEnquiry): StubResponse => respond({ enquiry: changedEnquiry });

interface PageOptions {
  readonly responses?: Readonly<Record<string, readonly StubResponse[]>>;
  readonly at?: string;
}

async function openEnquiries({ responses = {}, at = '/staff/enquiries' }: PageOptions = {}) {
  const { StaffConsole } = await import('#app/console/frame/staff-console.tsx');
  const { OfficeFrame } = await import('../office-frame.tsx');
  const { EnquiriesPage } = await import('./enquiries-page.tsx');
  await import('./one/enquiry-part.tsx');
  // Preloaded, since the page loads it on demand.
  await import('./event/event-closing.tsx');
  const session = respond({
    person: { id: 'P1', name: 'M. Manager', role: 'manager' },
    device: { id: 'D1', browser: 'Firefox on Windows', sessionEndsAt: now + 2_000_000 },
    hasPasskey: true,
  });
  const page = await openPage(
    () => (
      <StaffConsole>
        <OfficeFrame>
          <EnquiriesPage />
        </OfficeFrame>
      </StaffConsole>
    ),
    {
      at,
      responses: {
        [renewCall]: [session],
        [listCall]: [listReply(listedEnquiry())],
        [recordCall]: [recordReply()],
        ...responses,
      },
    },
  );
  const bodies = (call: string) =>
    page.calls.filter((sent) => sent.call === call).map(({ body }) => body as Record<string, unknown>);
  return { ...page, bodies };
}
const openEnquiry = (responses: PageOptions['responses'] = {}) =>
  openEnquiries({ at: `/staff/enquiries?enquiry=${name}`, responses });

describe('the list of enquiries', () => {
  it('groups enquiries by state, marks late ones, and shows who handles each and how many enquiries are left out', async () => {
    const late = {
      receivedAt: epochSeconds('2026-11-20T09:00:00'),
      dueAt: epochSeconds('2026-11-21T09:00:00'),
    };
    const rows = [
      listedEnquiry({ ...late, eventName: 'A hat', kind: 'question', assignedTo: 'P3' }),
      listedEnquiry(),
      listedEnquiry({ eventName: 'Reception', state: 'answered', dueAt: undefined, lastAt: now }),
      listedEnquiry({ eventName: 'A wedding', state: 'booked', dueAt: undefined, eventDate: '2026-12-12' }),
      listedEnquiry({ eventName: 'A fair', state: 'declined', dueAt: undefined }),
    ];
    const page = await openEnquiries({
      responses: { [listCall]: [respond({ now, enquiries: rows.map(withName), people, more: 3 })] },
    });
    expect(page.heading()).toBe('Enquiries');
    const text = page.text();
    expect(text).toContain('To answerA hatLateAna Sample, with A. Floorsince 20 Nov');
    expect(text).toContain('A birthdayNewAna Sampleby Wed 25 Nov, 10:00 AM');
    expect(text).toMatch(
      /BookedA wedding.*Sat 12 Dec.*AnsweredReceptionAnsweredAna Sample24 Nov.*DeclinedA fair/,
    );
    expect(text).toContain('3 more are left out.');
    expect(page.button(/A birthday/)?.getAttribute('href')).toBe(`/staff/enquiries?enquiry=${name}`);
  });

  it('loads earlier enquiries page by page, and shows each enquiry once', async () => {
    const olderEnquiry = (eventName: string, index: number) =>
      withName(listedEnquiry({ eventName, state: 'answered', dueAt: undefined }), index);
    const page = await openEnquiries({
      responses: {
        [listCall]: [respond({ now, enquiries: [listedEnquiry()], people, next: '2026-11' })],
        [`${listCall}?from=2026-11`]: [
          respond({
            now,
            enquiries: [listedEnquiry(), olderEnquiry('A reunion', 7)],
            people,
            next: '2026-09',
          }),
        ],
        [`${listCall}?from=2026-09`]: [
          'drop',
          respond({ now, enquiries: [olderEnquiry('A christening', 8)], people }),
        ],
      },
    });
    await page.press('Show more');
    expect(page.text()).toMatch(/Others, by monthA reunionAnswered/);
    expect(page.text().match(/A birthday/g)).toHaveLength(1);
    await page.press('Show more');
    expect(page.text()).toContain('The enquiries could not be loaded.');
    await page.press('Show more');
    expect(page.text()).toMatch(/A reunion.*A christening.*There are no more\./);
    expect(page.button('Show more')).toBeUndefined();
  });

  it('shows an error when it could not be loaded, and after “Try again” that no enquiry is waiting', async () => {
    const page = await openEnquiries({ responses: { [listCall]: ['drop', listReply()] } });
    expect(page.text()).toContain('We could not reach the distillery.');
    await page.press('Try again');
    expect(page.text()).toContain('Nobody is waiting.');
    expect(page.button('Enquiries')).toBeDefined();
  });
});

describe('an enquiry', () => {
  it('shows the visitor’s text, the deletion date, and the history with the names of colleagues', async () => {
    const history: StaffEnquiry['history'] = [
      { kind: 'note', text: 'Rang them', at: now, by: 'P2' },
      { kind: 'assign', to: 'P3', at: now, by: 'unknown' },
    ];
    const page = await openEnquiry({ [recordCall]: [recordReply({ history, assignedTo: 'P3' })] });
    expect(page.heading()).toBe('A birthday');
    expect(page.text()).toContain('answer by Wed 25 Nov, 10:00 AM');
    expect(page.text()).toMatch(
      /As they wroteAna Sample, Sample TravelIn the yard, from five.DaySaturday 19 December 2026People20 to 30Cateringby us/,
    );
    expect(page.text()).toContain('Deleted on Sunday 23 May 2027.');
    expect(page.text()).toMatch(
      /History.*With A. Floora former colleague.*Rang themN. Manager.*Came in visitor/,
    );
  });

  it('is marked as answered by the press that opens an email draft to the visitor', async () => {
    const page = await openEnquiry({ [changeCall]: [storedReply(answeredEnquiry())] });
    const answerLink = page.button('Answer by mail');
    expect(answerLink?.getAttribute('href')).toMatch(
      /^mailto:ana.sample@example.com\?subject=Your%20event%20enquiry%3A%20A%20birthday&body=Dear%20Ana%20Sample/,
    );
    expect(answerLink?.getAttribute('href')).toContain('M.%20Manager');
    expect(page.text()).toContain('This site sends nothing: the answer leaves when you send it there.');
    await page.press('Answer by mail');
    expect(page.bodies(changeCall)).toMatchObject([
      { enquiry: name, seen: 0, change: { kind: 'state', state: 'answered' } },
    ]);
    expect(page.text()).toContain('Marked as answered.');
    // A second press only opens a draft.
    await page.press('Write again');
    expect(page.bodies(changeCall)).toHaveLength(1);
  });

  it('can be marked as new again with “Undo” after it was marked as answered', async () => {
    const reverted = enquiry({
      history: [...answeredEnquiry().history, { kind: 'state', state: 'new', at: now, by: 'P1' }],
    });
    const page = await openEnquiry({ [changeCall]: [storedReply(answeredEnquiry()), storedReply(reverted)] });
    await page.press('Answer by mail');
    await page.press('Undo');
    expect(page.bodies(changeCall)[1]).toMatchObject({ seen: 1, change: { kind: 'state', state: 'new' } });
    expect(page.text()).toContain('Marked as new.');
    expect(page.button('Answer by mail')).toBeDefined();
  });

  it('is answered with an email draft in French if the visitor used the French site', async () => {
    const page = await openEnquiry({ [recordCall]: [recordReply({ messageLanguage: 'fr' })] });
    expect(page.button('Answer by mail')?.getAttribute('href')).toContain('Bonjour%20Ana');
    expect(page.text()).toContain('Opens a draft in French');
  });

  it('can be marked as declined, after which the waiting enquiries are counted again', async () => {
    const page = await openEnquiry({ [changeCall]: [storedReply(answeredEnquiry({ state: 'declined' }))] });
    await page.press('Declined');
    expect(page.bodies(changeCall)).toMatchObject([{ change: { kind: 'state', state: 'declined' } }]);
    expect(page.text()).toContain('Marked as declined.');
    expect(page.calls.filter(({ call }) => call === waitingCall)).toHaveLength(2);
  });

  it('gets a note once, despite a double press and a lost response, and no empty note', async () => {
    const noted = enquiry({ history: [{ kind: 'note', text: 'Rang', at: now, by: 'P1' }] });
    const page = await openEnquiry({ [changeCall]: ['drop', storedReply(noted)] });
    await page.press('Add the note');
    expect(page.text()).toContain('Please enter a note');
    await page.fill('note', 'Rang');
    await page.pressTwice('Add the note');
    expect(page.text()).toContain('No answer came, so it may have been done.');
    await page.press('Add the note');
    const sent = page.bodies(changeCall);
    expect(sent).toHaveLength(2);
    expect(sent[0]?.commandId).toBe(sent[1]?.commandId);
    expect(page.text()).toContain('The note is there.');
  });

  it('is reloaded, with the name of a colleague who changed it, when a change is refused', async () => {
    const message = 'N. Manager was faster: the enquiry is declined. Nothing was changed.';
    const page = await openEnquiry({
      [recordCall]: [
        recordReply(),
        respond({ now, enquiry: answeredEnquiry({ state: 'declined' }), people }),
      ],
      [changeCall]: [refuse('enquiry-changed', message, 409)],
    });
    await page.press('Answer by mail');
    expect(page.text()).toContain(message);
    expect(page.text()).toContain('StateDeclined');
    expect(page.button('Write again')).toBeDefined();
  });

  it('is reported as not found at an unknown address', async () => {
    const page = await openEnquiry({ [recordCall]: [refuse('not-found', 'There is no such enquiry.', 404)] });
    expect(page.text()).toContain('There is no such enquiry.');
  });
});

const party = {
  id: 'B1',
  date: '2026-12-19',
  tourId: 4,
  firstName: 'Tom',
  lastName: 'Tester',
  source: 'web',
  guestCount: 2,
  due: 8000,
  isMailed: true,
  messagesIn: 'English',
};
const closingReply = (changes: object = {}) => ({
  notified: [party],
  kept: [],
  offers: [],
  started: 0,
  remaining: { days: 1, bookings: 1 },
  reopened: [],
  digest: 'd',
  ...changes,
});
const nothingRemaining = { remaining: { days: 0, bookings: 0 } };

describe('closing starts for an event', () => {
  const bookedEnquiry = answeredEnquiry({
    state: 'booked',
    eventDate: '2026-12-19',
    block: { ...block, isDone: true },
  });

  it('first shows the parties that it notifies, then closes the starts and marks the enquiry as booked in one press', async () => {
    const page = await openEnquiry({
      [previewCall]: [respond(closingReply())],
      [bookCall]: [respond({ ...closingReply(nothingRemaining), enquiry: bookedEnquiry })],
    });
    await page.press('Close starts for this event');
    expect(page.text()).toContain('See who gets a message');
    await page.pressOn('input[name="extent"][value="day"]');
    await page.submit('section form');
    expect(page.bodies(previewCall)).toMatchObject([
      {
        first: '2026-12-19',
        last: '2026-12-19',
        reason: 'Private event',
        reasonFrench: 'Événement privé',
        preview: true,
      },
    ]);
    expect(page.text()).toContain('Tom Tester, 2');
    expect(page.text()).toContain('Who gets a messageSaturday 19 December');
    expect(page.bodies(bookCall)).toEqual([]);
    await page.pressTwice('Close, tell 1 and book');
    expect(page.text()).toContain('1 party gets an email.');
    expect(page.bodies(bookCall)).toMatchObject([
      { enquiry: name, seen: 0, date: '2026-12-19', reason: 'Private event', digest: 'd' },
    ]);
    expect(page.bodies(previewCall)).toHaveLength(1);
    await page.press('Done');
    expect(page.text()).toContain(
      'Closed for this event: Saturday 19 December 2026, 12:00 PM Tour, 2:00 PM Tasting.',
    );
    expect(page.text()).toContain('StateBooked');
  });

  it('shows the chosen starts in the preview even if they have no bookings', async () => {
    const page = await openEnquiry({ [previewCall]: [respond(closingReply({ notified: [] }))] });
    await page.press('Close starts for this event');
    expect(page.text()).toContain('See who gets a message');
    await page.pressOn('input[name="start"][value="8"]');
    await page.submit('section form');
    expect(page.text()).toContain('Saturday 19 December, 2:00 PM TourThere are no bookings');
  });

  it('resumes a closing that a colleague began, with the recorded command id and starts', async () => {
    const page = await openEnquiry({
      [recordCall]: [recordReply({ block: { ...block, isDone: false } })],
      [previewCall]: [respond(closingReply({ notified: [], ...nothingRemaining }))],
      [bookCall]: [respond({ ...closingReply(nothingRemaining), enquiry: bookedEnquiry })],
    });
    expect(page.text()).toMatch(
      /N. Manager began to close Saturday 19 December 2026, 12:00 PM Tour, 2:00 PM Tasting/,
    );
    await page.press('Go on');
    expect(page.text()).toContain('Who gets a message');
    await page.press('Close and book');
    expect(page.bodies(bookCall)).toHaveLength(1);
    expect(page.bodies(bookCall)).toMatchObject([{ commandId: block.commandId, tourIds: [4, 9], seen: 0 }]);
  });

  it('shows why the server refused the closing', async () => {
    const message = 'N. Manager was faster: starts are being closed for it. Nothing was changed.';
    const page = await openEnquiry({
      [previewCall]: [respond(closingReply())],
      [bookCall]: [refuse('enquiry-changed', message, 409)],
    });
    await page.press('Close starts for this event');
    expect(page.text()).toContain('See who gets a message');
    await page.pressOn('input[name="extent"][value="day"]');
    await page.submit('section form');
    await page.press('Close, tell 1 and book');
    expect(page.text()).toContain(`The closing stopped. ${message}`);
  });
});
