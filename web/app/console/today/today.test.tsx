import { describe, expect, it } from 'vitest';
import type { BodyOf } from '#shared/contracts/calls.ts';
import type { VisitCommand } from '../api/unsent-visits.ts';
import { arrival, at, barkeeper, party, payment, shipDay, start } from './day/ship-day.testing.ts';
import { countDashedTicks, FakeServer, showToday, type TodayOnScreen } from './today.testing.tsx';

const startsFromTwo = () => [
  start(8, 'English', [
    party(8, 'Élodie Exemple', 2, { id: 'exemple' }),
    party(8, 'Pia Ejemplo', 1, { id: 'ejemplo' }),
  ]),
  start(12, 'French', [party(12, 'Zoé Essaie', 5, { id: 'essaie' })]),
];

const sentCommands = (server: FakeServer) => server.sent<VisitCommand>('recordVisit');

describe('a colleague at the door', () => {
  it('records the arrival of a party with one press and takes the payment with the next', async () => {
    const server = new FakeServer(startsFromTwo());
    const today = await showToday(server);
    await today.press('Arrived: É. Exemple');
    await today.wait(700);
    expect(today.row('exemple')).toContain('8,000 to pay');
    await today.press('Cash: É. Exemple pays 8,000 VUV');
    await today.wait(0);
    expect(sentCommands(server).map(({ action }) => action)).toEqual([
      { kind: 'arrive', guests: 2, here: 0 },
      { kind: 'pay', method: 'cash-vuv', amount: 8000, vatu: 8000, outstanding: 8000 },
    ]);
    expect(today.row('exemple')).toContain('Paid');
    expect(today.status()).toContain('É. Exemple paid 8,000');
  });

  it('records a complimentary visit, which the message afterwards does not call paid', async () => {
    const today = await showToday(new FakeServer(startsFromTwo()));
    for (const name of [/^É\. Exemple: history/, 'Other', 'Complimentary']) {
      await today.press(name);
      await today.wait(0);
    }
    await today.type('Why does nobody pay?', 'Guide of the party');
    await today.press('8,000 complimentary');
    await today.wait(0);
    expect(today.status()).toContain('É. Exemple: 8,000');
    expect(today.status()).toContain('Complimentary.');
    expect(today.status()).not.toContain('paid');
  });

  it('cannot take a payment by a double press, since new buttons are inactive for 600 ms', async () => {
    const server = new FakeServer(startsFromTwo());
    const today = await showToday(server);
    await today.press('Arrived: É. Exemple');
    await today.press('Cash: É. Exemple pays 8,000 VUV');
    await today.wait(590);
    await today.press('Card: É. Exemple pays 8,000 VUV');
    expect(sentCommands(server).map(({ action }) => action.kind)).toEqual(['arrive']);
    await today.wait(20);
    await today.press('Card: É. Exemple pays 8,000 VUV');
    expect(sentCommands(server).map(({ action }) => action.kind)).toEqual(['arrive', 'pay']);
  });

  it('sees the guests of an arrival drawn as dashed marks until the server responds, while the press is sent again with the same command id', async () => {
    const server = new FakeServer(startsFromTwo());
    server.outcomes = ['lost', 'down'];
    const today = await showToday(server);
    await today.press('Arrived: É. Exemple');
    await today.wait(0);
    expect(today.row('exemple')).toContain('8,000 to pay');
    expect(countDashedTicks(today, 'exemple')).toBe(2);
    await today.wait(30_000);
    expect(countDashedTicks(today, 'exemple')).toBe(0);
    expect(new Set(sentCommands(server).map(({ commandId }) => commandId)).size).toBe(1);
    expect(sentCommands(server).length).toBe(3);
    expect(server.party('exemple').log).toHaveLength(1);
    expect(sentCommands(server)[0]?.commandId).toMatch(/^[0-9a-f]{24}$/);
  });

  it('can make two presses for a party, which are sent in order even if the first call fails', async () => {
    const server = new FakeServer(startsFromTwo());
    server.outcomes = ['down'];
    const today = await showToday(server);
    await today.press('Arrived: É. Exemple');
    await today.wait(700);
    await today.press('Cash: É. Exemple pays 8,000 VUV');
    await today.wait(30_000);
    expect(server.party('exemple').log.map(({ kind }) => kind)).toEqual(['arrive', 'pay']);
  });

  it('sees why a press was refused, with the current state of the party', async () => {
    const server = new FakeServer(startsFromTwo());
    const today = await showToday(server);
    await today.press('Arrived: É. Exemple');
    await today.wait(700);
    const explanation =
      '8,000 VUV already paid by card, recorded by B. Barr at 1:57 PM. Your payment was not recorded.';
    const message = `É. Exemple, 2:00 PM Tour: ${explanation}`;
    server.outcomes = [{ kind: 'party-changed', message }];
    const storedParty = server.party('exemple');
    server.replace({
      ...storedParty,
      log: [...storedParty.log, payment(8000, at(13, 57), 'card', barkeeper.id)],
    });
    await today.press('Cash: É. Exemple pays 8,000 VUV');
    await today.wait(0);
    const sheet = today.document.querySelector('dialog')?.textContent ?? '';
    expect(today.document.querySelector('dialog h2')?.textContent).toBe('É. Exemple, 2:00 PM Tour');
    expect(sheet).toContain(explanation);
    expect(sheet.match(/É. Exemple/g)).toHaveLength(1);
    expect(sheet).toContain('If you have their money in your hand, give it back.');
    expect(sheet).toContain('Paid 8,000, card, 1:57\u00a0PM');
    await today.press('Understood');
    expect(today.row('exemple')).toContain('card, 1:57\u00a0PM');
    expect(sentCommands(server)).toHaveLength(2);
  });

  it('records the arrival of some guests of a party with “+1”', async () => {
    const server = new FakeServer(startsFromTwo());
    const today = await showToday(server);
    await today.press('+1: one more of É. Exemple arrived');
    await today.wait(0);
    expect(sentCommands(server).map(({ action }) => action)).toEqual([
      { kind: 'arrive', guests: 1, here: 0 },
    ]);
    expect(today.row('exemple')).toContain('1 of 2 here');
    expect(today.row('ejemplo')).not.toContain('+1');
    await today.press('É. Exemple: history, notes and more');
    await today.wait(0);
    await today.press('1 more arrived', 'dialog');
    await today.wait(0);
    const history = today.document.querySelector('dialog ol')?.textContent ?? '';
    expect(history).toMatch(/1 more arrived.*1 arrived/);
    expect(today.status()).toContain('É. Exemple: 1 more arrived');
    expect(sentCommands(server)[1]?.action).toEqual({ kind: 'arrive', guests: 1, here: 1 });
  });

  it('sees in the record of an operator’s party that the operator pays by monthly statement', async () => {
    const operatorParty = party(8, 'Pia Ejemplo', 3, { companyName: 'Sea Breeze', due: 0 });
    const today = await showToday(new FakeServer([start(8, 'English', [operatorParty])]));
    await today.press('P. Ejemplo: history, notes and more');
    await today.wait(0);
    expect(today.document.querySelector('dialog')?.textContent).toContain(
      'Sea Breeze, 12,000 VUV by monthly statement',
    );
  });

  it('sees first names in the record and in the search, and only the initial in the row', async () => {
    const today = await showToday(new FakeServer(startsFromTwo()));
    expect(today.row('exemple')).toContain('É.\u00a0Exemple');
    await today.press('É. Exemple: history, notes and more');
    await today.wait(0);
    expect(today.document.querySelector('dialog h2')?.textContent).toBe('Élodie Exemple');
    await today.press('Close', 'dialog');
    await today.press('Find');
    await today.wait(0);
    await today.type('First letters of a name', 'elo');
    const hit = today.document.querySelector('dialog li');
    expect(hit?.textContent).toContain('Élodie Exemple');
    expect(hit?.querySelector('mark')?.textContent).toBe('Élo');
  });

  it.each([
    ['the sheet is closed', (today: TodayOnScreen) => today.press('Close', 'dialog')],
    [
      'the field is left',
      (today: TodayOnScreen) => today.leave(today.document.querySelector('dialog form input') as Element),
    ],
  ])('adds a typed note when %s', async (_, leaveNote) => {
    const server = new FakeServer(startsFromTwo());
    const today = await showToday(server);
    await today.press('É. Exemple: history, notes and more');
    await today.wait(0);
    await today.type('Notes, for staff only', 'Nut allergy');
    await leaveNote(today);
    await today.wait(0);
    expect(sentCommands(server).map(({ action }) => action)).toEqual([{ kind: 'note', text: 'Nut allergy' }]);
    expect(today.status()).toContain('note added');
  });

  it('stores a typed note only after the mouse button is released outside its field, so that a pressed button does not move', async () => {
    const server = new FakeServer(startsFromTwo());
    const today = await showToday(server);
    await today.press('É. Exemple: history, notes and more');
    await today.wait(0);
    await today.type('Notes, for staff only', 'Nut allergy');
    const field = today.document.querySelector('dialog form input') as Element;
    await today.mouse('mousedown', field);
    await today.leave(field);
    await today.wait(0);
    expect(sentCommands(server)).toEqual([]);
    await today.mouse('mouseup', field);
    await today.wait(0);
    expect(sentCommands(server).map(({ action }) => action)).toEqual([{ kind: 'note', text: 'Nut allergy' }]);
  });

  it('undoes an arrival with the Undo button of the message that confirms it', async () => {
    const server = new FakeServer(startsFromTwo());
    const today = await showToday(server);
    await today.press('Arrived: É. Exemple');
    await today.press('Undo');
    await today.wait(0);
    const [arrivalCommand, undoCommand] = sentCommands(server);
    expect(undoCommand?.action).toEqual({ kind: 'undo', entry: arrivalCommand?.commandId });
    expect(today.row('exemple')).toContain('Arrived');
    // The message names the entry, because a guest whose payment was undone is still here.
    expect(today.text()).toContain('É. Exemple: 2 arrived (undone)');
  });

  it('need not repeat a press refused for lack of identification, since it is sent again with the same command id', async () => {
    const server = new FakeServer(startsFromTwo());
    const identificationRequired = {
      kind: 'identification-required',
      message: 'Please say who you are.',
    } as const;
    server.outcomes = [identificationRequired, identificationRequired];
    const today = await showToday(server);
    await today.press('Arrived: É. Exemple');
    await today.wait(0);
    expect(countDashedTicks(today, 'exemple')).toBe(2);
    expect(today.document.querySelector('dialog')).toBeNull();
    await today.wait(30_000);
    expect(server.party('exemple').log).toHaveLength(1);
    expect(new Set(sentCommands(server).map(({ commandId }) => commandId)).size).toBe(1);
  });

  it('sees only the unsent presses, and no names, once the device is revoked', async () => {
    const server = new FakeServer(startsFromTwo());
    const today = await showToday(server);
    server.outcomes = [{ kind: 'device-ended', message: 'Ended.' }];
    await today.press('Arrived: É. Exemple');
    await today.wait(0);
    expect(today.text()).not.toContain('Exemple');
    expect(today.text()).toContain('1 press was not sent: 2 arrived, 2:00 PM tour, pressed at 1:56 PM.');
  });
});

