import { expect, it, vi } from 'vitest';
import { openPage, refuse, respond, type StubResponse } from '#app/console/frame/opened-page.testing.tsx';
import type { ListedPerson } from '#shared/contracts/staff/list-people.ts';
import { peopleMessages } from '#shared/staff/sign-in/people-messages.ts';

const listCall = 'GET /api/staff/people';
const manageCall = 'POST /api/staff/people';
const sessionCall = 'PUT /api/staff/session';

const now = Math.floor(Date.now() / 1000);
const device = (id: string, browser: string, changes: object = {}) => ({
  id,
  browser,
  state: 'linked' as const,
  invitedAt: now - 90_000,
  linkedAt: now - 90_000,
  lastUsedAt: now - 60,
  endsAt: now + 2_000_000,
  ...changes,
});
const manager: ListedPerson = {
  id: 'P1',
  name: 'M. Manager',
  role: 'manager',
  devices: [device('D1', 'Firefox on Windows')],
  passkeys: [{ id: 'K1', registeredAt: now - 90_000, isBackedUp: true, devices: ['D1'] }],
};
const host: ListedPerson = {
  id: 'P2',
  name: 'H. Host',
  role: 'floor',
  devices: [
    device('D2', 'Safari on iPhone'),
    device('D3', 'Chrome on Android', { state: 'ended' }),
    device('D4', '', { state: 'invited', linkedAt: undefined, lastUsedAt: undefined, endsAt: now + 500 }),
  ],
  passkeys: [],
};

const stepUpNeeded = refuse('step-up', 'Please use your passkey.');
const passkeys = { registerPasskey: vi.fn(async () => {}), stepUp: vi.fn(async () => {}) };

interface PageOptions {
  changes?: readonly StubResponse[];
  people?: readonly StubResponse[];
  hasPasskey?: boolean;
}

async function openPeople({
  changes = [],
  people = [respond({ people: [manager, host], shared: [] })],
  hasPasskey = true,
}: PageOptions = {}) {
  vi.doMock('#app/console/api/passkeys.ts', () => passkeys);
  const { StaffConsole } = await import('#app/console/frame/staff-console.tsx');
  const { PeoplePage } = await import('./people-page.tsx');
  const session = respond({
    person: { id: 'P1', name: 'M. Manager', role: 'manager' },
    device: { id: 'D1', browser: 'Firefox on Windows', sessionEndsAt: now + 2_000_000 },
    hasPasskey,
  });
  const page = await openPage(
    () => (
      <StaffConsole>
        <PeoplePage />
      </StaffConsole>
    ),
    {
      at: '/staff/people',
      responses: { [sessionCall]: [session], [listCall]: people, [manageCall]: changes },
    },
  );
  return {
    ...page,
    /** The bodies of the changes sent. */
    sentChanges: () =>
      page.calls
        .filter(({ call }) => call === manageCall)
        .map(({ body }) => body as { commandId: string; action: object }),
    loadCount: () => page.calls.filter(({ call }) => call === listCall).length,
  };
}

it('the people page lists everyone with their role, passkeys and devices', async () => {
  const page = await openPeople();
  expect(page.heading()).toBe('People and devices');
  const [first, second] = [...document.querySelectorAll('main > div > div > ul > li')].map(
    (row) => row.textContent,
  );
  expect(first).toMatch(/^H\. Host.*floor.*no passkey yet/);
  expect(first).toContain('Safari on iPhone');
  expect(first).toContain('in the last hour');
  expect(first).toContain('Link not opened yet');
  expect(first).toContain('1 former device');
  expect(second).toMatch(/^M\. Manager.*manager, you.*passkey since .*, on Firefox on Windows/);
  expect(second).toContain('this device');
});

it('the people page shows that a colleague’s code is locked, and that a new one unlocks it', async () => {
  const blockedHost = { ...host, codeSetAt: now - 90_000, isCodeBlocked: true as const };
  const page = await openPeople({ people: [respond({ people: [manager, blockedHost], shared: [] })] });
  expect(page.text()).toContain('code locked: 20 wrong tries in a day. Set a new one.');
  expect((await openPeople()).text()).not.toContain('locked');
});

