import { describe, expect, it, vi } from 'vitest';
import type { BodyOf, QueryOf } from '#shared/contracts/calls.ts';
import { stepUp } from '../api/passkeys.testing.ts';
import { at, manager, party, payment, start } from './day/ship-day.testing.ts';
import { FakeServer, showToday } from './today.testing.tsx';

vi.mock('../api/passkeys-on-demand.ts', () => import('../api/passkeys.testing.ts'));

const startsFromTwo = (exemple: Parameters<typeof party>[3] = {}) => [
  start(8, 'English', [
    party(8, 'Élodie Exemple', 2, { id: 'exemple', sequence: 3, ...exemple }),
    party(8, 'Pia Ejemplo', 11, { id: 'ejemplo' }),
  ]),
  start(10, 'French', [party(10, 'Zoé Essaie', 5, { id: 'essaie' })]),
];
const sentChanges = (server: FakeServer) => server.sent<BodyOf<'changeParty'>>('changeParty');

/** Opens the record of a party and presses one of its rare actions. */
async function openRecordOf(server: FakeServer, action: string) {
  const today = await showToday(server);
  await today.press(/^É\. Exemple: history/);
  await today.wait(0);
  await today.press(action);
  await today.wait(0);
  return { today, sheet: () => today.document.querySelector('dialog')?.textContent ?? '' };
}

describe('a change of a party', () => {
  it('is shown with the new price and the email to be sent before it is sent, and then confirmed in a message', async () => {
    const server = new FakeServer(startsFromTwo());
    const { today, sheet } = await openRecordOf(server, 'Change or move');
    expect(sheet()).toContain('Nothing is different yet');
    // Screen readers read the name of the group instead of the caption above the number.
    const adults = [...today.document.querySelectorAll('dialog p')].filter(
      ({ textContent }) => textContent === 'Adults',
    );
    expect(adults.map((caption) => caption.getAttribute('aria-hidden'))).toEqual(['true']);
    expect(today.document.querySelectorAll('dialog [aria-label="Adults"]')).toHaveLength(1);
    await today.press('One more', 'dialog');
    await today.press('See what changes');
    expect(sheet()).toContain('Adults3was 2');
    expect(sheet()).toContain('Price12,000 VUVwas 8,000 VUV');
    expect(sheet()).toContain('A mail goes to exemple@example.com.');
    expect(sentChanges(server)).toEqual([]);
    await today.press('Change É. Exemple');
    await today.wait(0);
    expect(sentChanges(server)).toEqual([
      {
        commandId: expect.stringMatching(/^[0-9a-f]{24}$/),
        date: '2026-12-10',
        tourId: 8,
        party: 'exemple',
        sequence: 3,
        requested: {
          date: '2026-12-10',
          tourId: 8,
          guestCount: 3,
          preferredLanguage: 'English',
          firstName: 'Élodie',
          lastName: 'Exemple',
          email: 'exemple@example.com',
          phone: '',
        },
      },
    ]);
    expect(today.document.querySelector('dialog')).toBeNull();
    expect(today.status()).toContain('É. Exemple: changed. Thu 10 Dec, 2:00 PM Tour, 3 adults.');
    expect(today.row('exemple')).toContain('3 adults');
  });

  it('offers only starts with enough free places, and shows how many places are free at the other starts', async () => {
    const { today, sheet } = await openRecordOf(new FakeServer(startsFromTwo()), 'Change or move');
    expect(sheet()).toContain('2:00 PM Tourtheirs now');
    expect(sheet()).toContain('3:00 PM Tour11 left, French');
    for (let count = 0; count < 4; count += 1) await today.press('One more', 'dialog');
    expect(sheet()).toContain('2:00 PM Touronly 5 left');
    expect(sheet()).toContain('Choose a start with room');
    await today.press(/^3:00 PM Tour/, 'dialog');
    await today.press('See what changes');
    expect(sheet()).toContain('LanguageFrenchwas English');
    expect(sheet()).toContain('Move 6 to 3:00 PM Tour');
  });

  it('cannot move a party that has paid to another day, and cannot remove an email address', async () => {
    const log = [payment(8000, at(13, 50))];
    const { today, sheet } = await openRecordOf(new FakeServer(startsFromTwo({ log })), 'Change or move');
    expect(sheet()).toContain('so it stays on this day');
    expect(today.document.querySelector('dialog input[type="date"]')).toBeNull();
    await today.type('Email', '');
    await today.press('See what changes');
    expect(sheet()).toContain('An address can be replaced, but not removed.');
  });

  it('is sent again with the same command id until the server responds', async () => {
    const server = new FakeServer(startsFromTwo());
    server.outcomes = ['lost', 'down'];
    const { today } = await openRecordOf(server, 'Change or move');
    await today.press('One more', 'dialog');
    await today.press('See what changes');
    await today.press('Change É. Exemple');
    await today.wait(3_000);
    expect(new Set(sentChanges(server).map(({ commandId }) => commandId)).size).toBe(1);
    expect(sentChanges(server)).toHaveLength(3);
    expect(server.party('exemple')).toMatchObject({ guestCount: 3, sequence: 4 });
  });

  it('is refused when a colleague has changed the party, and can be repeated for the current party', async () => {
    const server = new FakeServer(startsFromTwo());
    const { today, sheet } = await openRecordOf(server, 'Change or move');
    await today.press('One more', 'dialog');
    await today.press('See what changes');
    const message = 'B. Barr changed this booking at 1:55 PM. Nothing was changed.';
    server.outcomes = [{ kind: 'party-changed', message }];
    server.replace({ ...server.party('exemple'), guestCount: 4, sequence: 4 });
    await today.press('Change É. Exemple');
    await today.wait(0);
    expect(sheet()).toContain(message);
    expect(sheet()).toContain('Now: 4 adults, web, 2:00 PM, English');
    await today.press('Go on with the party as it is now');
    expect(sheet()).toContain('Nothing is different yet');
    await today.press('One more', 'dialog');
    await today.press('See what changes');
    await today.press('Change É. Exemple');
    await today.wait(0);
    expect(sentChanges(server).at(-1)).toMatchObject({ sequence: 4, requested: { guestCount: 5 } });
  });
});