describe('the list of today’s parties', () => {
  it('is polled every five seconds, and only changed starts are rendered again', async () => {
    const server = new FakeServer(startsFromTwo());
    const today = await showToday(server);
    const days = () => server.calls.filter(({ endpoint }) => endpoint === 'openDay');
    expect(days()).toHaveLength(1);
    expect(days()[0]?.query?.seen).toBeUndefined();
    const rowBefore = today.document.querySelector('[data-party="ejemplo"]');
    server.replace({ ...server.party('exemple'), log: [arrival(2, at(13, 56))] });
    await today.wait(5_000);
    expect(days()).toHaveLength(2);
    expect(days()[1]?.query?.seen).toMatch(/^8\.[0-9a-f]+,12\.[0-9a-f]+$/);
    expect(today.row('exemple')).toContain('8,000 to pay');
    expect(today.document.querySelector('[data-party="ejemplo"]')).toBe(rowBefore);
    expect(today.text()).toContain('5 to come');
  });

  it('is not polled while the page is hidden, and is polled immediately when the page is visible again', async () => {
    const server = new FakeServer(startsFromTwo());
    const today = await showToday(server);
    await today.setVisibility('hidden');
    await today.wait(60_000);
    const callCount = server.calls.length;
    expect(callCount).toBe(1);
    await today.setVisibility('visible');
    await today.wait(0);
    expect(server.calls.length).toBe(callCount + 1);
  });
});

