import { describe, expect, it, vi } from 'vitest';
import { slots, timetableOf } from '#shared/booking/slots.ts';
import type { BodyOf } from '#shared/contracts/calls.ts';
import type { ClosureParty } from '#shared/contracts/staff/closure-fields.ts';
import type { ListedClosure } from '#shared/contracts/staff/list-closures.ts';
import { tourDaysIn } from '#shared/staff/closing/closing-range.ts';
import { addDays, type CalendarDate, dateOf } from '#shared/values/port-vila-time.ts';
import { stepUp } from '../api/passkeys.testing.ts';
import { openPage, refuse, respond, type StubResponse } from '../frame/opened-page.testing.tsx';
import { dayLabel } from './day-words.ts';

vi.mock('../api/passkeys-on-demand.ts', () => import('../api/passkeys.testing.ts'));

const listCall = 'GET /api/staff/closures';
const closeCall = 'POST /api/staff/closures';
const reopenCall = 'DELETE /api/staff/closures';
const undoCall = 'PUT /api/staff/closures';
const renewCall = 'PUT /api/staff/session';
const openDayCall = 'GET /api/staff/day';
const holidaysCall = 'GET /api/holidays';

const today = dateOf(new Date());
/** A coming day with every start; Saturdays and some other days have fewer. */
const day = tourDaysIn({ first: addDays(today, 1), last: addDays(today, 14) }).find(
  (date) => timetableOf(date).length === slots.length,
) as CalendarDate;

const party = (id: string, changes: Partial<ClosureParty> = {}): ClosureParty => ({
  id,
  date: day,
  tourId: 8,
  firstName: 'Ann',
  lastName: `Lee ${id}`,
  source: 'web',
  guestCount: 2,
  due: 8000,
  isMailed: true,
  messagesIn: 'English',
  ...changes,
});
const partyToRing = party('b', { isMailed: false, phone: '+678 555 0100', source: 'phone' });
const reply = (changes: object = {}): StubResponse =>
  respond({
    notified: [],
    kept: [],
    offers: [],
    started: 0,
    remaining: { days: 0, bookings: 0 },
    reopened: [],
    digest: 'abc',
    ...changes,
  });
const preview = reply({ notified: [party('a'), partyToRing], remaining: { days: 1, bookings: 2 } });
const listedClosure: ListedClosure = {
  date: day,
  isWholeDay: false,
  tourIds: [8],
  reason: 'Repairs',
  by: 'M. Manager',
  at: 1_795_000_000,
  pendingNotifications: 0,
};

interface PageOptions {
  closings?: readonly StubResponse[];
  closures?: readonly StubResponse[];
  reopenings?: readonly StubResponse[];
  undoings?: readonly StubResponse[];
  search?: string;
  role?: 'floor' | 'manager';
}

async function openClosures({
  closings = [],
  closures = [respond({ closures: [] })],
  reopenings = [],
  undoings = [],
  search = `?date=${day}`,
  role = 'manager',
}: PageOptions = {}) {
  const { StaffConsole } = await import('../frame/staff-console.tsx');
  const { ClosuresPage } = await import('./closures-page.tsx');
  const session = respond({
    person: { id: 'P1', name: 'M. Manager', role },
    device: { id: 'D1', browser: 'Firefox on Windows', sessionEndsAt: 2_000_000_000 },
    hasPasskey: true,
  });
  const page = await openPage(
    () => (
      <StaffConsole>
        <ClosuresPage />
      </StaffConsole>
    ),
    {
      at: `/staff/closures${search}`,
      responses: {
        [renewCall]: [session],
        [listCall]: closures,
        [closeCall]: closings,
        [reopenCall]: reopenings,
        [undoCall]: undoings,
        [holidaysCall]: [
          respond({
            items: [],
            edits: [{ date: day, evening: { name: 'Quiz Night', fromMinutes: 1080, untilMinutes: 1200 } }],
          }),
        ],
        [openDayCall]: [respond({ date: day, now: 0, starts: [{ tourId: 8, guests: 14 }], people: [] })],
      },
    },
  );
  const closeCalls = () =>
    page.calls
      .filter(({ call }) => call === closeCall)
      .map(({ body }) => body as BodyOf<'closeStarts'> & { preview: boolean });
  const undoCalls = () =>
    page.calls.filter(({ call }) => call === undoCall).map(({ body }) => body as Record<string, unknown>);
  return {
    ...page,
    closeCalls,
    undoCalls,
    loads: () => page.calls.filter(({ call }) => call === listCall).length,
  };
}

