import { act, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { passkeyOfActor } from '#app/console/api/passkeys.testing.ts';
import type { ReadingSession } from '#app/console/api/session-context.ts';
import {
  memoryStorage,
  openPage,
  refuse,
  respond,
  type StubResponse,
} from '#app/console/frame/opened-page.testing.tsx';
import { codeMessages } from '#shared/staff/sign-in/code-messages.ts';
import { passkeyMessages } from '#shared/staff/sign-in/passkey-messages.ts';

vi.mock('#app/console/api/passkeys-on-demand.ts', () => import('#app/console/api/passkeys.testing.ts'));

const renew = 'PUT /api/staff/session';
const identity = 'POST /api/staff/identity';
const host = { id: 'P1', name: 'H. Host', role: 'floor' };
const people = [
  { id: 'P2', name: 'B. Barr', hasCode: true },
  { id: 'P1', name: 'H. Host', hasCode: true },
  { id: 'P3', name: 'T. Taster', hasCode: false },
];
const session = (person?: object) =>
  respond({
    ...(person && { person }),
    device: { id: 'D1', browser: 'Chrome on Android', sessionEndsAt: 1_800_000_000 },
    hasPasskey: false,
    shared: { name: 'Bar tablet', people },
  });
const wrongCode = refuse('forbidden', codeMessages.wrong);

/** A page of the console that names who acts and has typed state. */
function Day({ useReading }: { useReading: () => ReadingSession }) {
  const { person, askForColleague } = useReading();
  const [count, setCount] = useState(0);
  return (
    <>
      <h1>The day of {person?.name ?? 'everybody'}</h1>
      <p>{count} typed</p>
      <button type="button" onClick={() => setCount(count + 1)}>
        Type
      </button>
      <button type="button" onClick={() => askForColleague(() => setCount(100))}>
        Write
      </button>
    </>
  );
}

interface PageOptions {
  sessions?: readonly StubResponse[];
  responses?: readonly StubResponse[];
  local?: Storage;
  at?: string;
}

async function openShared({
  sessions = [session(), session(host)],
  responses = [],
  local,
  at,
}: PageOptions = {}) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const { StaffConsole } = await import('#app/console/frame/staff-console.tsx');
  const { SharedConsole } = await import('./shared-console.tsx');
  const { useReading } = await import('#app/console/api/session-context.ts');
  const page = await openPage(
    () => (
      <StaffConsole parts={{ SharedConsole }}>
        <Day useReading={useReading} />
      </StaffConsole>
    ),
    { responses: { [renew]: sessions, [identity]: responses }, ...(local && { local }), ...(at && { at }) },
  );
  return {
    ...page,
    /** The actions of the identity calls. */
    actions: () =>
      page.calls
        .filter(({ call }) => call === identity)
        .map(({ body }) => (body as { action: object }).action),
    enter: async (code: string) => {
      for (const digit of code) await page.press(digit);
    },
    type: (key: string) =>
      act(async () => {
        const event = Object.assign(new window.Event('keydown', { bubbles: true }), { key });
        window.dispatchEvent(event);
      }),
    pass: (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds))),
    /** The title of the question, while it is open. */
    question: () => page.dialog()?.querySelector('h1')?.textContent,
    alert: () => page.find('[role="alert"]')?.textContent ?? '',
  };
}
afterEach(() => void vi.useRealTimers());

it('a shared device switches to the language of the chosen colleague, and back when “Who are you?” is dismissed', async () => {
  const inFrench = people.map((person) =>
    person.name === 'H. Host' ? { ...person, language: 'fr' } : person,
  );
  const shared = { name: 'Bar tablet', people: inFrench };
  const device = { id: 'D1', browser: 'Chrome on Android', sessionEndsAt: 1_800_000_000 };
  const page = await openShared({ sessions: [respond({ device, hasPasskey: false, shared })] });
  const { currentLanguage } = await import('#app/console/language/copy.ts');
  await page.press('View only Who are you?');
  expect(currentLanguage()).toBe('en');
  await page.press('H. Host');
  expect(currentLanguage()).toBe('fr');
  await page.press('View only, without a name');
  expect(currentLanguage()).toBe('en');
});