it('the people page lists the devices that a former colleague linked for others, and revokes them together', async () => {
  const formerHost = {
    ...host,
    endedAt: now - 60,
    devices: [],
    linkedForOthers: [
      { id: 'D7', name: 'Spare phone', owner: 'M. Manager' },
      { id: 'D8', name: 'Bar tablet' },
    ],
  };
  const page = await openPeople({
    people: [respond({ people: [manager, formerHost], shared: [] })],
    changes: [respond({})],
  });
  expect(page.text()).toContain('H. Host let in 2 devices of others. They still work:');
  await page.press('End the devices that H. Host linked for others');
  expect(page.dialog()?.textContent).toContain('Spare phone of M. Manager, Bar tablet');
  await page.press('End devices');
  expect(page.sentChanges().map(({ action }) => action)).toEqual([
    { kind: 'end-linked-devices', person: 'P2' },
  ]);
  expect(page.text()).toContain('The devices that H. Host linked for others have ended.');
});

it('the people page shows a device by the name that its colleague gave it, with its browser', async () => {
  const phone = device('D2', 'Safari on iPhone', { name: 'Door phone' });
  const people = [respond({ people: [manager, { ...host, devices: [phone] }], shared: [] })];
  const page = await openPeople({ people, changes: [respond({})] });
  expect(page.text()).toContain('Door phoneSafari on iPhone');
  await page.press('End Door phone of H. Host');
  expect(page.dialog()?.textContent).toContain('End Door phone?');
  await page.press('End, keep its presses');
  expect(page.text()).toContain('Door phone of H. Host has ended.');
});

it('the people page shows for each device whether it can keep presses, how many wait on it and how many have not reached the server', async () => {
  const storedPresses = (storage: 'persistent' | 'may-go' | 'none', waiting: number, at = now - 60) => ({
    kept: { storage, waiting, at },
  });
  const devices = [
    device('D2', 'Safari on iPhone', storedPresses('persistent', 0)),
    device('D3', 'Chrome on Android', { ...storedPresses('may-go', 3), owes: 2 }),
    device('D4', 'Firefox on Windows', storedPresses('none', 0)),
    device('D5', 'Safari on iPad', { ...storedPresses('persistent', 0, now - 9000), lastUsedAt: now - 9000 }),
    device('D6', 'Edge on Windows', { state: 'ended', owes: 1 }),
  ];
  const page = await openPeople({
    people: [respond({ people: [manager, { ...host, devices }], shared: [] })],
  });
  const text = page.text();
  expect(text).toContain('Safari on iPhonekeeps presses, all sent');
  expect(text).toContain('Chrome on Androidmay delete unsent presses, 3 not sent2 presses have not arrived');
  expect(text).toContain('Firefox on Windowskeeps no presses');
  expect(text).toContain('Safari on iPadmay have presses');
  expect(text).toContain('Edge on Windows1 press has not arrived');
});

it('the people page shows the error when it cannot be loaded, and can be loaded again', async () => {
  const page = await openPeople({ people: ['drop', respond({ people: [manager], shared: [] })] });
  expect(page.text()).toContain('We could not reach the distillery.');
  await page.press('Try again');
  expect(page.text()).toContain('Only you so far.');
});

it('an invitation needs a name, and shows its link as an address and as a QR code', async () => {
  const page = await openPeople({ changes: [respond({ link: '/staff/link#D9.secret' })] });
  await page.press('Invite');
  await page.press('Make the link');
  expect(page.dialog()?.textContent).toContain('Please give a name.');
  expect(page.sentChanges()).toEqual([]);
  await page.fill('name', '  T. Taster ');
  await page.press('Make the link');
  expect(page.sentChanges()).toEqual([
    {
      commandId: expect.stringMatching(/^[0-9a-f]{24}$/),
      action: { kind: 'invite', name: 'T. Taster', role: 'floor' },
    },
  ]);
  expect(page.dialog()).toBeNull();
  expect(page.text()).toContain('Link for T. Taster');
  expect(page.text()).toContain('https://www.example.com/staff/link#D9.secret');
  expect(page.find('svg[aria-label="Code of the link for T. Taster"] path')?.getAttribute('d')).toMatch(
    /^M4 4h7v1/,
  );
  expect(page.loadCount()).toBe(2);
});

it('a staff change refused for lack of a passkey is sent again with the same command id after the passkey is used', async () => {
  const page = await openPeople({ changes: [stepUpNeeded, respond({})] });
  await page.press('End Safari on iPhone of H. Host');
  await page.press('End, keep its presses');
  expect(page.dialog()?.textContent).toContain('Confirm that it is you');
  expect(passkeys.stepUp).not.toHaveBeenCalled();
  await page.press('Use my passkey');
  expect(passkeys.stepUp).toHaveBeenCalledOnce();
  const [refusedChange, repeatedChange, ...furtherChanges] = page.sentChanges();
  expect(refusedChange?.action).toEqual({ kind: 'end-device', device: 'D2' });
  expect(repeatedChange).toEqual(refusedChange);
  expect(furtherChanges).toEqual([]);
  expect(page.dialog()).toBeNull();
  expect(page.text()).toContain('Safari on iPhone of H. Host has ended.');
});

