import { expect, it, vi } from 'vitest';
import {
  memoryStorage,
  openPage,
  type PageOptions,
  refuse,
  respond,
  type StubResponse,
} from '#app/console/frame/opened-page.testing.tsx';

const secret = 'b'.repeat(43);
const linkAddress = `/staff/link#0123456789ABCDEFGHJKMNPQRS.${secret}`;
const linkCall = 'POST /api/staff/link';
const linkReply = (isLinked: boolean): StubResponse =>
  respond({
    person: { id: 'P', name: 'H. Host', role: 'floor' },
    invitedBy: 'M. Manager',
    endsAt: Math.floor(Date.now() / 1000) + 350,
    browser: 'Safari on iPhone',
    isLinked,
  });
const unusableLink = refuse('not-found', 'This link cannot be used.', 404);

const passkeys = { registerPasskey: vi.fn(async () => {}) };

async function openLink(responses: readonly StubResponse[], options: PageOptions = {}) {
  vi.doMock('#app/console/api/passkeys.ts', () => passkeys);
  const { LinkPage } = await import('./link-page.tsx');
  return openPage(
    ({ Routes, Route }) => (
      <Routes>
        <Route path="/staff/link" element={<LinkPage />} />
        <Route path="/staff" element={<h1>Today</h1>} />
      </Routes>
    ),
    { at: linkAddress, responses: { [linkCall]: responses }, ...options },
  );
}

it('the link page removes the secret from the address before any call, and links the device only on a press', async () => {
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

it('the link page announces its heading in a status region while the link opens', async () => {
  const page = await openLink(['hang']);
  expect(page.find('[role="status"] > h1')).not.toBeNull();
  expect(page.find('h1')?.getAttribute('role')).toBeNull();
});

it('a double press on the link page sends one call that links the device, with the nonce sent at opening', async () => {
  const page = await openLink([linkReply(false), 'hang']);
  await page.pressTwice('Link this phone');
  await page.press('Linking…');
  const [opened, accepted, ...more] = page.calls.map(
    ({ body }) => body as { nonce: string; accept: boolean },
  );
  expect(more).toEqual([]);
  expect(accepted).toEqual({ ...opened, accept: true, name: 'iPhone' });
});

it('the link page needs a name for the device, and keeps it when the response is lost and the page is reloaded', async () => {
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

it('the link page offers a passkey after linking the device, and “Later” opens the console', async () => {
  const page = await openLink([linkReply(false), linkReply(true)]);
  await page.press('Link this phone');
  expect(page.heading()).toBe('Come back with your finger or face.');
  await page.press('Later');
  expect(page.heading()).toBe('Today');
  expect(passkeys.registerPasskey).not.toHaveBeenCalled();
});

it('the link page lets a colleague try again to add a passkey, and then opens the console', async () => {
  passkeys.registerPasskey.mockRejectedValueOnce(new Error('The passkey was not added: nothing was chosen.'));
  const page = await openLink([linkReply(false), linkReply(true)]);
  await page.press('Link this phone');
  await page.press('Add a passkey');
  expect(page.text()).toContain('The passkey was not added: nothing was chosen.');
  await page.press('Add a passkey');
  expect(page.heading()).toBe('Today');
});

it('the link page of a shared device shows the name of the device and offers no passkey', async () => {
  const sharedReply = (isLinked: boolean) =>
    respond({
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

it('the link page sends the same nonce after a lost response, when it retries and when it is reloaded', async () => {
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

it('a second sign-in link opened in the same tab gets a new nonce', async () => {
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
  ['used, expired or unknown', [unusableLink]],
  ['used by another device while the page is open', [linkReply(false), unusableLink]],
])('the link page explains how to get a new link when a link is %s', async (_, responses) => {
  const session = memoryStorage();
  const page = await openLink(responses, { session });
  if (responses.length > 1) await page.press('Link this phone');
  expect(page.heading()).toBe('This link has been used, or its ten minutes are over.');
  expect(page.text()).toContain('Ask a manager for a new link');
  expect(page.button('Link this phone')).toBeUndefined();
  expect(session.length).toBe(0);
});

it.each(['/staff/link', '/staff/link#', '/staff/link#key=1', `/staff/link#low.${secret}`])(
  'the link page sends no call for an address without a link (%s)',
  async (address) => {
    const page = await openLink([linkReply(false)], { at: address });
    expect(page.heading()).toBe('There is no link in this address.');
    expect(page.calls).toEqual([]);
    expect(page.location.hash).toBe('');
  },
);

it('a sign-in link that could not be loaded offline is loaded by “Try again”', async () => {
  const page = await openLink(['drop', linkReply(false)]);
  expect(page.text()).toContain('It is not used up.');
  await page.press('Try again');
  expect(page.heading()).toBe('Hello, H. Host.');
});

it('the link page shows the message of the server when it refuses a link after too many calls', async () => {
  const page = await openLink([linkReply(false), refuse('too-many', 'Please try again in 20 minutes.', 429)]);
  await page.press('Link this phone');
  expect(page.text()).toContain('Please try again in 20 minutes.');
});
