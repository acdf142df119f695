import { expect, it, vi } from 'vitest';
import {
  type Answer,
  answer,
  memoryStorage,
  openPage,
  type PageOptions,
  refuse,
} from '#app/console/frame/opened-page.testing.tsx';

const secret = 'b'.repeat(43);
const linkAddress = `/staff/link#0123456789ABCDEFGHJKMNPQRS.${secret}`;
const linkCall = 'POST /api/staff/link';
const linkReply = (isLinked: boolean): Answer =>
  answer({
    person: { id: 'P', name: 'H. Host', role: 'floor' },
    invitedBy: 'M. Manager',
    endsAt: Math.floor(Date.now() / 1000) + 350,
    browser: 'Safari on iPhone',
    isLinked,
  });
const unusable = refuse('not-found', 'This link cannot be used.', 404);

const passkeys = { registerPasskey: vi.fn(async () => {}) };

async function openLink(answers: readonly Answer[], options: PageOptions = {}) {
  vi.doMock('#app/console/api/passkeys.ts', () => passkeys);
  const { LinkPage } = await import('./link-page.tsx');
  return openPage(
    ({ Routes, Route }) => (
      <Routes>
        <Route path="/staff/link" element={<LinkPage />} />
        <Route path="/staff" element={<h1>Today</h1>} />
      </Routes>
    ),
    { at: linkAddress, answers: { [linkCall]: answers }, ...options },
  );
}

it('the link page removes an invitation from the address before any call, and does not accept it by opening it', async () => {
  const page = await openLink([linkReply(false)]);
  expect(page.calls).toEqual([
    {
      call: linkCall,
      address: 'https://www.example.com/staff/link',
      body: {
        device: '0123456789ABCDEFGHJKMNPQRS',
        secret,
        nonce: expect.stringMatching(/^[0-9a-f]{32}$/),
        accept: false,
      },
    },
  ]);
  expect(page.heading()).toBe('Hello, H. Host.');
  expect(page.text()).toContain('M. Manager lets you in.');
  expect(page.text()).toContain('6 minutes left. The link works once.');
  expect(page.text()).toContain('Safari on iPhone');
  expect(page.text()).toContain('Not H. Host? Close this page; nothing has happened yet.');
});

it('the link page shows its heading in a status message while the link opens', async () => {
  const page = await openLink(['hang']);
  expect(page.find('[role="status"] > h1')).not.toBeNull();
  expect(page.find('h1')?.getAttribute('role')).toBeNull();
});

it('a double press of the button links the device by one call with the nonce of the page', async () => {
  const page = await openLink([linkReply(false), 'hang']);
  await page.pressTwice('Link this phone');
  await page.press('Linking…');
  const [opened, accepted, ...more] = page.calls.map(
    ({ body }) => body as { nonce: string; accept: boolean },
  );
  expect(more).toEqual([]);
  expect(accepted).toEqual({ ...opened, accept: true, name: 'iPhone' });
});

it('a device keeps the name that its person gave it, even when the answer was lost before a reload', async () => {
  const session = memoryStorage();
  const page = await openLink([linkReply(false), 'drop'], { session });
  expect(page.find('input[name="device"]')).toMatchObject({ value: 'iPhone' });
  await page.fill('device', ' ');
  await page.press('Link this phone');
  expect(page.text()).toContain('Please enter a name for this phone.');
  expect(page.calls).toHaveLength(1);
  await page.fill('device', ' Door phone ');
  await page.press('Link this phone');
  await page.close();
  const local = memoryStorage();
  const again = await openLink([linkReply(true)], { session, local, at: '/staff/link' });
  for (const { calls } of [page, again])
    expect(calls.at(-1)?.body).toMatchObject({ accept: true, name: 'Door phone' });
  // The name is also used when the person signs in again with a passkey.
  expect(local.getItem('staff-device-name')).toBe('Door phone');
});

it('a linked device offers a passkey, which can wait', async () => {
  const page = await openLink([linkReply(false), linkReply(true)]);
  await page.press('Link this phone');
  expect(page.heading()).toBe('Come back with your finger or face.');
  await page.press('Later');
  expect(page.heading()).toBe('Today');
  expect(passkeys.registerPasskey).not.toHaveBeenCalled();
});

