import { sixLettersOf } from '#functions/stores/bookings/six-letters.ts';
import { lastingId, type StoredBooking } from '#functions/stores/bookings/slot-item.ts';
import { detailsOf, referenceOf, storedBooking } from '#functions/stores/bookings/stored-booking.testing.ts';
import { slots } from '#shared/booking/slots.ts';
import type { SignedPress } from '#shared/kept-presses/press.ts';
import { maxPressesPerCall } from '#shared/kept-presses/press-limits.ts';
import { readEntry } from '#shared/paper/paper-line.ts';
import { interpretEntry, type OpenSheet, type PaperParty } from '#shared/paper/paper-reading.ts';
import { parseSheetNumber, partyOnSheet, printSheet, readSheet } from '#shared/paper/sheet.ts';
import { addDays, type CalendarDate, calendarDateFrom, instantAt } from '#shared/values/port-vila-time.ts';
import { collectFindings, type ScenarioResult } from '../harness/scenario.ts';
import type { Patch } from '../mutants/mutant-plugin.ts';
import { expectPressesRecorded, expectTillMatchesPayments } from './after-outage.ts';
import { exchangePresses } from './code-exchange.ts';
import { type ConfirmedPress, createDoorWork } from './door-work.ts';
import { createRandom } from './random.ts';
import { openSimulatedDevice, type SimulatedDevice } from './simulated-device.ts';
import { createPageOpener } from './simulated-page.ts';
import { findDifferences, readTableContent } from './table-content.ts';
import { copyTestServer, startTestServer } from './test-server.ts';

export interface OutageSize {
  readonly days: number;
  readonly presses: number;
  /** Bookings that guests make on the site during the outage. */
  readonly bookings: number;
}

const firstDay = calendarDateFrom('2026-12-01');
const minute = 60_000;

/**
 * Simulates days offline at the door while the site sells tours. Three devices, one of them shared, exchange presses twice
 * by code; colleagues type in run sheets; one tablet is lost for good. Afterwards each press that reached a surviving device is recorded once or
 * listed, with its time; the till matches the payments; and another order of delivery leads to the same table.
 */
