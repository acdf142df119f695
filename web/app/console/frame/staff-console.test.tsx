import { expect, it, vi } from 'vitest';
import type { OpenSession } from '../api/session-context.ts';
import { answer, memoryStorage, openPage, type PageOptions, refuse } from './opened-page.testing.tsx';

const renew = 'PUT /api/staff/session';
const session = (changes: object = {}) =>
  answer({
    person: { id: 'P1', name: 'H. Host', role: 'floor' },
    device: { id: 'D1', browser: 'Safari on iPhone', sessionEndsAt: 1_800_000_000 },
    hasPasskey: true,
    ...changes,
  });
const signedOut = refuse('unauthorized', 'Please sign in.', 401);
const ended = refuse('device-ended', 'This device has ended.', 401);

const passkeys = {
  registerPasskey: vi.fn(async () => {}),
  signInWithPasskey: vi.fn(async (_name: string) => {}),
  stepUp: vi.fn(async () => {}),
};

const UnsentPresses = () => <p>Presses that wait</p>;

/** A page of the console: says who is signed in, and makes a call. */
function Day({ useSession, onCall }: { useSession: () => OpenSession; onCall: () => unknown }) {
  const { person, device } = useSession();
  return (
    <>
      <h1>The day</h1>
      <p>
        {person.name} on {device.id}
      </p>
      <button type="button" onClick={onCall}>
        Call
      </button>
    </>
  );
}

async function opened(answers: PageOptions['answers'], options: PageOptions = {}) {
  vi.doMock('../api/passkeys.ts', () => passkeys);
  const { StaffConsole } = await import('./staff-console.tsx');
  const { useSession } = await import('../api/session-context.ts');
  const { staffClient } = await import('../api/staff-client.ts');
  const { ChooseCode } = await import('../office/people/choose-code.tsx');
  const { NamePanel } = await import('./name-panel.tsx');
  const { AccessNotices } = await import('./access-notices.tsx');
  return openPage(
    () => (
      <StaffConsole parts={{ NamePanel, ChooseCode, UnsentPresses, AccessNotices }}>
        <Day useSession={useSession} onCall={() => staffClient('listPeople').catch(() => {})} />
      </StaffConsole>
    ),
    { ...(answers && { answers }), ...options },
  );
}

it('shows what others have done to the access of its person, until that is dismissed', async () => {
  const notices = [
    { kind: 'reset', at: 1_790_000_100, by: 'M. Manager', device: 'Safari on iPhone' },
    { kind: 'link', at: 1_790_000_050, by: 'M. Manager' },
    { kind: 'code', at: 1_790_000_000 },
  ];
  const page = await opened({ [renew]: [session({ notices }), session(), session()] });
  expect(page.text()).toContain(
    'M. Manager linked Safari on iPhone in your name, and your passkeys were deleted',
  );
  expect(page.text()).toContain('M. Manager made a link in your name');
  expect(page.text()).toContain('An engineer, by command line, set your code for shared devices');
  expect(page.heading()).toBe('The day');
  await page.press('Understood');
  const asked = page.calls.filter(({ call }) => call.startsWith(renew));
  expect(asked.map(({ call }) => call)).toContainEqual(expect.stringContaining('seen=1790000100'));
  expect(page.text()).not.toContain('in your name');
});

it('says that it is opening until the server has answered', async () => {
  const page = await opened({ [renew]: ['hang'] });
  expect(page.heading()).toBe('Opening the console…');
  expect(page.text()).not.toContain('Sign in');
});

it('opens the page for who is signed in, with their name in the bar', async () => {
  const page = await opened({ [renew]: [session()] });
  expect(page.heading()).toBe('The day');
  expect(page.text()).toContain('H. Host on D1');
  await page.press('Menu of H. Host');
  expect(page.text()).toContain('Floor, Safari on iPhone');
  expect(page.button('People and devices')).toBeUndefined();
});