describe('adding a walk-in', () => {
  it('takes three presses: “Walk-in”, the number of adults, “Add”', async () => {
    const server = new FakeServer(startsFromTwo());
    const today = await showToday(server);
    await today.press('Walk-in');
    await today.wait(0);
    await today.press('2 adults', 'dialog');
    await today.press(/^Add 2, English/);
    await today.wait(0);
    expect(server.sent<BodyOf<'addParty'>>('addParty')).toEqual([
      {
        commandId: expect.stringMatching(/^[0-9a-f]{24}$/),
        source: 'walk-in',
        date: '2026-12-10',
        tourId: 8,
        guestCount: 2,
        preferredLanguage: 'English',
      },
    ]);
    expect(today.document.querySelector('dialog')).toBeNull();
    expect(today.text()).toContain('Walk-in');
    // The slip shows the letters in groups; screen readers get them spelled out.
    expect(today.text()).toMatch(/letters [A-Z]{3} [A-Z]{3}/);
    expect(today.status()).toMatch(
      /^2 added, 2:00 PM Tour\. .* to pay, letters [A-Z] [A-Z] [A-Z], [A-Z] [A-Z] [A-Z]$/,
    );
  });

  it('adds the party once although the response is lost several times', async () => {
    const server = new FakeServer(startsFromTwo());
    server.outcomes = ['lost', 'lost', 'lost'];
    const today = await showToday(server);
    await today.press('Walk-in');
    await today.wait(0);
    await today.press('1 adult', 'dialog');
    await today.press(/^Add 1, English/);
    await today.wait(5_000);
    expect(today.text()).toContain('No answer yet. Press again: nobody is added twice.');
    await today.press(/^Add 1, English/);
    await today.wait(0);
    const sent = server.sent<BodyOf<'addParty'>>('addParty');
    expect(sent).toHaveLength(4);
    expect(new Set(sent.map(({ commandId }) => commandId)).size).toBe(1);
    expect(server.starts[0]?.parties).toHaveLength(3);
  });

  it('asks for the language only at a start without parties, and offers no numbers of adults beyond the free places', async () => {
    const server = new FakeServer(shipDay());
    const today = await showToday(server);
    await today.press('Walk-in');
    await today.wait(0);
    await today.press('3 adults', 'dialog');
    expect(today.text()).toContain('How many adults?');
    await today.press(/^All \d+ starts$/, 'dialog');
    await today.press(/^3:00 PM Tasting/, 'dialog');
    await today.press('3 adults', 'dialog');
    expect(today.text()).toContain('The first party decides the language.');
    expect(today.text()).toMatch(/Add 3, English.*Add 3, French/);
  });

  it('offers other starts with free places when the chosen places were just taken', async () => {
    const server = new FakeServer(shipDay());
    const today = await showToday(server);
    server.outcomes = [{ kind: 'slot-full', message: 'This time slot is fully booked.' }];
    await today.press('Walk-in');
    await today.wait(0);
    await today.press('2 adults', 'dialog');
    await today.press(/^Add 2, English/);
    await today.wait(0);
    const sheet = today.document.querySelector('dialog')?.textContent ?? '';
    expect(sheet).toContain('Just taken');
    expect(sheet).toContain('This time slot is fully booked. Your 2 are not added.');
    await today.press('Take: 2:00 PM Tasting');
    expect(today.text()).toContain('Add 2, French');
  });
});