export async function runLongOutage(size: OutageSize, seed: number, patch?: Patch): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const random = createRandom(seed);
  const { below, oneOf, onceIn, shuffle } = random;
  const server = await startTestServer(`${firstDay}T08:00:00+11:00`);
  let date: CalendarDate = firstDay;
  const listedEntries = new Set<string>();
  const bookings: StoredBooking[] = [];
  const confirmedPresses: ConfirmedPress[] = [];

  const book = async (start: number, end: number): Promise<StoredBooking> => {
    for (;;) {
      const { time, type: tourType } = oneOf(slots);
      const booking = storedBooking({
        ...{ date: addDays(date, start + below(end - start)), time, tourType, guestCount: 1 + below(4) },
        now: server.clock(),
      });
      if ((await server.bookings.book(booking)).result !== 'booked') continue;
      bookings.push(booking);
      return booking;
    }
  };

  // Before the outage.
  for (let count = 0; count < size.days * 14; count += 1) await book(0, size.days);
  const openPage = await createPageOpener(patch);
  const ann = await server.team.add('Ann', 'floor');
  const ben = await server.team.add('Ben', 'floor');
  const eve = await server.team.add('Eve', 'floor');
  const openDevice = (linked: typeof ann, skewMs: number, isShared = false) =>
    openSimulatedDevice({ server, openPage, linked, skewMs, isShared });
  const phone = await openDevice(ann, 95_000);
  const tablet = await openDevice(ben, 180 * minute);
  const bar = await openDevice(await server.team.share('Bar tablet', eve.person), -7 * minute, true);
  let devicesInUse: readonly SimulatedDevice[] = [phone, tablet, bar];
  for (const device of devicesInUse) await device.readFiles();
  server.advance(60 * minute);
  for (const device of devicesInUse) {
    await device.readFiles();
    device.setNetwork(oneOf(['down', 'captive-portal', 'unavailable']));
  }

  const work = createDoorWork(server, random, () => date);
  const sheets: {
    readonly number: string;
    readonly date: CalendarDate;
    readonly letters: ReadonlyMap<string, string>;
  }[] = [];

  /** Admits guests of today who are on no list, by their ticket or by the six letters that they give. */
  const admitUnlisted = async (device: SimulatedDevice): Promise<ConfirmedPress | undefined> => {
    const { parties } = await device.list();
    const listedIds = new Set(parties.map(({ id }) => id));
    const guest = bookings.find(
      (booking) => booking.date === date && !listedIds.has(lastingId(booking)) && !admitted.has(booking.id),
    );
    if (guest === undefined) return undefined;
    admitted.add(guest.id);
    const action = { kind: 'arrive', guests: guest.guestCount } as const;
    if (onceIn(2)) return work.keep(device, { party: { date, letters: sixLettersOf(guest) }, action });
    const ticket = (await server.issueTicket(guest))?.code ?? '';
    return work.keep(device, { party: { date, tourId: guest.tourId, id: lastingId(guest) }, action, ticket });
  };
  const admitted = new Set<string>();

  /** Types the lines of the latest sheet into a device. */
  const typeSheet = async (device: SimulatedDevice, lines: readonly string[]): Promise<void> => {
    const [latestSheet] = sheets.slice(-1);
    if (latestSheet === undefined) return;
    const { parties } = await device.list();
    const dayParties = parties.filter((party) => party.date === latestSheet.date && party.sixLetters !== '');
    const readResult = readSheet(latestSheet, dayParties.map(partyOnSheet));
    expect(
      readResult.isExact,
      `the sheet ${latestSheet.number} is not read exactly on a device that has its list`,
    );
    const letters = new Map(
      dayParties.map((party) => [readResult.letters.get(party.id) ?? '', party as PaperParty]),
    );
    const known = new Set(device.waiting().map(({ id }) => id));
    const sheet: OpenSheet<PaperParty> = { ...latestSheet, letters, known, reason: 'On paper' };
    for (const line of lines) {
      const interpretation = interpretEntry(readEntry(line), sheet, 0);
      if (interpretation.status !== 'read') continue;
      for (const { known: knownEntries, ...press } of interpretation.presses)
        confirmedPresses.push(
          await work.keep(
            device,
            { ...press, known: knownEntries, paper: latestSheet.number },
            { at: press.writtenAt },
          ),
        );
    }
  };
  const writeLinesOnPaper = async (device: SimulatedDevice): Promise<readonly string[]> => {
    const [latestSheet] = sheets.slice(-1);
    const { parties } = await device.list();
    const untouchedParties = parties.filter(
      (party) =>
        party.date === latestSheet?.date &&
        party.log.length === 0 &&
        party.status === 'confirmed' &&
        party.due > 0,
    );
    const partyLines = untouchedParties.slice(0, 4).map((party, index) => {
      const letters = latestSheet?.letters.get(party.id) ?? '';
      return index === 3 ? `${letters} N` : `${letters} A${party.guestCount} C${party.due} T11:${20 + index}`;
    });
    return [...partyLines, 'W 2:00 TOUR A2 C8000 T2:05'];
  };

  const pressesADay = Math.ceil(size.presses / size.days);
  const bookingsADay = Math.ceil(size.bookings / size.days);
  const dayAt = (fraction: number) => Math.floor(size.days * fraction);
  for (let day = 0; day < size.days; day += 1) {
    date = addDays(firstDay, day);
    server.moveTo(instantAt(date, day === 0 ? 9 * 60 : 8 * 60));
    for (let count = 0; count < bookingsADay; count += 1) await book(0, 13);
    // Guests also change and cancel bookings that are on the lists of devices.
    const futureBookings = bookings.filter(
      (booking) => booking.date > date && booking.status === 'confirmed' && !admitted.has(booking.id),
    );
    for (const booking of shuffle(futureBookings).slice(0, Math.ceil(bookingsADay / 10))) {
      if (onceIn(3)) await server.bookings.cancel(referenceOf(booking));
      else
        await server.bookings.change(referenceOf(booking), detailsOf(booking, { time: oneOf(slots).time }));
      admitted.add(booking.id);
    }
    const printingDevice = devicesInUse[0] as SimulatedDevice;
    const { parties } = await printingDevice.list();
    const dayParties = parties.filter((party) => party.date === date && party.sixLetters !== '');
    const { number, letters } = printSheet(date, dayParties.map(partyOnSheet));
    expect(parseSheetNumber(number, server.clock())?.date === date, `the sheet ${number} is not of ${date}`);
    sheets.push({ number, date, letters });

    server.moveTo(instantAt(date, 10 * 60));
    const maxGapMs = Math.floor((7 * 60 * minute) / pressesADay);
    for (let count = 0; count < pressesADay; count += 1) {
      server.advance(1000 + below(maxGapMs - 1000));
      const device = oneOf(devicesInUse);
      const guest = onceIn(12) ? await admitUnlisted(device) : undefined;
      const confirmedPress = guest ?? (await work.keepRandomPress(device));
      confirmedPresses.push(confirmedPress);
      const payment =
        confirmedPress.press.action.kind === 'walk-in'
          ? await work.payWalkIn(device, confirmedPress)
          : undefined;
      if (payment !== undefined) confirmedPresses.push(payment);
      if (onceIn(20)) await device.reopen();
      if (onceIn(20)) await device.losePower().then(() => device.reopen());
      if (onceIn(10)) await device.send();
    }

    if (day === dayAt(0.4)) {
      const action = { kind: 'arrive', guests: 2 } as const;
      const stranger = await work.keep(oneOf([phone, bar]), { party: { date, letters: 'ZZZZZZ' }, action });
      listedEntries.add(stranger.entry);
      confirmedPresses.push(stranger);
    }
    if (day === dayAt(0.3))
      expect((await exchangePresses(phone, bar, random)) > 0, 'an exchange transfers no press');
    if (day === dayAt(0.6)) {
      expect((await exchangePresses(tablet, bar, random)) > 0, 'an exchange transfers no press');
      // The tablet falls into the sea: presses kept after this exchange exist nowhere else.
      for (let count = 0; count < 3; count += 1) confirmedPresses.push(await work.keepRandomPress(tablet));
      await tablet.crash();
      devicesInUse = [phone, bar];
    }
    if (day === dayAt(0.5) || day === dayAt(0.8)) {
      server.moveTo(instantAt(date, 20 * 60));
      const lines = await writeLinesOnPaper(phone);
      await typeSheet(phone, lines);
      // A colleague types the same sheet again on the other device.
      await typeSheet(bar, lines);
    }
  }

  // The network returns.
  server.moveTo(instantAt(addDays(date, 1), 9 * 60));
  const pressBySignature = new Map<string, SignedPress>();
  for (const device of [phone, bar]) {
    expect(device.waiting().length > 0, 'a device has nothing to deliver');
    for (const press of await device.signedPresses()) pressBySignature.set(press.signature, press);
  }
  const survivingIds = new Set(
    [...pressBySignature.values()].map(({ text }) => JSON.parse(text).id as string),
  );
  const expectedPresses = confirmedPresses.filter(({ press }) => survivingIds.has(press.id ?? ''));
  const lostCount = confirmedPresses.length - expectedPresses.length;
  expect(lostCount >= 3, 'the lost tablet had nothing to lose');
  const otherServer = await copyTestServer(server);

  for (const device of [bar, phone]) {
    device.setNetwork('up');
    await device.resume();
    expect(await device.sendAll(), 'presses are still waiting on a device that is online');
  }
  const reversed = [...pressBySignature.values()].toReversed();
  const shuffledPresses = shuffle(reversed);
  for (let start = 0; start < shuffledPresses.length; start += maxPressesPerCall) {
    const presses = shuffledPresses.slice(start, start + maxPressesPerCall);
    const response = await otherServer.call('POST', '/api/staff/kept-presses', {
      body: JSON.stringify({ presses: presses.map(({ text, signature }) => ({ text, signature })) }),
      cookie: server.manager.cookie,
    });
    expect(!response.json.outcomes.includes('failed'), 'a delivery in another order fails');
  }

  const dates = Array.from({ length: 14 }, (_, index) => addDays(firstDay, index));
  await expectPressesRecorded(server, dates, expectedPresses, listedEntries, expect);
  for (const difference of findDifferences(
    await readTableContent(server),
    await readTableContent(otherServer),
  ))
    findings.push(`another order of delivery leads to another table: ${difference}`);
  await expectTillMatchesPayments(server, expectedPresses, listedEntries, expect);
  for (const device of [phone, bar]) device.close();
  return {
    findings,
    metrics: {
      presses: confirmedPresses.length,
      delivered: new Set(expectedPresses.map(({ entry }) => entry)).size,
      lostCount,
      bookings: bookings.length,
    },
  };
}