it('a staff change is not carried out when the passkey is not used, and can be cancelled', async () => {
  passkeys.stepUp.mockRejectedValueOnce(new Error('You did not use your passkey.'));
  const page = await openPeople({ changes: [stepUpNeeded, respond({})] });
  await page.press('End Safari on iPhone of H. Host');
  await page.press('End, keep its presses');
  await page.press('Use my passkey');
  expect(page.dialog()?.textContent).toContain('Nothing was changed. You did not use your passkey.');
  expect(page.sentChanges()).toHaveLength(1);
  await page.press('Back');
  expect(page.dialog()).toBeNull();
  expect(page.sentChanges()).toHaveLength(1);
});

it('a manager without a passkey can add one while a staff change waits for it', async () => {
  const page = await openPeople({ changes: [stepUpNeeded, respond({})], hasPasskey: false });
  await page.press('End Safari on iPhone of H. Host');
  await page.press('End, keep its presses');
  expect(page.dialog()?.textContent).toContain('You have no passkey yet.');
  await page.press('Add a passkey');
  expect(passkeys.registerPasskey).toHaveBeenCalledOnce();
  expect(passkeys.stepUp).not.toHaveBeenCalled();
  expect(page.sentChanges()).toHaveLength(2);
});

it.each([
  ['Invite another device', 'Make the link', { kind: 'invite-device', person: 'P2', reset: false }],
  ['Lost or stolen device', 'Make the link', { kind: 'invite-device', person: 'P2', reset: true }],
  ['Make manager', 'Make manager', { kind: 'change-role', person: 'P2', role: 'manager' }],
  ['End their access', 'End access', { kind: 'end-person', person: 'P2' }],
] as const)(
  'the people page sends the change “%s” of a colleague only after a confirmation',
  async (choice, confirmLabel, action) => {
    const page = await openPeople({ changes: [respond({ link: '/staff/link#D9.secret' })] });
    await page.press('Change H. Host');
    await page.press(new RegExp(`^${choice}`));
    expect(page.sentChanges()).toEqual([]);
    await page.press(confirmLabel);
    expect(page.sentChanges().map((change) => change.action)).toEqual([action]);
  },
);

const phone = device('D2', 'Safari on iPhone');
const withPasskeys = (state: 'linked' | 'ended') =>
  respond({
    people: [
      manager,
      {
        ...host,
        devices: [{ ...phone, state }],
        passkeys: [
          { id: 'K2', registeredAt: now - 90_000, isBackedUp: false, devices: ['D2'] },
          { id: 'K3', registeredAt: now - 90_000, isBackedUp: false, devices: [] },
        ],
      },
    ],
    shared: [],
  });

it('revoking a device warns that its passkey is deleted, and reports how many passkeys remain', async () => {
  const page = await openPeople({
    people: [withPasskeys('linked')],
    changes: [respond({ passkeys: { removed: 1, remaining: 1 } })],
  });
  await page.press('End Safari on iPhone of H. Host');
  expect(page.dialog()?.textContent).toContain('The passkey made or used on it is deleted');
  await page.press('End, keep its presses');
  expect(page.text()).toContain(
    'Safari on iPhone of H. Host has ended. Deleted with it: 1 passkey. H. Host still has 1 passkey, shown under the name.',
  );
});

it('the passkey of a lost device can be deleted after the device has signed out', async () => {
  const page = await openPeople({
    people: [withPasskeys('ended')],
    changes: [respond({ passkeys: { removed: 1, remaining: 0 } })],
  });
  await page.press('Delete the passkey of H. Host on Safari on iPhone');
  await page.press('Delete its passkey');
  expect(page.sentChanges().map(({ action }) => action)).toEqual([{ kind: 'end-device', device: 'D2' }]);
  expect(page.text()).toContain('H. Host has no passkey left');
});

it('a manager revokes a link that has not been opened', async () => {
  const page = await openPeople({ changes: [respond({})] });
  await page.press('End the link for H. Host');
  await page.press('End link');
  expect(page.sentChanges().map(({ action }) => action)).toEqual([{ kind: 'end-device', device: 'D4' }]);
  expect(page.text()).toContain('The link for H. Host opens nothing any more.');
});

