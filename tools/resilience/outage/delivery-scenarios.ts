import { lastingId } from '#functions/stores/bookings/slot-item.ts';
import { storedBooking } from '#functions/stores/bookings/stored-booking.testing.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { collectFindings, type ScenarioResult } from '../harness/scenario.ts';
import type { Patch } from '../mutants/mutant-plugin.ts';
import { readKeptEntries } from './after-outage.ts';
import { openSimulatedDevice } from './simulated-device.ts';
import { createPageOpener } from './simulated-page.ts';
import { startTestServer } from './test-server.ts';

const date = calendarDateFrom('2026-12-01');

/** Opens an offline phone that has four parties of today on its list. @param patch a fault in the console */
async function openPhoneAtDoor(patch?: Patch) {
  const server = await startTestServer(`${date}T09:00:00+11:00`);
  const guests = Array.from({ length: 4 }, () => storedBooking({ date, guestCount: 4 }));
  for (const guest of guests) await server.bookings.book(guest);
  const openPage = await createPageOpener(patch);
  const linked = await server.team.add('Ann', 'floor');
  const phone = await openSimulatedDevice({ server, openPage, linked });
  await phone.readFiles();
  phone.setNetwork('down');
  const note = (index: number): Promise<string> => {
    const guest = guests[index % guests.length] as (typeof guests)[number];
    return phone.keep({
      by: linked.person,
      identified: 'owner',
      party: { date, tourId: guest.tourId, id: lastingId(guest) },
      action: { kind: 'note', text: `Note ${index}` },
    });
  };
  /** For each id, whether its entry is in the party's history. */
  const findRecorded = async (ids: readonly string[]): Promise<readonly boolean[]> => {
    const entries = await readKeptEntries(server, [date]);
    return ids.map((id) => entries.has(id));
  };
  return { server, phone, note, findRecorded };
}

const keepInOrder = async (
  count: number,
  keep: (index: number) => Promise<string>,
): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (let index = 1; index <= count; index += 1) ids.push(await keep(index));
  return ids;
};

/** The network fails after the first call, which must carry the earliest presses. */
export async function expectOldestFirst(patch?: Patch): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const { phone, note, findRecorded } = await openPhoneAtDoor(patch);
  const ids = await keepInOrder(30, note);
  phone.setNetwork('one-call');
  await phone.send();
  const recorded = await findRecorded(ids);
  expect(
    recorded.slice(0, 25).every(Boolean) && !recorded.slice(25).some(Boolean),
    'later presses are sent before earlier ones',
  );
  phone.setNetwork('up');
  expect(await phone.sendAll(), 'presses are still waiting');
  expect((await findRecorded(ids)).every(Boolean), 'a press is lost');
  return { findings, metrics: { presses: ids.length } };
}

/** The server refuses each call with the third press, which stays on the device without delaying the others. */
export async function refuseOnePress(patch?: Patch): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const { phone, note, findRecorded } = await openPhoneAtDoor(patch);
  const ids = await keepInOrder(5, note);
  phone.setNetwork('refusing');
  await phone.send();
  const recorded = await findRecorded(ids);
  expect(
    recorded.join() === 'true,true,false,true,true',
    () => `a refused press delays others: ${recorded.join()}`,
  );
  expect((await phone.keptIds()).join() === ids[2], 'a refused press does not stay on the device');
  phone.setNetwork('up');
  expect(await phone.sendAll(), 'a press is still waiting');
  expect((await findRecorded(ids)).every(Boolean), 'a refused press is lost');
  return { findings, metrics: {} };
}

/**
 * The second of five presses comes from a later release, so that the server cannot read it. It is listed for a manager, and
 * the others are recorded.
 */
export async function deliverUnreadablePress(patch?: Patch): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const { server, phone, note, findRecorded } = await openPhoneAtDoor(patch);
  const limits = 'shared/kept-presses/press-limits.ts';
  const laterRelease = await createPageOpener({
    file: limits,
    find: 'pressVersion = 1',
    replace: 'pressVersion = 9',
  });
  const first = await note(1);
  await phone.reopen(laterRelease);
  const second = await note(2);
  await phone.reopen(await createPageOpener(patch));
  const readableIds = [first, ...(await keepInOrder(3, (index) => note(index + 2)))];
  phone.setNetwork('up');
  await phone.resume();
  expect(await phone.sendAll(), 'presses are still waiting');
  expect((await findRecorded(readableIds)).every(Boolean), 'a press after an unreadable one is not recorded');
  const open = await server.kept.open.listPresses();
  expect(
    open.length === 1 && open[0]?.why === 'unreadable' && open[0].text.includes(second),
    'the unreadable press is not listed as it was signed',
  );
  const owing = await server.kept.chains.listIncomplete();
  expect(owing.length === 0, () => `the device owes presses: ${JSON.stringify(owing)}`);
  return { findings, metrics: {} };
}

/** The battery dies right after the screen has confirmed a press. */
export async function cutPower(patch?: Patch): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const { phone, note, findRecorded } = await openPhoneAtDoor(patch);
  const ids = await keepInOrder(3, async (index) => {
    const id = await note(index);
    await phone.losePower();
    await phone.reopen();
    return id;
  });
  const kept = await phone.keptIds();
  expect(
    ids.every((id) => kept.includes(id)),
    'a press that the screen has confirmed is lost with the power',
  );
  phone.setNetwork('up');
  await phone.resume();
  expect(await phone.sendAll(), 'presses are still waiting');
  expect((await findRecorded(ids)).every(Boolean), 'a press is not recorded after a power cut');
  return { findings, metrics: {} };
}