it('says before a first passkey is added how long a link allows that', async () => {
  const hintWith = async (hasPasskey: boolean) => {
    const page = await opened({ [renew]: [session({ hasPasskey })] });
    await page.press('Menu of H. Host');
    const id = page.button('Add a passkey')?.getAttribute('aria-describedby');
    return id && page.find(`[id="${id}"]`)?.textContent;
  };
  expect(await hintWith(false)).toBe('A first passkey can be added within ten minutes of opening a link.');
  expect(await hintWith(true)).toBeNull();
});

it('shows managers the way to the till and the office', async () => {
  const page = await opened({
    [renew]: [session({ person: { id: 'P1', name: 'M. Manager', role: 'manager' } })],
  });
  expect(page.button('Cash-up')?.getAttribute('href')).toBe('/staff/till');
  expect(page.button('Office')?.getAttribute('href')).toBe('/staff/orders');
});

it('keeps the heading of the page a heading while it asks', async () => {
  const page = await opened({ [renew]: ['hang'] });
  expect(page.find('[role="status"] > h1')).not.toBeNull();
  expect(page.find('h1')?.getAttribute('role')).toBeNull();
});

it('explains the way in to who is not signed in, and opens after a passkey was used', async () => {
  const page = await opened({ [renew]: [signedOut, session()] });
  expect(page.heading()).toBe('Staff console');
  expect(page.text()).toContain('They press Invite under People and devices');
  expect(page.text()).not.toContain('H. Host');
  await page.press('Sign in with a passkey');
  expect(passkeys.signInWithPasskey.mock.calls).toEqual([['iPhone']]);
  expect(page.heading()).toBe('The day');
});

it('signs in under the name that the device had', async () => {
  const local = memoryStorage();
  local.setItem('staff-device-name', 'Door phone');
  const page = await opened({ [renew]: [signedOut, session()] }, { local });
  await page.press('Sign in with a passkey');
  expect(passkeys.signInWithPasskey.mock.lastCall).toEqual(['Door phone']);
});

it('says why a passkey did not let in, and stays', async () => {
  passkeys.signInWithPasskey.mockRejectedValueOnce(new Error('This passkey is not known here.'));
  const page = await opened({ [renew]: [signedOut] });
  await page.press('Sign in with a passkey');
  expect(page.text()).toContain('This passkey is not known here.');
  expect(page.heading()).toBe('Staff console');
});

it('says that a device has ended, and forgets the name', async () => {
  const local = memoryStorage();
  local.setItem('staff-name', 'H. Host');
  const page = await opened({ [renew]: [ended] }, { local });
  expect(page.heading()).toBe('This phone is no longer linked.');
  expect(page.text()).toContain('ask a manager for a new link');
  expect(page.button('Sign in with a passkey')).toBeDefined();
  expect(local.getItem('staff-name')).toBeNull();
});

it('an ended device lists what was pressed and not sent', async () => {
  const page = await opened({ [renew]: [ended] });
  expect(page.text()).toContain('Presses that wait');
});

it('sets the own code, typed twice, once the passkey was used', async () => {
  const choose = 'PUT /api/staff/identity';
  const stepUp = refuse('step-up', 'Please use your passkey.');
  const page = await opened({ [renew]: [session()], [choose]: [stepUp, answer({ message: 'Set.' })] });
  const sent = () => page.calls.filter(({ call }) => call === choose).map(({ body }) => body);
  await page.press('Menu of H. Host');
  await page.press('Code for shared devices');
  await page.fill('code', '1234');
  await page.fill('again', '3951');
  await page.press('Set the code');
  expect(page.dialog()?.textContent).toContain('This code is easy to guess.');
  await page.fill('code', '3951');
  await page.fill('again', '3950');
  await page.press('Set the code');
  expect(page.dialog()?.textContent).toContain('These are not the same four digits.');
  expect(sent()).toEqual([]);
  await page.fill('again', '3951');
  await page.press('Set the code');
  await page.press('Use my passkey');
  expect(passkeys.stepUp).toHaveBeenCalledOnce();
  const [refused, repeated] = sent();
  expect(refused).toEqual({ commandId: expect.stringMatching(/^[0-9a-f]{24}$/), code: '3951' });
  expect(repeated).toEqual(refused);
  expect(page.dialog()?.textContent).toContain('Your code is set.');
  expect(page.dialog()?.textContent).not.toContain('3951');
});