describe('the keyboard shortcuts of Today', () => {
  it('record the arrival and the payment of the chosen party, but not within 600 ms of each other', async () => {
    const server = new FakeServer(startsFromTwo());
    const today = await showToday(server);
    await today.key('ArrowDown');
    await today.key('ArrowDown');
    await today.key('a');
    await today.key('c');
    expect(sentCommands(server).map(({ action }) => action.kind)).toEqual(['arrive']);
    await today.wait(700);
    await today.key('c');
    expect(sentCommands(server).map(({ action, party: id }) => [id, action.kind])).toEqual([
      ['exemple', 'arrive'],
      ['exemple', 'pay'],
    ]);
  });

  it('do nothing while a field has the focus or a modifier key is held', async () => {
    const server = new FakeServer(startsFromTwo());
    const today = await showToday(server);
    await today.key('ArrowDown');
    const field = today.document.createElement('input');
    today.document.body.append(field);
    await today.key('a', field);
    await today.key('w', field);
    expect(sentCommands(server)).toEqual([]);
    expect(today.document.querySelector('dialog')).toBeNull();
    await today.key('w');
    await today.wait(0);
    expect(today.document.querySelector('dialog')).not.toBeNull();
  });

  it('can be switched off in the list of keys, which “More” opens', async () => {
    const server = new FakeServer(startsFromTwo());
    const today = await showToday(server);
    await today.press('More');
    await today.wait(0);
    const aboutKeys = [...today.document.querySelectorAll('dialog button')].filter(({ textContent }) =>
      /key|letter/i.test(textContent ?? ''),
    );
    expect(aboutKeys.map(({ textContent }) => textContent)).toEqual(['Keys of the keyboard']);
    await today.press('Keys of the keyboard', 'dialog');
    await today.wait(0);
    await today.press('Switch single letters off', 'dialog');
    await today.press('Close', 'dialog');
    await today.key('ArrowDown');
    await today.key('a');
    expect(sentCommands(server)).toEqual([]);
  });

  it('do nothing while a dialog is about to open', async () => {
    const server = new FakeServer(startsFromTwo());
    const today = await showToday(server);
    await today.key('ArrowDown');
    await today.key('/');
    await today.wait(0);
    today.document.querySelector('dialog')?.removeAttribute('open');
    await today.key('a');
    expect(sentCommands(server)).toEqual([]);
  });
});