describe('the cancellation of a party', () => {
  it('does not describe complimentary guests as having paid', async () => {
    const server = new FakeServer(startsFromTwo({ log: [payment(8000, at(13, 50), 'complimentary')] }));
    const { sheet } = await openRecordOf(server, 'Cancel booking');
    expect(sheet()).toContain('Others can book their 2 places at once.');
    expect(sheet()).not.toContain('paid');
  });

  it('shows its consequences before it is confirmed, and is then in the history of the party with its author', async () => {
    const server = new FakeServer(startsFromTwo({ log: [payment(8000, at(13, 50))], email: '' }));
    const { today, sheet } = await openRecordOf(server, 'Cancel booking');
    expect(sheet()).toContain('Others can book their 2 places at once.');
    expect(sheet()).toContain('They have paid 8,000 VUV.');
    expect(sheet()).toContain('There is no email address: tell them yourself.');
    await today.press('Keep the booking');
    expect(today.document.querySelector('dialog')).toBeNull();
    await today.press(/^É\. Exemple: history/);
    await today.wait(0);
    await today.press('Cancel booking');
    await today.wait(0);
    await today.press('Cancel booking', 'dialog');
    await today.wait(0);
    const [sent] = server.calls.filter(({ endpoint }) => endpoint === 'cancelParty');
    expect(
      sent?.query satisfies Partial<Record<keyof QueryOf<'cancelParty'>, string>> | undefined,
    ).toMatchObject({
      party: 'exemple',
      tourId: '8',
      sequence: '3',
    });
    expect(today.status()).toContain('É. Exemple: cancelled');
    await today.press(/^É\. Exemple: history/);
    await today.wait(0);
    expect(sheet()).toMatch(/History1:56 PMCancelledH\. Host/);
  });

  it('has the button “Remove the walk-in” if the party walked in and has paid nothing', async () => {
    const walkIn = { firstName: '', lastName: '', email: '', source: 'walk-in' } as const;
    const server = new FakeServer([start(8, 'English', [party(8, ' ', 2, { id: 'walk-in', ...walkIn })])]);
    const today = await showToday(server);
    await today.press(/^Walk-in: history/);
    await today.wait(0);
    await today.press('Remove the walk-in');
    await today.wait(0);
    const sheet = today.document.querySelector('dialog')?.textContent ?? '';
    expect(sheet).toContain('Remove Walk-in?');
    expect(sheet).toContain('Others can book their 2 places at once.');
    expect(sheet).not.toContain('Cancel booking');
    await today.press('Remove the walk-in', 'dialog');
    await today.wait(0);
    expect(server.calls.filter(({ endpoint }) => endpoint === 'cancelParty')).toHaveLength(1);
    expect(today.status()).toContain('Walk-in: removed');
  });

  it('has the button “Cancel booking” if the party walked in and has paid', async () => {
    const walkIn = { source: 'walk-in', log: [payment(8000, at(13, 50))] } as const;
    const { sheet } = await openRecordOf(new FakeServer(startsFromTwo(walkIn)), 'Cancel booking');
    expect(sheet()).toContain('They have paid 8,000 VUV.');
  });

  it('beyond the daily limit succeeds after a second press and the passkey', async () => {
    const server = new FakeServer(startsFromTwo());
    const { today, sheet } = await openRecordOf(server, 'Cancel booking');
    const message = 'You have cancelled 30 bookings today. Press again, and confirm with your passkey.';
    server.outcomes = [{ kind: 'step-up', message }];
    await today.press('Cancel booking', 'dialog');
    await today.wait(0);
    expect(sheet()).toContain(message);
    expect(stepUp).not.toHaveBeenCalled();
    await today.press('Cancel booking', 'dialog');
    await today.wait(0);
    expect(stepUp).toHaveBeenCalledTimes(1);
    expect(today.status()).toContain('É. Exemple: cancelled');
  });

  it('beyond the daily limit is not sent again when the passkey is not used', async () => {
    const server = new FakeServer(startsFromTwo());
    const { today, sheet } = await openRecordOf(server, 'Cancel booking');
    server.outcomes = [{ kind: 'step-up', message: 'Confirm with your passkey.' }];
    await today.press('Cancel booking', 'dialog');
    await today.wait(0);
    stepUp.mockRejectedValueOnce(new Error('The passkey was not used.'));
    await today.press('Cancel booking', 'dialog');
    await today.wait(0);
    expect(sheet()).toContain('The passkey was not used.');
    expect(server.calls.filter(({ endpoint }) => endpoint === 'cancelParty')).toHaveLength(1);
  });
});

