import { describe, expect, it } from 'vitest';
import { wharfReturnMinutes } from '#shared/booking/ship-fit.ts';
import { type Slot, slotById } from '#shared/booking/slots.ts';
import { party, start } from './day/ship-day.testing.ts';
import { FakeServer, showToday, type TodayOnScreen } from './today.testing.tsx';

const fourOClock = slotById(12) as Slot;
/** A ship whose guests are back in time after the 3:00 PM tour, but not after the 4:00 PM tour. */
const tern = {
  ship: 'Sample Tern',
  ashoreMinutes: 480,
  allAboardMinutes: wharfReturnMinutes(fourOClock) - 60,
};
const petrel = { ship: 'Sample Petrel', ashoreMinutes: 480, allAboardMinutes: 22 * 60 };

function shipServer(ships = [tern]): FakeServer {
  const server = new FakeServer([
    start(8, 'English', [party(8, 'Élodie Exemple', 2, { id: 'exemple' })]),
    start(12, 'French', [party(12, 'Zoé Essaie', 5, { id: 'essaie' })]),
  ]);
  server.ships = ships;
  return server;
}

const buttonTexts = (today: TodayOnScreen, within = 'body') =>
  [...today.document.querySelectorAll(`${within} button`)].map(({ textContent }) => textContent ?? '');
const sheetText = (today: TodayOnScreen) => today.document.querySelector('dialog')?.textContent ?? '';

describe('the ships on Today', () => {
  it('are shown with their all-aboard times, and the starts that end too late for one are marked', async () => {
    const today = await showToday(shipServer([tern, petrel]));
    expect(today.text()).toMatch(/Sample Tern, all aboard \d+:\d\d PM; Sample Petrel, all aboard 10:00 PM/);
    const [four] = buttonTexts(today).filter((text) => text.startsWith('4:00Tour'));
    expect(four).toContain('French, too late for Sample Tern');
    const [three] = buttonTexts(today).filter((text) => text.startsWith('3:00Tour'));
    expect(three).not.toContain('too late');
    const hour = today.document.querySelector('[aria-label^="4 PM"]')?.getAttribute('aria-label');
    expect(hour).toContain('too late for Sample Tern');
    expect(today.text()).not.toContain('too late for Sample Petrel');
  });

  it('are not mentioned on a day without a ship', async () => {
    const today = await showToday(shipServer([]));
    expect(today.text()).not.toMatch(/aboard|too late/);
  });

  it('appear after a manager has added them, as soon as the day is loaded again', async () => {
    const server = shipServer([]);
    const today = await showToday(server);
    server.ships = [tern];
    await today.wait(5_000);
    expect(today.text()).toContain('Sample Tern, all aboard');
    expect(new Set(server.calls.map(({ endpoint }) => endpoint))).toEqual(new Set(['openDay']));
  });
});

describe('a start that ends too late for a ship', () => {
  it('is marked among the starts of a walk-in, with a warning once it is chosen', async () => {
    const today = await showToday(shipServer());
    await today.press('Walk-in');
    await today.wait(0);
    await today.press(/^All \d+ starts/, 'dialog');
    const [chip] = buttonTexts(today, 'dialog').filter((text) => text.startsWith('4:00 PM Tour'));
    expect(chip).toContain('11 left, French, too late for Sample Tern');
    expect(sheetText(today)).not.toContain('Ask which ship');
    await today.press(/^4:00 PM Tour/, 'dialog');
    expect(sheetText(today)).toMatch(
      /Too late for Sample Tern, all aboard at \d+:\d\d PM\. Ask which ship they are on\./,
    );
  });

  it('is marked when a party is moved, with a warning before the change is sent', async () => {
    const today = await showToday(shipServer());
    await today.press(/^É\. Exemple: history/);
    await today.wait(0);
    await today.press('Change or move');
    await today.wait(0);
    const [chip] = buttonTexts(today, 'dialog').filter((text) => text.startsWith('4:00 PM Tour'));
    expect(chip).toContain('too late for Sample Tern');
    await today.press(/^4:00 PM Tour/, 'dialog');
    await today.press('See what changes');
    expect(sheetText(today)).toContain('Too late for Sample Tern');
  });

  it('has a warning when it is chosen for a telephone booking', async () => {
    const today = await showToday(shipServer());
    await today.press('More');
    await today.wait(0);
    await today.press('Telephone booking', 'dialog');
    await today.wait(0);
    await today.press(/^4:00 PM Tour/, 'dialog');
    expect(sheetText(today)).toContain('Ask which ship they are on.');
  });
});
