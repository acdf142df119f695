import { expect, it, vi } from 'vitest';
import type { OpenSession } from '../api/session-context.ts';
import { memoryStorage, openPage, type PageOptions, refuse, respond } from './opened-page.testing.tsx';

const renew = 'PUT /api/staff/session';
const session = (changes: object = {}) =>
  respond({
    person: { id: 'P1', name: 'H. Host', role: 'floor' },
    device: { id: 'D1', browser: 'Safari on iPhone', sessionEndsAt: 1_800_000_000 },
    hasPasskey: true,
    ...changes,
  });
const signedOut = refuse('unauthorized', 'Please sign in.', 401);
const deviceEnded = refuse('device-ended', 'This device has ended.', 401);

const passkeys = {
  registerPasskey: vi.fn(async () => {}),
  signInWithPasskey: vi.fn(async (_name: string) => {}),
  stepUp: vi.fn(async () => {}),
};

const UnsentPresses = () => <p>Presses that wait</p>;

/** A page of the console that names the signed-in person and makes a call. */
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

async function openConsole(responses: PageOptions['responses'], options: PageOptions = {}) {
  vi.doMock('../api/passkeys.ts', () => passkeys);
  // Preloaded, as on the page.
  await import('../api/translate-problem.ts');
  const { StaffConsole } = await import('./staff-console.tsx');
  const { useSession } = await import('../api/session-context.ts');
  const { staffClient } = await import('../api/staff-client.ts');
  const { ChooseCode } = await import('../office/people/choose-code.tsx');
  const { ClosedConsole } = await import('../sign-in/closed-console.tsx');
  const { NamePanel } = await import('./name-panel.tsx');
  const { AccessNotices } = await import('./access-notices.tsx');
  return openPage(
    () => (
      <StaffConsole parts={{ ClosedConsole, NamePanel, ChooseCode, UnsentPresses, AccessNotices }}>
        <Day useSession={useSession} onCall={() => staffClient('listPeople').catch(() => {})} />
      </StaffConsole>
    ),
    { ...(responses && { responses }), ...options },
  );
}

it('the console shows a colleague the changes that others made to their access, until they are dismissed', async () => {
  const notices = [
    { kind: 'reset', at: 1_790_000_100, by: 'M. Manager', device: 'Safari on iPhone' },
    { kind: 'link', at: 1_790_000_050, by: 'M. Manager' },
    { kind: 'code', at: 1_790_000_000 },
  ];
  const page = await openConsole({ [renew]: [session({ notices }), session(), session()] });
  expect(page.text()).toContain(
    'M. Manager linked Safari on iPhone in your name, and your passkeys were deleted',
  );
  expect(page.text()).toContain('M. Manager made a link in your name');
  expect(page.text()).toContain('An engineer, by command line, set your code for shared devices');
  expect(page.heading()).toBe('The day');
  await page.press('Understood');
  const renewals = page.calls.filter(({ call }) => call.startsWith(renew));
  expect(renewals.map(({ call }) => call)).toContainEqual(expect.stringContaining('seen=1790000100'));
  expect(page.text()).not.toContain('in your name');
});

it('the console shows “Opening the console…” until the server responds', async () => {
  const page = await openConsole({ [renew]: ['hang'] });
  expect(page.heading()).toBe('Opening the console…');
  expect(page.text()).not.toContain('Sign in');
});

it('the console shows the page to the signed-in person, and their role and browser in the menu', async () => {
  const page = await openConsole({ [renew]: [session()] });
  expect(page.heading()).toBe('The day');
  expect(page.text()).toContain('H. Host on D1');
  await page.press('Menu of H. Host');
  expect(page.text()).toContain('Floor, Safari on iPhone');
  expect(page.button('People and devices')).toBeUndefined();
});

it('the menu of a person without a passkey explains that the first one must be added within ten minutes of opening a link', async () => {
  const hintWith = async (hasPasskey: boolean) => {
    const page = await openConsole({ [renew]: [session({ hasPasskey })] });
    await page.press('Menu of H. Host');
    const id = page.button('Add a passkey')?.getAttribute('aria-describedby');
    return id && page.find(`[id="${id}"]`)?.textContent;
  };
  expect(await hintWith(false)).toBe('A first passkey can be added within ten minutes of opening a link.');
  expect(await hintWith(true)).toBeNull();
});