it('a manager who revokes the device in use is warned of being signed out', async () => {
  const page = await openPeople();
  await page.press('End Firefox on Windows of M. Manager');
  expect(page.dialog()?.textContent).toContain('you will be signed out');
});

it('the people page shows why the last manager cannot be made floor staff', async () => {
  const page = await openPeople({ changes: [refuse('last-manager', peopleMessages.lastManager, 409)] });
  await page.press('Change M. Manager');
  await page.press(/^Make floor/);
  await page.press('Make floor');
  expect(page.dialog()?.textContent).toContain('Nothing was changed. This is the last manager.');
  expect(page.dialog()?.textContent).toContain('Please make somebody else a manager first.');
});

it('a change to people is sent again with the same command id after its response was lost, and the next change with a new one', async () => {
  const page = await openPeople({
    changes: ['drop', refuse('not-found', 'This device is gone.', 404), respond({})],
  });
  await page.press('End Safari on iPhone of H. Host');
  await page.press('End, keep its presses');
  expect(page.dialog()?.textContent).toContain('it may have been done. Press again: it counts once.');
  await page.press('End, keep its presses');
  expect(page.dialog()?.textContent).toContain('Nothing was changed. This device is gone.');
  await page.press('Leave it');
  await page.press('End the link for H. Host');
  await page.press('End link');
  const [lostId, repeatedId, nextId] = page.sentChanges().map(({ commandId }) => commandId);
  expect(repeatedId).toBe(lostId);
  expect(nextId).not.toBe(lostId);
});

it('a double press sends a change of a colleague or a device only once', async () => {
  const page = await openPeople({ changes: ['hang'] });
  await page.press('End Safari on iPhone of H. Host');
  await page.pressTwice('End, keep its presses');
  expect(page.sentChanges()).toHaveLength(1);
});

const tablet = { ...device('D8', 'Chrome on Android'), name: 'Bar tablet' };
const withTablet = respond({ people: [manager, { ...host, codeSetAt: now - 90_000 }], shared: [tablet] });

it.each([
  ['End Safari on iPhone of H. Host', 'D2', undefined],
  ['End Bar tablet', 'D8', [withTablet]],
])(
  'a manager who presses “%s” can report the device as lost, so that its unsent presses are discarded',
  async (label, device, people) => {
    const page = await openPeople({ ...(people && { people }), changes: [respond({})] });
    await page.press(label);
    expect(page.dialog()?.textContent).toContain('may have presses that nobody has seen');
    expect(page.dialog()?.textContent).toContain('At its next contact it sends what waits');
    await page.press('Lost or stolensend nothing');
    expect(page.sentChanges().map(({ action }) => action)).toEqual([
      { kind: 'end-device', device, isLost: true },
    ]);
  },
);

it('a manager makes a link for a shared device by giving a name', async () => {
  const page = await openPeople({ changes: [respond({ link: '/staff/link#D9.secret' })] });
  await page.press('Invite');
  await page.pressOn('input[value="shared"]');
  await page.fill('name', 'Bar tablet');
  await page.press('Make the link');
  expect(page.sentChanges().map(({ action }) => action)).toEqual([
    { kind: 'invite-shared', name: 'Bar tablet' },
  ]);
  expect(page.text()).toContain('Link for Bar tablet');
});

it('the people page lists shared devices by name, and revokes one after a confirmation', async () => {
  const page = await openPeople({ people: [withTablet], changes: [respond({})] });
  expect(page.text()).toContain('Shared devices');
  expect(page.text()).toContain('Bar tabletChrome on Android');
  await page.press('End Bar tablet');
  expect(page.dialog()?.textContent).toContain('End Bar tablet?');
  await page.press('End, keep its presses');
  expect(page.sentChanges().map(({ action }) => action)).toEqual([{ kind: 'end-device', device: 'D8' }]);
  expect(page.text()).toContain('Bar tablet has ended.');
});

it('a manager sets a colleague’s code, which the page does not show again', async () => {
  const page = await openPeople({ people: [withTablet], changes: [respond({})] });
  expect(page.text()).toContain('code set');
  await page.press('Change H. Host');
  await page.press(/^Set the code/);
  await page.fill('code', '3951');
  await page.fill('again', '3951');
  await page.press('Set the code');
  expect(page.sentChanges().map(({ action }) => action)).toEqual([
    { kind: 'set-code', person: 'P2', code: '3951' },
  ]);
  expect(page.text()).toContain('The code of H. Host is set. It is not shown again.');
  expect(page.text()).not.toContain('3951');
});