it.each([
  ['device-ended', ended, 'This phone is no longer linked.'],
  ['unauthorized', signedOut, 'Staff console'],
] as const)('a later call that is refused as %s leads out', async (_, refusal, heading) => {
  const page = await opened({ [renew]: [session(), refusal], 'GET /api/staff/people': [refusal] });
  expect(page.heading()).toBe('The day');
  await page.press('Call');
  expect(page.heading()).toBe(heading);
  expect(page.text()).not.toContain('H. Host');
});

it('a call that is refused although the session is there leaves the page open', async () => {
  const page = await opened({ [renew]: [session()], 'GET /api/staff/people': [signedOut] });
  await page.press('Call');
  expect(page.heading()).toBe('The day');
});

it('a network that fails after opening leaves the page open', async () => {
  const page = await opened({ [renew]: [session(), 'drop'], 'GET /api/staff/people': [ended] });
  await page.press('Call');
  expect(page.calls.map(({ call }) => call)).toEqual([renew, 'GET /api/staff/people', renew]);
  expect(page.heading()).toBe('The day');
});

it('without a network it names who was here last, and opens with it', async () => {
  const local = memoryStorage();
  const first = await opened({ [renew]: [session()] }, { local });
  await first.close();
  const page = await opened({ [renew]: ['drop', session()] }, { local });
  expect(page.heading()).toBe('No network');
  expect(page.text()).toContain('Last signed in here: H. Host.');
  await page.press('Try now');
  expect(page.heading()).toBe('The day');
});

it('a server that fails is not called a network that fails', async () => {
  const page = await opened({ [renew]: [refuse('unexpected', 'Oh.', 500), session()] });
  expect(page.heading()).toBe('The server does not answer');
  await page.press('Try now');
  expect(page.heading()).toBe('The day');
});

it('signs out after a question, and then shows nothing of the day', async () => {
  const end = 'DELETE /api/staff/session';
  const page = await opened({ [renew]: [session()], [end]: ['drop', answer({})] });
  await page.press('Menu of H. Host');
  await page.press('Sign out');
  expect(page.dialog()?.textContent).toContain('You come back with your passkey.');
  expect(page.calls.map(({ call }) => call)).toEqual([renew]);
  await page.press('Sign out');
  expect(page.dialog()?.textContent).toContain('You are still signed in.');
  await page.press('Sign out');
  expect(page.heading()).toBe('Staff console');
  expect(page.text()).toContain('You are signed out. This phone shows nothing more.');
  expect(page.text()).not.toContain('H. Host');
});

it('warns who has no passkey before signing out', async () => {
  const page = await opened({ [renew]: [session({ hasPasskey: false })] });
  await page.press('Menu of H. Host');
  await page.press('Sign out');
  expect(page.dialog()?.textContent).toContain('you need a new link from a manager');
});

it('signing out of a session that has ended meanwhile is no failure', async () => {
  const page = await opened({ [renew]: [session()], 'DELETE /api/staff/session': [ended] });
  await page.press('Menu of H. Host');
  await page.press('Sign out');
  await page.press('Sign out');
  expect(page.text()).toContain('You are signed out.');
});

it('adds a passkey from the menu, and asks the server what that has changed', async () => {
  const page = await opened({ [renew]: [session({ hasPasskey: false })] });
  await page.press('Menu of H. Host');
  await page.press('Add a passkey');
  expect(passkeys.registerPasskey).toHaveBeenCalledOnce();
  expect(page.text()).toContain('The passkey is added.');
  expect(page.calls).toHaveLength(2);
});

it('keeps the chosen colours', async () => {
  const local = memoryStorage();
  const page = await opened({ [renew]: [session()] }, { local });
  await page.press('Menu of H. Host');
  expect(document.documentElement.classList.contains('sun')).toBe(false);
  await page.pressOn('input[value="sun"]');
  expect(document.documentElement.classList.contains('sun')).toBe(true);
  expect(local.getItem('staff-theme')).toBe('sun');
});