describe('the search for a party', () => {
  it('ignores accents and case, and covers the whole day', async () => {
    const today = await showToday(new FakeServer(shipDay()));
    await today.press('Find');
    await today.wait(0);
    await today.type('First letters of a name', 'EX');
    const hits = [...today.document.querySelectorAll('dialog li')].map((hit) => hit.textContent);
    expect(hits[0]).toMatch(/, [A-Z]{3} [A-Z]{3}[A-Z] [A-Z] [A-Z], [A-Z] [A-Z] [A-Z]/);
    expect(hits).toHaveLength(3);
    expect(hits.join()).toMatch(/G Example.*Élodie Exemple.*Olga Examen/s);
    await today.type('First letters of a name', 'elo');
    expect(today.document.querySelectorAll('dialog li')).toHaveLength(1);
  });
});

describe('the hours of the day on Today', () => {
  it('are one tab stop, and the arrow keys open the earlier and later hours', async () => {
    const today = await showToday(new FakeServer(shipDay()));
    const hours = () => [
      ...today.document.querySelectorAll('nav[aria-label^="The hours of the day"] button:not([disabled])'),
    ];
    const stops = () => hours().filter((hour) => hour.getAttribute('tabindex') === '0');
    const openIndex = () => hours().findIndex((hour) => hour.getAttribute('aria-current') === 'true');
    expect(hours().length).toBeGreaterThan(3);
    expect(stops()).toEqual([hours()[openIndex()]]);
    const indexBefore = openIndex();
    await today.key('ArrowRight', hours()[indexBefore]);
    expect(openIndex()).toBe(indexBefore + 1);
    expect(stops()).toEqual([hours()[indexBefore + 1]]);
    await today.key('Home', hours()[indexBefore + 1]);
    expect(openIndex()).toBe(0);
    await today.key('ArrowLeft', hours()[0]);
    expect(openIndex()).toBe(hours().length - 1);
  });
});