describe('resending a confirmation', () => {
  it('shows the email address beforehand, and the reason if the server refuses', async () => {
    const server = new FakeServer(startsFromTwo());
    server.outcomes = [{ kind: 'too-many', message: 'Less than ten minutes ago.' }];
    const { today, sheet } = await openRecordOf(server, 'Send the mail again');
    expect(sheet()).toContain('The confirmation goes to exemple@example.com');
    await today.press('Send it');
    await today.wait(0);
    expect(sheet()).toContain('Less than ten minutes ago.');
    await today.press('Send it');
    await today.wait(0);
    expect(today.status()).toContain('Confirmation sent. To exemple@example.com.');
  });

  it('cannot be chosen for a party without an email address', async () => {
    const today = await showToday(new FakeServer(startsFromTwo({ email: '' })));
    await today.press(/^É\. Exemple: history/);
    await today.wait(0);
    await today.press('No email address to send to');
    expect(today.document.querySelectorAll('dialog h2')[0]?.textContent).toBe('Élodie Exemple');
  });
});

describe('a search for a party on other days', () => {
  it('sends one call, lists the parties found by day, and opens the record of the chosen party', async () => {
    const server = new FakeServer(startsFromTwo());
    server.partiesOfOtherDays = [
      party(8, 'Bea Exemplar', 4, { id: 'exemplar', date: '2026-12-12', time: '2:00 PM' }),
      party(0, 'Bob Exempla', 1, { id: 'exempla', date: '2026-12-15' }),
    ];
    const today = await showToday(server);
    await today.press('Find');
    await today.wait(0);
    expect(today.text()).toContain('Two letters or more search the other days, too.');
    await today.type('First letters of a name', 'exempl');
    await today.press('Search other days');
    await today.wait(0);
    expect(server.calls.filter(({ endpoint }) => endpoint === 'findParties')).toHaveLength(1);
    const sheet = today.document.querySelector('dialog')?.textContent ?? '';
    expect(sheet).toContain('2 found on other days until Wed 10 Mar.');
    expect(sheet).toMatch(/Saturday 12 December.*Bea Exemplar.*Tuesday 15 December.*Bob Exempla/s);
    await today.press(/^Bea Exemplar/);
    await today.wait(0);
    expect(today.document.querySelector('dialog h2')?.textContent).toBe('Bea Exemplar');
  });
});