it('a shared device stays in the language of the colleague who acts, until the next colleague is chosen', async () => {
  const inFrench = people.map((person) =>
    person.name === 'H. Host' ? { ...person, language: 'fr' } : person,
  );
  const shared = { name: 'Bar tablet', people: inFrench };
  const device = { id: 'D1', browser: 'Chrome on Android', sessionEndsAt: 1_800_000_000 };
  const sessionOf = (person?: object) =>
    respond({ ...(person && { person }), device, hasPasskey: false, shared });
  const other = { id: 'P2', name: 'B. Barr', role: 'floor' };
  const page = await openShared({
    sessions: [sessionOf(), sessionOf(), sessionOf(host), sessionOf(), sessionOf(other)],
    responses: [respond({ person: host }), respond({ person: other })],
  });
  const { currentLanguage } = await import('#app/console/language/copy.ts');
  await page.press('View only Who are you?');
  await page.press('H. Host');
  await page.enter('3951');
  expect(page.heading()).toBe('The day of H. Host');
  expect(currentLanguage()).toBe('fr');
  await page.press('H. Host Not you?');
  await page.press('B. Barr');
  expect(currentLanguage()).toBe('en');
});

it('a shared device shows the day without identification, and asks who acts in a dialog with the name of the device', async () => {
  const page = await openShared();
  expect(page.heading()).toBe('The day of everybody');
  expect(page.question()).toBeUndefined();
  await page.press('View only Who are you?');
  expect(page.question()).toBe('Who are you?');
  expect(page.dialog()?.textContent).toContain('Bar tablet');
  expect(page.button('1')).toBeUndefined();
  await page.press('View only, without a name');
  expect(page.question()).toBeUndefined();
  expect(page.actions()).toEqual([]);
});

it('the question “Who are you?” keeps typed text, and the press that it interrupted is carried out after the code', async () => {
  const page = await openShared({ responses: [respond({ person: host })] });
  await page.press('Type');
  await page.press('Write');
  expect(page.question()).toBe('Who are you?');
  expect(page.text()).toContain('1 typed');
  await page.press('View only, without a name');
  expect(page.text()).toContain('1 typed');
  // Dismissing the question discards the press.
  await page.press('View only Who are you?');
  await page.press('H. Host');
  await page.enter('3951');
  expect(page.text()).toContain('1 typed');
  expect(page.heading()).toBe('The day of H. Host');

  await page.press('H. Host Not you?');
  await page.press('View only, without a name');
  await page.press('Write');
  await page.press('H. Host');
  await page.enter('3951');
  expect(page.question()).toBeUndefined();
  expect(page.text()).toContain('100 typed');
});

it('a shared device asks who acts before it shows pages other than Today', async () => {
  const page = await openShared({ at: '/staff/till' });
  expect(page.heading()).toBe('Who are you?');
  expect(page.text()).not.toContain('The day');
});

it('a colleague identifies by name and four digits, and the last digit sends the code', async () => {
  const page = await openShared({ responses: [respond({ person: host })] });
  await page.press('View only Who are you?');
  await page.press('H. Host');
  await page.enter('395');
  expect(page.actions()).toEqual([]);
  expect(page.text()).toContain('3 of 4 digits');
  await page.enter('1');
  expect(page.actions()).toEqual([{ kind: 'identify', person: 'P1', code: '3951' }]);
  expect(page.heading()).toBe('The day of H. Host');
  expect(page.button('H. Host Not you?')).toBeDefined();
  expect(page.button(/^Menu of/)).toBeUndefined();
});

it('the code pad takes digits typed on a keyboard, and Escape and Backspace as corrections', async () => {
  const page = await openShared({ responses: [respond({ person: host })] });
  await page.press('View only Who are you?');
  await page.press('H. Host');
  for (const key of ['9', 'Escape', '3', '9', '7', 'Backspace', 'x', '5']) await page.type(key);
  expect(page.text()).toContain('3 of 4 digits');
  await page.type('1');
  expect(page.actions()).toEqual([{ kind: 'identify', person: 'P1', code: '3951' }]);
});

it('the code pad takes pasted text only if it is four digits', async () => {
  const page = await openShared({ responses: [respond({ person: host })] });
  await page.press('View only Who are you?');
  await page.press('H. Host');
  const paste = (text: string) =>
    act(async () => {
      const clipboardData = { getData: () => text };
      window.dispatchEvent(Object.assign(new window.Event('paste', { bubbles: true }), { clipboardData }));
    });
  await paste('39516');
  await paste('code');
  expect(page.text()).toContain('0 of 4 digits. The last one sends them');
  await paste(' 3951 ');
  expect(page.actions()).toEqual([{ kind: 'identify', person: 'P1', code: '3951' }]);
});

it('a shared device announces after identification who acts, and that nothing is recorded yet', async () => {
  const page = await openShared({ responses: [respond({ person: host })] });
  const statuses = () => [...(page.find('body > div')?.querySelectorAll('[role="status"]') ?? [])];
  await page.press('View only Who are you?');
  await page.press('H. Host');
  await page.enter('3951');
  expect(statuses().map(({ textContent }) => textContent)).toEqual([
    'H. Host acts. Nothing is recorded yet: press again.',
  ]);
});

