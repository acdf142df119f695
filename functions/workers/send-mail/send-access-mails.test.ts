import { expect, it } from 'vitest';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { codeStore } from '#functions/stores/staff/codes.ts';
import { deviceStore } from '#functions/stores/staff/devices.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import type { EmailEvent } from '#shared/events/email-event.ts';
import { mailerFixture, now, operations } from './mailer-fixture.testing.ts';

const { announced, deliver, mail, table, onlyMailTo } = mailerFixture();
const log = testLog();
const clock = () => now;
const people = peopleStore(table, clock);
const devices = deviceStore(table, clock);
const codes = codeStore(table, clock);

const mia = '1111111111mia';
const ana = '2222222222ana';
async function addColleagues(): Promise<void> {
  await people.add({ id: mia, name: 'Mia Kal', role: 'manager' });
  await people.add({ id: ana, name: 'Ana Toa', role: 'floor' });
}

async function announcedEvent(): Promise<EmailEvent> {
  const [event, ...others] = await announced();
  if (event === undefined || others.length > 0) throw new Error('Expected exactly one announced event');
  return event;
}

const giveLink = (by: string | undefined, isReset = false) => devices.invite(ana, { by, isReset });
const giveCode = (by: string, commandId = 'command-1') =>
  codes.set({ person: ana, code: '8264' }, { commandId, by });

it.each<[string, () => Promise<unknown>, string, string]>([
  [
    'a link',
    () => giveLink(mia),
    'Link for a colleague: Ana Toa',
    'Mia Kal made a link for Ana Toa. The device that opens it signs in as Ana Toa.',
  ],
  [
    'a reset',
    () => giveLink(mia, true),
    'Reset of a colleague: Ana Toa',
    'Mia Kal made a link that resets Ana Toa. The device that opens it signs in as Ana Toa, and the passkeys of Ana Toa are deleted.',
  ],
  [
    'a code',
    () => giveCode(mia),
    'Code for a colleague: Ana Toa',
    'Mia Kal set the code of Ana Toa for shared devices. Ana Toa has to change it at its first use.',
  ],
  [
    'a link from the command line',
    () => giveLink(undefined),
    'Link for a colleague: Ana Toa',
    'Somebody at the command line made a link for Ana Toa. The device that opens it signs in as Ana Toa.',
  ],
])(
  'the email to staff about %s for a colleague names the manager, the colleague and the time',
  async (_, give, title, lead) => {
    await addColleagues();
    await give();
    const event = await announcedEvent();
    expect(event.type).toMatch(/^access\.(link|reset|code)-given$/);
    expect(JSON.stringify(event)).not.toMatch(/Mia|Ana/);
    expect(await deliver(event)).toBe(false);
    const { subject, text, html } = onlyMailTo(operations);
    expect(subject).toBe(title);
    for (const part of [
      lead,
      'Given: ',
      'Saturday 21 November 2026, 10:00 AM, Port Vila time (UTC+11)',
      'https://rum.example.com/staff/people',
      'If Ana Toa did not ask for it',
    ])
      expect(text).toContain(part);
    expect(html).toContain(lead);
    expect(html).toContain('Saturday 21 November 2026, 10:00 AM, Port Vila time (UTC+11)');
    expect(`${text}${html}`).not.toMatch(/8264|undefined/);
    expect(log.text()).not.toMatch(/Mia|Ana Toa/);
  },
);

it('the email about access is sent once, however often its event is delivered', async () => {
  await addColleagues();
  await giveLink(mia);
  const event = await announcedEvent();
  for (let times = 0; times < 3; times += 1) expect(await deliver(event)).toBe(false);
  expect(mail.sent).toHaveLength(1);
});

it('no event is published about access that colleagues give themselves, or access for a new colleague or a shared device', async () => {
  await addColleagues();
  await giveLink(ana);
  expect(await announced()).toEqual([]);
  await giveCode(ana);
  await devices.invite('3333333333new', { by: mia });
  await devices.invite('0000000000', { by: mia, name: 'Bar tablet' });
  expect(await announced()).toEqual([]);
});

it('the event about access for a colleague is published by the write that gives access, not by later writes', async () => {
  await addColleagues();
  await giveLink(mia);
  expect((await announcedEvent()).type).toBe('access.link-given');
  await giveCode(mia);
  expect((await announcedEvent()).type).toBe('access.code-given');
  await giveCode(ana, 'command-2');
  expect(await announced()).toEqual([]);
  await giveCode(mia, 'command-3');
  expect(await announced()).toHaveLength(1);
  await people.changeRole(ana, 'manager');
  expect(await announced()).toEqual([]);
});

it('the event about access for a colleague has the same id when the command is repeated', async () => {
  await addColleagues();
  const give = () => devices.invite(ana, { id: '4444444444link', by: mia, isReset: false });
  await give();
  const { id } = await announcedEvent();
  await give();
  expect((await announcedEvent()).id).toBe(id);
});