/** Chooses a reason and opens the preview. */
async function openPreview(options: PageOptions) {
  const page = await openClosures(options);
  await page.pressOn('input[value="Cyclone"]');
  await page.submit();
  return page;
}

describe('the closures page', () => {
  it('shows floor staff that only managers close starts, without loading the list of closures', async () => {
    const page = await openClosures({ role: 'floor' });
    expect(page.text()).toContain('Only managers close starts and days.');
    expect(page.loads()).toBe(0);
  });

  it('requires a reason before it requests a preview', async () => {
    const page = await openClosures();
    await page.submit();
    expect(page.text()).toContain('Guests are told why we close');
    expect(page.closeCalls()).toEqual([]);
  });

  it('announces two invalid fields, before the message of each, when start and reason are missing', async () => {
    const page = await openClosures();
    await page.pressOn('input[value="starts"]');
    await page.submit();
    expect(page.find('#no-start')?.textContent).toMatch(/^!2 fields need your attention\.\n./);
  });

  it('preselects the start given in the address and shows the guests of each start', async () => {
    const page = await openClosures({ search: `?date=${day}&start=8`, closings: [preview] });
    expect(page.text()).toContain('Whole day14 starts, 14 guests');
    expect(page.text()).toContain('Tour14 guests');
    await page.pressOn('input[value="Power cut"]');
    await page.submit();
    expect(page.closeCalls()).toMatchObject([
      { tourIds: [8], reason: 'Power cut', reasonFrench: 'Coupure de courant' },
    ]);
  });
});