describe('the language of a start', () => {
  const sentLanguageChanges = (server: FakeServer) => server.sent<BodyOf<'changeLanguage'>>('changeLanguage');
  async function openLanguageSheet(server: FakeServer) {
    const today = await showToday(server, { colleague: manager });
    await today.press('More');
    await today.wait(0);
    await today.press('Switch 2:00 PM Tour to French');
    await today.wait(0);
    return { today, sheet: () => today.document.querySelector('dialog')?.textContent ?? '' };
  }

  it('is changed by a manager once each party is marked as agreed', async () => {
    const server = new FakeServer(startsFromTwo());
    const { today, sheet } = await openLanguageSheet(server);
    expect(sheet()).toContain('A mail about the change goes to 2 parties.');
    await today.press('Each party has to agree', 'dialog');
    await today.press('É. Exemple, 2 adults: not asked yet', 'dialog');
    await today.press('Each party has to agree', 'dialog');
    expect(sentLanguageChanges(server)).toEqual([]);
    await today.press('P. Ejemplo, 11 adults: not asked yet', 'dialog');
    expect(sheet()).toContain('P. Ejemplo, 11 adults: agreed');
    await today.press('Switch to French', 'dialog');
    await today.wait(0);
    expect(sentLanguageChanges(server)).toEqual([
      {
        commandId: expect.stringMatching(/^[0-9a-f]{24}$/),
        date: '2026-12-10',
        tourId: 8,
        language: 'French',
        agreed: expect.arrayContaining([
          { party: 'exemple', sequence: 3 },
          { party: 'ejemplo', sequence: 0 },
        ]),
      },
    ]);
    expect(today.document.querySelector('dialog')).toBeNull();
    expect(today.status()).toContain('2:00 PM Tour is in French now');
  });

  it('needs the agreement of a party once more after the party has changed', async () => {
    const server = new FakeServer(startsFromTwo());
    server.outcomes = [{ kind: 'party-changed', message: 'The parties of this start have changed.' }];
    const { today, sheet } = await openLanguageSheet(server);
    await today.press(/^É\. Exemple.*not asked/, 'dialog');
    await today.press(/^P\. Ejemplo.*not asked/, 'dialog');
    server.replace({ ...server.party('exemple'), sequence: 4 });
    await today.press('Switch to French', 'dialog');
    await today.wait(6000);
    expect(sheet()).toContain('The parties of this start have changed.');
    expect(sheet()).toContain('É. Exemple, 2 adults: not asked yet');
    expect(sheet()).toContain('Each party has to agree');
  });

  it('cannot be changed by floor staff', async () => {
    const today = await showToday(new FakeServer(startsFromTwo()));
    await today.press('More');
    await today.wait(0);
    const moreSheet = () => today.document.querySelector('dialog')?.textContent;
    expect(moreSheet()).toContain('Telephone booking');
    expect(moreSheet()).not.toContain('Switch 2:00 PM');
  });
});