it('a colleague with a code can use a passkey instead, and the interrupted press is carried out', async () => {
  const page = await openShared({ responses: [respond({ person: host })] });
  await page.press('Write');
  await page.press('H. Host');
  await page.press('Use a passkey instead');
  expect(passkeyOfActor).toHaveBeenCalledOnce();
  expect(page.actions()).toEqual([{ kind: 'identify-by-passkey', person: 'P1', response: { id: 'hers' } }]);
  expect(page.question()).toBeUndefined();
  expect(page.heading()).toBe('The day of H. Host');
  expect(page.text()).toContain('100 typed');
});

it('the code pad explains why a passkey was refused or not used, and still takes the code', async () => {
  const refusedPasskey = refuse('forbidden', passkeyMessages.ofAnotherPerson);
  const page = await openShared({ responses: [refusedPasskey, respond({ person: host })] });
  await page.press('View only Who are you?');
  await page.press('H. Host');
  await page.press('Use a passkey instead');
  expect(page.text()).toContain(passkeyMessages.ofAnotherPerson);
  expect(page.text()).not.toContain('wrong here');
  passkeyOfActor.mockRejectedValueOnce(new Error(passkeyMessages.notUsed));
  await page.press('Use a passkey instead');
  expect(page.text()).toContain(passkeyMessages.notUsed);
  expect(page.actions()).toHaveLength(1);
  await page.enter('3951');
  expect(page.heading()).toBe('The day of H. Host');
});

it('a colleague without a code identifies on a shared device with a passkey', async () => {
  const taster = { id: 'P3', name: 'T. Taster', role: 'floor' };
  const page = await openShared({
    sessions: [session(), session(taster)],
    responses: [respond({ person: taster })],
  });
  await page.press('View only Who are you?');
  await page.press('T. Tasterno code yet');
  await page.press('Use a passkey instead');
  expect(page.heading()).toBe('The day of T. Taster');
});

it('the code pad sends a code once and ignores further digits while it is checked', async () => {
  const page = await openShared({ responses: ['hang'] });
  await page.press('View only Who are you?');
  await page.press('H. Host');
  await page.enter('395177');
  expect(page.actions()).toEqual([{ kind: 'identify', person: 'P1', code: '3951' }]);
  expect(page.text()).toContain('Checking…');
});

it('the code pad counts wrong codes and takes no digits while locked', async () => {
  const locked = refuse('too-many', 'This code is locked until 10:15 AM. Ask a manager.', 429);
  const page = await openShared({ responses: [wrongCode, locked] });
  await page.press('View only Who are you?');
  await page.press('H. Host');
  await page.enter('8264');
  expect(page.alert()).toBe(codeMessages.wrong);
  expect(page.text()).toContain('1 wrong here so far');
  expect(page.text()).toContain('0 of 4 digits');
  await page.enter('8265');
  expect(page.alert()).toContain('locked until 10:15 AM');
  await page.enter('8266');
  expect(page.actions()).toHaveLength(2);
  await page.press('Clear');
  await page.enter('3951');
  expect(page.actions()).toHaveLength(3);
});

it('a colleague has to replace the code that a manager set, and then the interrupted press is carried out', async () => {
  const codeGiven = refuse('code-given', codeMessages.choose);
  const sameCode = refuse('code-given', codeMessages.sameCode);
  const page = await openShared({ responses: [codeGiven, sameCode, respond({ person: host })] });
  await page.press('Write');
  await page.press('H. Host');
  await page.enter('3951');
  expect(page.text()).toContain('H. Host, choose your own code');
  expect(page.button('1')).toBeUndefined();
  await page.fill('code', '7306');
  await page.fill('again', '7307');
  await page.press('Set my code');
  expect(page.text()).toContain('These are not the same four digits.');
  expect(page.actions()).toHaveLength(1);
  await page.fill('again', '7306');
  await page.press('Set my code');
  expect(page.alert()).toBe(codeMessages.sameCode);
  await page.press('Set my code');
  const expectedAction = { kind: 'identify', person: 'P1', code: '3951', newCode: '7306' };
  expect(page.actions().slice(1)).toEqual([expectedAction, expectedAction]);
  expect(page.heading()).toBe('The day of H. Host');
  expect(page.text()).toContain('100 typed');
});

it('a shared device shows a colleague how many wrong codes were tried in their name, until dismissed', async () => {
  const page = await openShared({ responses: [respond({ person: host, wrongTries: 7 })] });
  await page.press('View only Who are you?');
  await page.press('H. Host');
  await page.enter('3951');
  expect(page.alert()).toContain('7 wrong codes were tried in your name since you last entered yours.');
  await page.press('Understood');
  expect(page.text()).not.toContain('wrong codes');
});

