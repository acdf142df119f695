import { describe, expect, it } from 'vitest';
import { colleagues } from '#functions/stores/staff/colleagues.testing.ts';
import { deviceStore } from '#functions/stores/staff/devices.ts';
import { passkeyStore } from '#functions/stores/staff/passkeys.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { maxDevices } from '#shared/staff/sign-in/people.ts';
import { consoleAt } from './console.testing.ts';
import { OperationProblem } from './operation/operation.ts';

const clock = () => new Date('2026-11-21T10:00:00+11:00');
const table = testTable();
const ops = consoleAt(table, clock);
const people = () => peopleStore(table, clock);
const devices = () => deviceStore(table, clock);
const passkeys = () => passkeyStore(table, clock);
const keyIn = (text: string) => {
  const [, device = '', secret = ''] = /^https:\S+\/staff\/link#(\w+)\.([\w-]{43})$/m.exec(text) ?? [];
  return { device, secret };
};
const personOf = async (text: string) => (await devices().findLink(keyIn(text), 'page'))?.person;

describe('npm run ops -- invite', () => {
  it('adds the first manager and shows a link with its QR code', async () => {
    const { text, questions } = await ops('invite "Ann Lee" --role manager');
    expect(questions).toEqual(['Let Ann Lee in as manager?']);
    expect(text).toContain('https://rum.example.com/staff/link#');
    expect(text).toContain('It works once, within 10 minutes');
    expect(await personOf(text)).toMatchObject({ name: 'Ann Lee', role: 'manager' });
    const code = text.split('\n').filter((line) => line.startsWith('\u001b[97;40m'));
    expect(code.length).toBeGreaterThan(15);
    // As wide as it is high, in half blocks, and no wider than any terminal.
    const widths = new Set(
      code.map((line) => [...line.slice('\u001b[97;40m'.length, -'\u001b[0m'.length)].length),
    );
    expect([...widths]).toEqual([expect.any(Number)]);
    expect(Math.ceil(([...widths][0] ?? 0) / 2)).toBe(code.length);
    expect([...widths][0]).toBeLessThanOrEqual(80);
  });

  it('refuses an eleventh device with the same message as the console', async () => {
    for (let count = 0; count < maxDevices; count += 1) await ops('invite "Ann Lee" --role manager');
    const eleventh = ops('invite "Ann Lee" --role manager');
    await expect(eleventh).rejects.toThrow(
      'A person can have at most 10 devices. Please end one of them first.',
    );
    await expect(eleventh).rejects.toBeInstanceOf(OperationProblem);
  });

  it('creates a link for another device of an existing colleague', async () => {
    await ops('invite "Ann Lee" --role manager');
    const { text, questions } = await ops('invite "ann lee" --role manager');
    expect(questions).toEqual(['Ann Lee is manager already. Create a link for another device?']);
    expect(await personOf(text)).toMatchObject({ name: 'Ann Lee' });
    expect(await people().list()).toHaveLength(1);
  });

  it('called with --reset creates a link whose use deletes the colleague’s passkeys', async () => {
    await ops('invite Ann --role floor');
    const person = (await people().list())[0]?.id ?? '';
    const { device } = await colleagues(table, clock).linkAnother(person);
    await colleagues(table, clock).addPasskey({ person, device }, 'c');
    await ops('invite Ann --role floor', true);
    expect(await passkeys().all()).toHaveLength(1);
    const { questions } = await ops('invite Ann --role floor --reset', false);
    expect(questions[0]).toContain('that deletes all their passkeys when it is used?');
    expect(await passkeys().all()).toHaveLength(1);
    const result = await ops('invite Ann --role floor --reset');
    expect(await passkeys().all()).toHaveLength(1);
    expect(await devices().find(keyIn(result.text).device)).toMatchObject({ isReset: true });
  });

  it('adds a removed colleague again', async () => {
    await ops('invite Ann --role floor');
    await people().end((await people().list())[0]?.id ?? '');
    const { questions } = await ops('invite Ann --role floor');
    expect(questions).toEqual(['Let Ann in as floor?']);
    expect(await people().list()).toHaveLength(2);
  });

  it('creates the link for the site given by --site', async () => {
    const { text } = await ops('invite Ann --role floor --site https://www.example.com/');
    expect(text).toContain('https://www.example.com/staff/link#');
  });

  it('changes nothing if the question is declined', async () => {
    expect((await ops('invite Ann --role floor', false)).output).toEqual(['Nothing was changed.']);
    expect(await table.items()).toEqual([]);
  });

  it.each([
    ['invite Ann', 'Missing option: --role manager'],
    ['invite Ann --role boss', '"boss" is not a role: --role manager'],
    ['invite --role floor', 'name'],
    ['invite Ann Lee --role floor', 'Put the name in quotes'],
    ['invite Ann --role floor --reset', 'There is no Ann yet'],
  ])('refuses "%s" with "%s"', async (line, message) => {
    await expect(ops(line)).rejects.toThrow(message);
    expect(await table.items()).toEqual([]);
  });

  it('refuses to change the role of a colleague', async () => {
    await ops('invite Ann --role floor');
    await expect(ops('invite Ann --role manager')).rejects.toThrow('Ann is floor. A manager changes that');
  });
});