describe('a closing on the closures page', () => {
  it('shows in its preview the day, and the evening event that the site will still announce', async () => {
    const page = await openPreview({ closings: [preview] });
    await page.waitUntil(() => page.text().includes('Quiz Night'));
    expect(page.text()).toContain(
      `Who gets a message${dayLabel(day)}Quiz Night stays on the site. Remove it under Calendar if it is off.`,
    );
  });

  it('reloads the guests of the day once it is done, so that the form no longer counts the closed starts', async () => {
    const page = await openPreview({ closings: [preview, reply({ notified: [party('a'), partyToRing] })] });
    const reads = () => page.calls.filter(({ call }) => call.startsWith(openDayCall)).length;
    const before = reads();
    await page.press('Close: 1 by mail, 1 by telephone');
    expect(page.loads()).toBe(2);
    expect(reads()).toBe(before + 1);
  });

  it('shows in its preview which parties get an email, which have to be telephoned and which keep their booking', async () => {
    const page = await openPreview({
      closings: [
        reply({
          notified: [party('a', { messagesIn: 'French', companyName: 'Sample Tours' }), partyToRing],
          kept: [party('c', { source: 'walk-in', firstName: '', lastName: '' })],
          started: 1,
          remaining: { days: 1, bookings: 2 },
        }),
      ],
    });
    expect(page.closeCalls()).toEqual([
      {
        commandId: expect.stringMatching(/^[0-9a-f]{24}$/),
        first: day,
        last: day,
        reason: 'Cyclone',
        reasonFrench: 'Cyclone',
        preview: true,
      },
    ]);
    expect(page.text()).toContain('Ann Lee a, 22:00 PM Tour, in French, with Sample Toursby mail');
    expect(page.text()).toContain('Mails: 0 in English, 1 in French. They would have paid 16,000 VUV here.');
    expect(page.text()).toContain('They stayThey are here, have paid or walked in. Speak to them.Walk-in, 2');
    expect(page.text()).toContain('1 booking of starts that have begun stays as it is.');
    expect(page.find('a[href="tel:+6785550100"]')?.textContent).toBe('telephone +678 555 0100');
  });

  it('counts on its button the parties to email and to telephone, without those that can be reached by neither', async () => {
    const unreachableParty = party('c', { isMailed: false, source: 'phone' });
    const notified = [party('a'), partyToRing, unreachableParty];
    const page = await openPreview({ closings: [reply({ notified, remaining: { days: 1, bookings: 3 } })] });
    expect(page.button('Close: 1 by mail, 1 by telephone')).toBeDefined();
    expect(page.text()).toContain('no mail, no number1');
  });

  it('is carried out by a press after the preview, and then lists the parties to telephone', async () => {
    const notified = [party('a'), partyToRing];
    const page = await openPreview({ closings: [preview, reply({ notified })] });
    await page.pressTwice('Close: 1 by mail, 1 by telephone');
    const [previewCall, ...sent] = page.closeCalls();
    expect(sent).toEqual([{ ...previewCall, preview: false, digest: 'abc', offers: [] }]);
    expect(page.text()).toContain('1 party gets an email.');
    expect(page.text()).toMatch(/Telephone them.*Ann Lee b.*telephone \+678 555 0100/);
    expect(page.loads()).toBe(2);
    await page.press('Done');
    expect(page.text()).not.toContain('Telephone them');
  });

  it('offers guests other starts, except those that the manager deselects', async () => {
    const offers = [
      { date: day, tourId: 10, free: 13 },
      { date: day, tourId: 9, free: 16 },
    ];
    const notified = [{ ...partyToRing, offered: [{ date: day, tourId: 9 }] }];
    const page = await openPreview({
      closings: [reply({ notified, offers, remaining: { days: 1, bookings: 1 } }), reply({ notified })],
    });
    expect(page.text()).toMatch(
      /Offer them.*, 3:00 PM Tour, 13 left.*, 2:00 PM Tasting, 16 left.*No place is kept for them\./,
    );
    const isFirstOffered = () => (page.find('input[name="offer"]') as HTMLInputElement).checked;
    expect(isFirstOffered()).toBe(true);
    await page.toggle('offer');
    expect(isFirstOffered()).toBe(false);
    await page.press('Close: 1 by telephone');
    expect(page.closeCalls().at(-1)?.offers).toEqual([{ date: day, tourId: 9 }]);
    expect(page.text()).toMatch(/Telephone them.*Offer .*, 2:00 PM Tasting\./);
  });

  it('shows that no other start within a week has room for the notified guests', async () => {
    const page = await openPreview({ closings: [preview] });
    expect(page.text()).toContain('No other start within a week has room for them.');
  });

  it('repeats its call with the same command id until all guests are notified', async () => {
    const partlyDone = reply({ notified: [party('a')], remaining: { days: 0, bookings: 1 } });
    const page = await openPreview({
      closings: [preview, partlyDone, reply({ notified: [party('a'), partyToRing] })],
    });
    await page.press('Close: 1 by mail, 1 by telephone');
    const [previewCall, ...sent] = page.closeCalls();
    expect(sent).toHaveLength(2);
    expect(new Set(sent.map(({ commandId }) => commandId))).toEqual(new Set([previewCall?.commandId]));
    expect(page.text()).toContain('1 party gets an email.');
  });

  it('needs the passkey, and is then sent again with the same command id', async () => {
    const needed = refuse('step-up', 'Use your passkey.');
    const page = await openPreview({ closings: [preview, needed, reply({ notified: [party('a')] })] });
    await page.press('Close: 1 by mail, 1 by telephone');
    expect(page.dialog()?.textContent).toContain('Notifying guests needs your passkey');
    expect(stepUp).not.toHaveBeenCalled();
    await page.press('Use my passkey');
    expect(stepUp).toHaveBeenCalledOnce();
    const [, refused, again, ...more] = page.closeCalls();
    expect([again, more]).toEqual([refused, []]);
    expect(page.text()).toContain('1 party gets an email.');
  });

  it('is previewed again when the bookings have changed, and notifies guests only after another press', async () => {
    const changed = refuse('closing-changed', 'The bookings have changed.', 409);
    const newPreview = reply({ notified: [party('d')], digest: 'def', remaining: { days: 1, bookings: 1 } });
    const page = await openPreview({
      closings: [preview, changed, newPreview, reply({ notified: [party('d')] })],
    });
    await page.press('Close: 1 by mail, 1 by telephone');
    expect(page.text()).toContain('The bookings have changed.');
    await page.press('Close and tell 1');
    const sent = page.closeCalls().map(({ preview, digest }) => [preview, digest]);
    expect(sent).toEqual([
      [true, undefined],
      [false, 'abc'],
      [true, undefined],
      [false, 'def'],
    ]);
    expect(new Set(page.closeCalls().map(({ commandId }) => commandId)).size).toBe(1);
  });

  it('notifies 20 or more parties only after the manager types their number', async () => {
    const notified = Array.from({ length: 20 }, (_, index) => party(`p${index}`));
    const largePreview = reply({ notified, remaining: { days: 1, bookings: 20 } });
    const page = await openPreview({ closings: [largePreview, reply({ notified })] });
    await page.press('Close and tell 20');
    expect(page.dialog()?.textContent).toContain('Notify 20 parties?');
    await page.fill('confirmed-parties', '19');
    await page.press('Notify 20 parties');
    expect(page.dialog()?.textContent).toContain('It is 20 parties.');
    expect(page.closeCalls()).toHaveLength(1);
    await page.fill('confirmed-parties', '20');
    await page.press('Notify 20 parties');
    expect(page.closeCalls().at(-1)).toMatchObject({ preview: false, confirmedParties: 20 });
    expect(page.text()).toContain('20 parties get an email.');
  });

  it('shows its progress: the parties notified, and the days still to close', async () => {
    const partlyDone = reply({ notified: [party('a')], remaining: { days: 2, bookings: 3 } });
    const page = await openPreview({ closings: [preview, partlyDone, 'hang'] });
    await page.press('Close: 1 by mail, 1 by telephone');
    expect(page.text()).toContain('1 of 4 told, 2 days still to close');
    expect(page.find('progress')?.getAttribute('max')).toBe('4');
  });

  it.each<[string, StubResponse, string]>([
    ['lost', 'drop', 'No answer came, so a part may be done.'],
    [
      'refused',
      refuse('not-bookable', 'This day has passed.', 422),
      'The closing stopped. This day has passed.',
    ],
  ])('can be continued with the same command id after a call was %s', async (_, failed, sentence) => {
    const page = await openPreview({ closings: [preview, failed, reply({ notified: [party('a')] })] });
    await page.press('Close: 1 by mail, 1 by telephone');
    expect(page.text()).toContain(sentence);
    await page.press('Go on');
    expect(new Set(page.closeCalls().map(({ commandId }) => commandId)).size).toBe(1);
    expect(page.text()).toContain('1 party gets an email.');
  });

  it('stops after three calls without progress and is reported as incomplete', async () => {
    const noProgress = reply({ remaining: { days: 0, bookings: 2 } });
    const page = await openPreview({ closings: [preview, noProgress] });
    await page.press('Close: 1 by mail, 1 by telephone');
    expect(page.text()).toContain('Not everything is done yet.');
    expect(page.closeCalls()).toHaveLength(4);
  });

  it('can be abandoned after the preview, without another call', async () => {
    const page = await openPreview({ closings: [preview] });
    await page.press('Leave it open');
    expect(page.closeCalls()).toHaveLength(1);
    expect(page.text()).not.toContain('Who gets a message');
  });

  it('needs a new preview after a change of the form', async () => {
    const page = await openPreview({ closings: [preview] });
    await page.pressOn('input[value="Repairs"]');
    expect(page.button(/^Close and tell/)).toBeUndefined();
  });

  it('cannot be sent when the chosen starts are already closed', async () => {
    const page = await openPreview({ closings: [reply()] });
    expect(page.text()).toContain('closed for this reason already');
    expect(page.button('Close')).toBeUndefined();
  });

  it('is reported as not carried out when its preview fails', async () => {
    const page = await openPreview({ closings: ['drop'] });
    expect(page.text()).toContain('Nothing was closed. We could not reach the distillery.');
  });
});