it('the console shows managers links to the till and the office', async () => {
  const page = await openConsole({
    [renew]: [session({ person: { id: 'P1', name: 'M. Manager', role: 'manager' } })],
  });
  expect(page.button('Cash-up')?.getAttribute('href')).toBe('/staff/till');
  expect(page.button('Office')?.getAttribute('href')).toBe('/staff/orders');
});

it('the console announces its heading in a status region while it opens', async () => {
  const page = await openConsole({ [renew]: ['hang'] });
  expect(page.find('[role="status"] > h1')).not.toBeNull();
  expect(page.find('h1')?.getAttribute('role')).toBeNull();
});

it('the console without a session explains how to get access, and opens after a sign-in with a passkey', async () => {
  const page = await openConsole({ [renew]: [signedOut, session()] });
  expect(page.heading()).toBe('Staff console');
  expect(page.text()).toContain('They press Invite under People and devices');
  expect(page.text()).not.toContain('H. Host');
  await page.press('Sign in with a passkey');
  expect(passkeys.signInWithPasskey.mock.calls).toEqual([['iPhone']]);
  expect(page.heading()).toBe('The day');
});

it('a device signs in again under the device name that it stored earlier', async () => {
  const local = memoryStorage();
  local.setItem('staff-device-name', 'Door phone');
  const page = await openConsole({ [renew]: [signedOut, session()] }, { local });
  await page.press('Sign in with a passkey');
  expect(passkeys.signInWithPasskey.mock.lastCall).toEqual(['Door phone']);
});

it('a sign-in with a refused passkey leaves the console closed and shows the reason', async () => {
  passkeys.signInWithPasskey.mockRejectedValueOnce(new Error('This passkey is not known here.'));
  const page = await openConsole({ [renew]: [signedOut] });
  await page.press('Sign in with a passkey');
  expect(page.text()).toContain('This passkey is not known here.');
  expect(page.heading()).toBe('Staff console');
});

it('the console on a revoked device shows that it is no longer linked and deletes the stored name', async () => {
  const local = memoryStorage();
  local.setItem('staff-name', 'H. Host');
  const page = await openConsole({ [renew]: [deviceEnded] }, { local });
  expect(page.heading()).toBe('This phone is no longer linked.');
  expect(page.text()).toContain('ask a manager for a new link');
  expect(page.button('Sign in with a passkey')).toBeDefined();
  expect(local.getItem('staff-name')).toBeNull();
});

it('the console on a revoked device lists the unsent presses', async () => {
  const page = await openConsole({ [renew]: [deviceEnded] });
  expect(page.text()).toContain('Presses that wait');
});

it('a colleague sets a code that is hard to guess by typing it twice and using the passkey', async () => {
  const choose = 'PUT /api/staff/identity';
  const stepUp = refuse('step-up', 'Please use your passkey.');
  const page = await openConsole({ [renew]: [session()], [choose]: [stepUp, respond({ message: 'Set.' })] });
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
  ['device-ended', deviceEnded, 'This phone is no longer linked.'],
  ['unauthorized', signedOut, 'Staff console'],
] as const)(
  'an open console closes when a call and the renewal of the session are refused as %s',
  async (_, refusal, heading) => {
    const page = await openConsole({ [renew]: [session(), refusal], 'GET /api/staff/people': [refusal] });
    expect(page.heading()).toBe('The day');
    await page.press('Call');
    expect(page.heading()).toBe(heading);
    expect(page.text()).not.toContain('H. Host');
  },
);

it('the console on a device that was revoked while open shows who revoked it and when', async () => {
  const revoked = {
    status: 401,
    body: {
      success: false,
      message: 'This device has ended.',
      kind: 'device-ended',
      about: 'M. Manager',
      details: { endedAt: 1_795_492_800 },
    },
  };
  const page = await openConsole({ [renew]: [session(), revoked], 'GET /api/staff/people': [revoked] });
  await page.press('Call');
  expect(page.text()).toContain(
    'M. Manager revoked it on Tue 24 Nov, 3:00 PM. No guest’s name is kept here any more.',
  );
  expect(page.text()).toContain('Presses that wait');
});

it('a call refused as unauthorized leaves the page open if the session can still be renewed', async () => {
  const page = await openConsole({ [renew]: [session()], 'GET /api/staff/people': [signedOut] });
  await page.press('Call');
  expect(page.heading()).toBe('The day');
});

it('the page stays open when a call is refused but the network fails as the console checks the session', async () => {
  const page = await openConsole({ [renew]: [session(), 'drop'], 'GET /api/staff/people': [deviceEnded] });
  await page.press('Call');
  expect(page.calls.map(({ call }) => call)).toEqual([renew, 'GET /api/staff/people', renew]);
  expect(page.heading()).toBe('The day');
});