it('a passkey that failed can be added again, and leads to the console once it is added', async () => {
  passkeys.registerPasskey.mockRejectedValueOnce(new Error('The passkey was not added: nothing was chosen.'));
  const page = await openLink([linkReply(false), linkReply(true)]);
  await page.press('Link this phone');
  await page.press('Add a passkey');
  expect(page.text()).toContain('The passkey was not added: nothing was chosen.');
  await page.press('Add a passkey');
  expect(page.heading()).toBe('Today');
});

it('a shared device shows its name and is offered no passkey', async () => {
  const sharedReply = (isLinked: boolean) =>
    answer({
      sharedName: 'Bar tablet',
      invitedBy: 'M. Manager',
      endsAt: Math.floor(Date.now() / 1000) + 600,
      browser: 'Chrome on Android',
      isLinked,
    });
  const page = await openLink([sharedReply(false), sharedReply(true)]);
  expect(page.heading()).toBe('Bar tablet');
  expect(page.text()).toContain('M. Manager shares this phone with everybody. It asks who is there');
  expect(page.find('input[name="device"]')).toBeNull();
  await page.press('Link this phone');
  expect(page.calls.at(-1)?.body).not.toHaveProperty('name');
  expect(page.heading()).toBe('Today');
});

it('a retry and a reload after a lost answer send the same nonce', async () => {
  const session = memoryStorage();
  const first = await openLink([linkReply(false), 'drop'], { session });
  await first.press('Link this phone');
  expect(first.text()).toContain('Press again: it is safe, and counts once.');
  await first.press('Link this phone');
  const nonces = first.calls.map(({ body }) => (body as { nonce: string }).nonce);
  await first.close();

  const again = await openLink([linkReply(true)], { session, at: '/staff/link' });
  expect(again.calls).toHaveLength(1);
  expect(again.calls[0]?.body).toMatchObject({ nonce: nonces[0], accept: true });
  expect(new Set(nonces).size).toBe(1);
  expect(again.heading()).toBe('Come back with your finger or face.');
  // The link is used, so the tab no longer stores it.
  expect(session.length).toBe(0);
});

it('another link in the same tab has a separate nonce', async () => {
  const session = memoryStorage();
  const first = await openLink([linkReply(false)], { session });
  await first.close();
  const next = await openLink([linkReply(false)], { session, at: linkAddress.replace('#0', '#1') });
  const [firstNonce, secondNonce] = [first, next].map(
    ({ calls }) => calls.map(({ body }) => (body as { nonce: string }).nonce)[0],
  );
  expect(firstNonce).not.toBe(secondNonce);
});

it.each([
  ['used, expired and unknown', [unusable]],
  ['used while it was open', [linkReply(false), unusable]],
])('a link that is %s says what to do', async (_, answers) => {
  const session = memoryStorage();
  const page = await openLink(answers, { session });
  if (answers.length > 1) await page.press('Link this phone');
  expect(page.heading()).toBe('This link has been used, or its ten minutes are over.');
  expect(page.text()).toContain('Ask a manager for a new link');
  expect(page.button('Link this phone')).toBeUndefined();
  expect(session.length).toBe(0);
});

it.each(['/staff/link', '/staff/link#', '/staff/link#key=1', `/staff/link#low.${secret}`])(
  'an address without a link (%s) makes no call',
  async (address) => {
    const page = await openLink([linkReply(false)], { at: address });
    expect(page.heading()).toBe('There is no link in this address.');
    expect(page.calls).toEqual([]);
    expect(page.location.hash).toBe('');
  },
);

it('a link that failed to load offline loads after “Try again”', async () => {
  const page = await openLink(['drop', linkReply(false)]);
  expect(page.text()).toContain('It is not used up.');
  await page.press('Try again');
  expect(page.heading()).toBe('Hello, H. Host.');
});

it('a link refused after too many calls shows the message of the server', async () => {
  const page = await openLink([linkReply(false), refuse('too-many', 'Please try again in 20 minutes.', 429)]);
  await page.press('Link this phone');
  expect(page.text()).toContain('Please try again in 20 minutes.');
});