describe('undoing a closing', () => {
  const lostParty = party('x');
  const undoReply = (changes: object = {}): StubResponse =>
    respond({
      restored: [party('a'), partyToRing],
      notRestored: [lostParty],
      remaining: 2,
      digest: 'u1',
      ...changes,
    });
  const finished = undoReply({ remaining: 0 });
  const justClosed = { ...listedClosure, closing: 'c'.repeat(24) };
  const openWithUndo = (undoings: readonly StubResponse[]) =>
    openClosures({ closures: [respond({ closures: [justClosed] }), respond({ closures: [] })], undoings });

  it('right after the closing first lists the bookings that can be restored, and restores them on another press', async () => {
    const notified = [party('a'), partyToRing];
    const page = await openPreview({
      closings: [preview, reply({ notified })],
      undoings: [undoReply(), finished],
    });
    await page.press('Close: 1 by mail, 1 by telephone');
    await page.press('Undo');
    const { commandId: closing } = page.closeCalls()[0] as { commandId: string };
    const [previewCall, ...earlyCalls] = page.undoCalls();
    expect([previewCall, earlyCalls]).toEqual([
      { commandId: expect.any(String), closing, first: day, last: day, preview: true },
      [],
    ]);
    expect(page.text()).toMatch(/What this restores.*Ann Lee a.*Not restored.*Ann Lee x/);
    await page.press('Restore: 1 by mail, 1 by telephone');
    expect(page.undoCalls().slice(1)).toEqual([{ ...previewCall, preview: false, digest: 'u1' }]);
    expect(page.text()).toMatch(
      /The visits of 2 parties take place\..*telephone \+678 555 0100.*Not restored/,
    );
    await page.press('All telephoned');
    expect(page.text()).not.toMatch(/Restored|Closed(?! ahead)/);
  });

  it('shows the guests to telephone in a list that is stored nowhere else, until “All telephoned” is pressed', async () => {
    const page = await openWithUndo([undoReply(), finished]);
    await page.press(/^Undo the closing of /);
    await page.press('Restore: 1 by mail, 1 by telephone');
    expect(page.text()).toMatch(/telephone \+678 555 0100.*This list is stored nowhere else/);
    expect(page.button('Done')).toBeUndefined();
    await page.press('All telephoned');
    expect(page.text()).not.toContain('+678 555 0100');
  });

  it('ends with “Done” if no guest has to be telephoned', async () => {
    const restored = { restored: [party('a')] };
    const page = await openWithUndo([undoReply(restored), undoReply({ ...restored, remaining: 0 })]);
    await page.press(/^Undo the closing of /);
    await page.press('Restore and notify 1');
    expect(page.text()).not.toContain('This list is stored nowhere else');
    await page.press('Done');
    expect(page.text()).not.toMatch(/Restored/);
  });

  it('is offered in the list of closures for a recent closing, and covers all its days', async () => {
    const page = await openWithUndo([undoReply(), finished]);
    await page.press(/^Undo the closing of /);
    await page.press('Restore: 1 by mail, 1 by telephone');
    expect(page.undoCalls().at(-1)).toMatchObject({ closing: justClosed.closing, first: day, last: day });
    expect(page.text()).toContain('Nothing is closed from today on.');
    expect(page.button(/^Undo/)).toBeUndefined();
  });

  it('is not offered for an old closing, or for one without guests to notify', async () => {
    const page = await openClosures({ closures: [respond({ closures: [listedClosure] })] });
    expect(page.button(/^Undo/)).toBeUndefined();
    const pageWithoutGuests = await openPreview({
      closings: [reply({ remaining: { days: 1, bookings: 0 } }), reply()],
    });
    await pageWithoutGuests.press('Close');
    expect(pageWithoutGuests.text()).toContain('There were no guests to tell.');
    expect(pageWithoutGuests.button('Undo')).toBeUndefined();
  });

  it('needs the passkey, and repeats its call with the same command id until all bookings are restored', async () => {
    const needed = refuse('step-up', 'Use your passkey.');
    const page = await openWithUndo([undoReply(), needed, undoReply({ remaining: 1 }), finished]);
    await page.press(/^Undo the closing of /);
    await page.press('Restore: 1 by mail, 1 by telephone');
    expect(page.dialog()?.textContent).toContain('Restoring bookings needs your passkey');
    await page.press('Use my passkey');
    expect(page.undoCalls()).toHaveLength(4);
    expect(new Set(page.undoCalls().map(({ commandId }) => commandId)).size).toBe(1);
    expect(page.text()).toContain('The visits of 2 parties take place.');
  });

  it('shows why the server refuses it after ten minutes, and that nothing was restored', async () => {
    const page = await openWithUndo([refuse('too-late', 'This was closed more than ten minutes ago.', 409)]);
    await page.press(/^Undo the closing of /);
    expect(page.text()).toContain('Nothing was restored. This was closed more than ten minutes ago.');
    expect(page.button(/^Restore/)).toBeUndefined();
  });

  it('is previewed again when the bookings have changed, and restores the bookings only after another press', async () => {
    const changed = refuse('closing-changed', 'The bookings have changed.', 409);
    const newPreview = undoReply({ restored: [party('a')], digest: 'u2' });
    const page = await openWithUndo([
      undoReply(),
      changed,
      newPreview,
      undoReply({ restored: [party('a')], remaining: 0 }),
    ]);
    await page.press(/^Undo the closing of /);
    await page.press('Restore: 1 by mail, 1 by telephone');
    expect(page.text()).toContain('The bookings have changed.');
    await page.press('Restore and notify 1');
    expect(page.undoCalls().at(-1)).toMatchObject({ digest: 'u2', preview: false });
    expect(page.text()).toContain('The visit of 1 party takes place.');
  });

  it('cannot be sent when no booking can be restored', async () => {
    const page = await openWithUndo([undoReply({ restored: [], remaining: 0 })]);
    await page.press(/^Undo the closing of /);
    expect(page.text()).toContain('No booking can be restored.');
    await page.press('Leave it closed');
    expect(page.undoCalls()).toHaveLength(1);
  });
});