it('the code pad does not count a code as wrong when it could not be checked', async () => {
  const page = await openShared({ responses: ['drop', respond({ person: host })] });
  await page.press('View only Who are you?');
  await page.press('H. Host');
  await page.enter('3951');
  expect(page.alert()).toMatch(/^The code could not be checked\./);
  expect(page.text()).not.toContain('wrong here');
  await page.enter('3951');
  expect(page.heading()).toBe('The day of H. Host');
});

it('the question “Who are you?” reloads the colleagues, so that a code set meanwhile can be entered', async () => {
  const withCodes = people.map((person) => ({ ...person, hasCode: true }));
  const device = { id: 'D1', browser: 'Chrome on Android', sessionEndsAt: 1_800_000_000 };
  const shared = { name: 'Bar tablet', people: withCodes };
  const page = await openShared({ sessions: [session(), respond({ device, hasPasskey: false, shared })] });
  await page.press('View only Who are you?');
  await page.press('T. Taster');
  expect(page.text()).not.toContain('no code yet');
  expect(page.button('1')).toBeDefined();
});

it('a shared device shows a colleague without a code how to get one, and checks again when the colleague has one', async () => {
  const page = await openShared({ sessions: [session()] });
  await page.press('View only Who are you?');
  await page.press('T. Tasterno code yet');
  expect(page.text()).toContain('T. Taster has no code yet');
  expect(page.button('1')).toBeUndefined();
  await page.press('I have one now');
  expect(page.calls.filter(({ call }) => call === renew)).toHaveLength(3);
});

it('a shared device asks who acts immediately after “Not you?” is pressed, even offline', async () => {
  const page = await openShared({ sessions: [session(host)], responses: ['drop'] });
  expect(page.heading()).toBe('The day of H. Host');
  await page.press('H. Host Not you?');
  expect(page.question()).toBe('Who are you?');
  expect(page.actions()).toEqual([{ kind: 'leave' }]);
  // The server still knows the person: the console no longer asks it who acts.
  await page.pass(3_600_000);
  expect(page.question()).toBe('Who are you?');
  expect(page.heading()).toBe('The day of everybody');
});

it('a colleague stops acting on a shared device after fifteen minutes without a press, and presses are reported at most once a minute', async () => {
  const page = await openShared({ sessions: [session(host)], responses: [respond({ person: host })] });
  const press = () => page.type('a');
  await page.pass(30_000);
  await press();
  expect(page.actions()).toEqual([]);
  await page.pass(40_000);
  await press();
  await press();
  expect(page.actions()).toEqual([{ kind: 'stay' }]);
  await page.pass(14 * 60_000);
  expect(page.heading()).toBe('The day of H. Host');
  await page.pass(60_000);
  expect(page.heading()).toBe('The day of everybody');
  expect(page.question()).toBeUndefined();
  expect(page.actions()).toEqual([{ kind: 'stay' }, { kind: 'leave' }]);
});

it('the question “Who are you?” covers an open sheet after fifteen minutes without a press', async () => {
  const page = await openShared({ sessions: [session(host)] });
  const sheet = document.body.appendChild(document.createElement('dialog'));
  sheet.setAttribute('open', '');
  await page.pass(16 * 60_000);
  expect(document.querySelectorAll('dialog')).toHaveLength(2);
  expect(page.text()).toContain('Who are you?');
  sheet.remove();
  expect(page.question()).toBe('Who are you?');
});

it('a shared device asks who acts when the server no longer knows who was identified', async () => {
  const identificationRequired = refuse('identification-required', 'Please say who you are.');
  const page = await openShared({
    sessions: [session(host), session()],
    responses: [identificationRequired],
  });
  await page.pass(70_000);
  await page.type('a');
  await page.pass(0);
  expect(page.question()).toBe('Who are you?');
  expect(page.heading()).toBe('The day of everybody');
});

it('a shared device shows which colleagues have unsent presses, and how many', async () => {
  const local = memoryStorage();
  const visit = (party: string) => ({
    at: 1_796_860_800,
    command: { commandId: 'c', date: '2026-12-10', tourId: 8, party, action: { kind: 'note', text: 'x' } },
  });
  local.setItem('staff-unsent-P2', JSON.stringify([visit('a'), visit('b')]));
  const page = await openShared({ local });
  await page.press('2 not sent Who are you?');
  expect(page.text()).toContain('2 presses are kept here.');
  expect(page.button('B. Barr2 not sent')).toBeDefined();
  expect(page.button('H. Host')).toBeDefined();
});

it('a shared device hides the unsent presses of former colleagues', async () => {
  const local = memoryStorage();
  local.setItem('staff-unsent-0END', JSON.stringify([{ at: 1, command: {} }]));
  const page = await openShared({ local });
  expect(page.text()).not.toContain('not sent');
});