it('a console opened offline names the last person signed in, and opens the page once the network is back', async () => {
  const local = memoryStorage();
  const first = await openConsole({ [renew]: [session()] }, { local });
  await first.close();
  const page = await openConsole({ [renew]: ['drop', session()] }, { local });
  expect(page.heading()).toBe('No network');
  expect(page.text()).toContain('Last signed in here: H. Host.');
  await page.press('Try now');
  expect(page.heading()).toBe('The day');
});

it('a console that cannot open because of a server error does not report a network failure', async () => {
  const page = await openConsole({ [renew]: [refuse('unexpected', 'Oh.', 500), session()] });
  expect(page.heading()).toBe('The server does not answer');
  await page.press('Try now');
  expect(page.heading()).toBe('The day');
});

it('signing out needs a confirmation, can be tried again after a failure, and hides the day', async () => {
  const end = 'DELETE /api/staff/session';
  const page = await openConsole({ [renew]: [session()], [end]: ['drop', respond({})] });
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

it('the confirmation of signing out warns a person without a passkey that they will need a new link', async () => {
  const page = await openConsole({ [renew]: [session({ hasPasskey: false })] });
  await page.press('Menu of H. Host');
  await page.press('Sign out');
  expect(page.dialog()?.textContent).toContain('you need a new link from a manager');
});

it('signing out succeeds even if the server has ended the session', async () => {
  const page = await openConsole({ [renew]: [session()], 'DELETE /api/staff/session': [deviceEnded] });
  await page.press('Menu of H. Host');
  await page.press('Sign out');
  await page.press('Sign out');
  expect(page.text()).toContain('You are signed out.');
});

it('adding a passkey from the menu renews the session', async () => {
  const page = await openConsole({ [renew]: [session({ hasPasskey: false })] });
  await page.press('Menu of H. Host');
  await page.press('Add a passkey');
  expect(passkeys.registerPasskey).toHaveBeenCalledOnce();
  expect(page.text()).toContain('The passkey is added.');
  expect(page.calls).toHaveLength(2);
});

it('the console applies the colours chosen in the menu and stores the choice on the device', async () => {
  const local = memoryStorage();
  const page = await openConsole({ [renew]: [session()] }, { local });
  await page.press('Menu of H. Host');
  expect(document.documentElement.classList.contains('sun')).toBe(false);
  await page.pressOn('input[value="sun"]');
  expect(document.documentElement.classList.contains('sun')).toBe(true);
  expect(local.getItem('staff-theme')).toBe('sun');
});

it('the language that a colleague chooses in the menu is stored on the server and on the device', async () => {
  const local = memoryStorage();
  const page = await openConsole({ [renew]: [session(), session({ language: 'fr' })] }, { local });
  const { currentLanguage } = await import('../language/copy.ts');
  expect(currentLanguage()).toBe('en');
  await page.press('Menu of H. Host');
  await page.pressOn('input[name="language"][value="fr"]');
  expect(page.calls.map(({ call }) => call)).toContain(`${renew}?language=fr`);
  expect(local.getItem('staff-language')).toBe('fr');
  expect(currentLanguage()).toBe('fr');
});

it('the console shows an error when the server did not save the chosen language', async () => {
  const page = await openConsole({
    [renew]: [session(), refuse('unavailable', 'Please try again in a moment.', 503)],
  });
  await page.press('Menu of H. Host');
  await page.pressOn('input[name="language"][value="fr"]');
  expect(page.text()).toContain('This language is not remembered. Please try again in a moment.');
});

it('the console is in the language stored for the signed-in colleague, whatever the browser prefers', async () => {
  const local = memoryStorage();
  await openConsole({ [renew]: [session({ language: 'fr' })] }, { local, languages: ['en-GB'] });
  const { currentLanguage } = await import('../language/copy.ts');
  expect(currentLanguage()).toBe('fr');
  expect(local.getItem('staff-language')).toBe('fr');
});

it('the console without a session is in the browser’s language until another one is chosen', async () => {
  const local = memoryStorage();
  const page = await openConsole({ [renew]: [signedOut] }, { local, languages: ['fr-FR', 'en'] });
  const { currentLanguage } = await import('../language/copy.ts');
  expect(currentLanguage()).toBe('fr');
  await page.pressOn('input[name="language"][value="en"]');
  expect(local.getItem('staff-language')).toBe('en');
  expect(currentLanguage()).toBe('en');
});