describe('the list of closures', () => {
  it('shows the reason of each closure and the colleague who made it', async () => {
    const page = await openClosures({ closures: [respond({ closures: [listedClosure] })] });
    expect(page.text()).toMatch(/2:00 PM TourRepairsM\. Manager, \d+ \w+/);
  });

  it('shows with a closure the parties that staff still have to telephone', async () => {
    const page = await openClosures({
      closures: [respond({ closures: [{ ...listedClosure, toTelephone: [partyToRing] }] })],
    });
    expect(page.text()).toMatch(/To telephoneAnn Lee b, 2.*telephone \+678 555 0100/);
    expect(page.find('a[href="tel:+6785550100"]')).toBeDefined();
  });

  it('shows an error when it could not be loaded, and after “Try again” that nothing is closed', async () => {
    const page = await openClosures({ closures: ['drop', respond({ closures: [] })] });
    expect(page.text()).toContain('We could not reach the distillery.');
    await page.press('Try again');
    expect(page.text()).toContain('Nothing is closed from today on.');
  });

  it('reopens a start after a confirmation that warns that its guests are not invited back', async () => {
    const page = await openClosures({
      closures: [respond({ closures: [listedClosure] }), respond({ closures: [] })],
      reopenings: [respond({ remaining: 0 })],
    });
    await page.press(/^Reopen /);
    expect(page.dialog()?.textContent).toMatch(/^Reopen \w+ \d+ \w+, 2:00 PM Tour\?/);
    expect(page.dialog()?.textContent).toContain('are not invited back');
    await page.press('Reopen');
    const sent = page.calls.filter(({ call }) => call.startsWith('DELETE'));
    expect(sent.map(({ call }) => call)).toEqual([
      expect.stringMatching(new RegExp(`\\?commandId=[0-9a-f]{24}&first=${day}&last=${day}&tourIds=8$`)),
    ]);
    expect(page.dialog()).toBeNull();
    expect(page.text()).toMatch(/Open again: \w+ \d+ \w+, 2:00 PM Tour\./);
    expect(page.text()).toContain('Nothing is closed from today on.');
  });

  it('keeps the confirmation open when a reopening fails, with the reason, and repeats it with the same command id', async () => {
    const page = await openClosures({
      closures: [respond({ closures: [listedClosure] })],
      reopenings: [refuse('slot-closed', 'This day is closed as a whole.', 409), 'drop'],
    });
    await page.press(/^Reopen /);
    await page.press('Reopen');
    expect(page.dialog()?.textContent).toContain('Nothing was reopened. This day is closed as a whole.');
    await page.press('Reopen');
    expect(page.dialog()?.textContent).toContain('Press again: it counts once.');
    const commands = page.calls.flatMap(({ call }) => /commandId=(\w+)/.exec(call)?.[1] ?? []);
    expect(new Set(commands).size).toBe(1);
  });

  it('lets a manager preview and notify the guests whom an interrupted closing left out', async () => {
    const page = await openClosures({
      closures: [
        respond({ closures: [{ ...listedClosure, reasonFrench: 'Travaux', pendingNotifications: 1 }] }),
      ],
      closings: [preview],
    });
    expect(page.text()).toContain('1 booking is not told yet.');
    await page.press('Look and tell them');
    expect(page.closeCalls()).toMatchObject([
      { first: day, last: day, tourIds: [8], reason: 'Repairs', reasonFrench: 'Travaux', preview: true },
    ]);
  });
});
