import { slots } from '#shared/booking/slots.ts';
import type { Party } from '#shared/contracts/staff/party.ts';
import { newCommandId } from '#shared/kept-presses/press.testing.ts';
import type { KeptAction } from '#shared/kept-presses/press.ts';
import { partyState } from '#shared/staff/parties/visit.ts';
import { dateOf } from '#shared/values/port-vila-time.ts';
import type { Harness } from '../harness/harness.ts';
import { linkKeepingColleague } from '../harness/keeping-browser.ts';
import { collectFindings, type ScenarioResult } from '../harness/scenario.ts';
import { commandId } from '../harness/staff-browser.ts';

let partyCount = 0;

/** Two colleagues whose browsers keep presses, and parties of two for today. */
async function openDoor(harness: Harness) {
  const date = dateOf(harness.localStack.clock.now());
  const [ann, ben] = [await linkKeepingColleague(harness, 'Ann'), await linkKeepingColleague(harness, 'Ben')];

  const party = async () => {
    partyCount += 1;
    const tourId = partyCount % slots.length;
    const guest = { source: 'phone', guestCount: 2, firstName: 'Mary', lastName: 'Kalo' };
    const added = await ann.browser.call('POST', 'bookings', {
      commandId: commandId(),
      ...guest,
      date,
      tourId,
    });
    const { id, due }: Party = added.party;
    const read = async (): Promise<Party> => {
      const { starts } = await ann.browser.call('GET', `day?date=${date}`);
      const parties = starts.flatMap((start: { parties: Party[] }) => start.parties);
      return parties.find((party: Party) => party.id === id);
    };
    const press = (action: KeptAction) => ({ party: { date, tourId, id }, action });
    const pay = (vatu: number): KeptAction => ({
      kind: 'pay',
      method: 'cash-vuv',
      amount: vatu,
      vatu,
      outstanding: due,
    });
    return { due, read, press, pay, log: async () => (await read()).log };
  };
  return { ann, ben, party };
}

const arrival: KeptAction = { kind: 'arrive', guests: 2 };

/** Expects presses that were altered, replaced or dated ahead to be noticed. */
export async function alterPresses(harness: Harness): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const { ann, ben, party } = await openDoor(harness);
  const guests = await party();
  const signedPress = await ann.keep(guests.press({ kind: 'arrive', guests: 1 }));
  const altered = { ...signedPress, text: signedPress.text.replace('"guests":1', '"guests":2') };
  const outcomes = await ben.deliver(altered);
  expect(outcomes.join() === 'rejected', `an altered press is ${outcomes.join()}`);
  expect((await guests.log()).length === 0, 'an altered press counts');

  const { clock } = harness.localStack;
  const now = clock.now().getTime();
  await ann.deliver(await ann.keep({ ...guests.press(arrival), madeAt: now + 30 * 86_400_000 }));
  const [entry] = await guests.log();
  expect(entry !== undefined && entry.at <= clock.now().getTime() / 1000, 'a press is dated ahead');

  const countBreaks = () =>
    harness.localStack.log.lines.filter(
      ({ text }) => text.includes('"kept-press.altered"') && text.includes('"chain"'),
    ).length;
  const breaksBefore = countBreaks();
  const note = guests.press({ kind: 'note', text: 'In the shade' });
  await ben.deliver(await ben.keep(note), await ben.keep({ ...note, previous: 'x'.repeat(43) }));
  expect(countBreaks() > breaksBefore, 'a press that was replaced is not noticed');
  return { findings, metrics: {} };
}

/** Expects presses to count once each, in every order of delivery and from every device. */
export async function redeliverKeptPresses(harness: Harness): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const { ann, ben, party } = await openDoor(harness);

  const duplicatedParty = await party();
  const arrivals = [
    await ann.keep(duplicatedParty.press(arrival)),
    await ben.keep(duplicatedParty.press(arrival)),
  ];
  const outcomes = await ann.deliver(...arrivals);
  expect(outcomes.join() === 'recorded,recorded', `the same arrival on two devices is ${outcomes.join()}`);
  const { flags } = partyState(await duplicatedParty.read());
  expect(flags.length === 0, `the same arrival on two devices needs a decision: ${flags.join()}`);

  const payingParty = await party();
  const payment = await ann.keep(payingParty.press(payingParty.pay(payingParty.due)));
  await Promise.all([ann, ben, ann].map((device) => device.deliver(payment)));
  await ben.deliver(payment, payment);
  const paid = partyState(await payingParty.read()).paidVuv;
  expect(paid === payingParty.due, `one payment of ${payingParty.due} VT counts as ${paid} VT`);
  expect((await payingParty.log()).length === 1, 'one payment has several entries');

  const claimingParty = await party();
  await ann.deliver(await ann.keep(claimingParty.press(claimingParty.pay(claimingParty.due + 90_000))));
  const { paidVuv, claims } = partyState(await claimingParty.read());
  expect(paidVuv === 0 && claims.length === 1, `a payment beyond the rules counts: ${paidVuv} VT`);

  const undoneParty = await party();
  const id = newCommandId();
  const entry = await ann.keep({ id, ...undoneParty.press(arrival) });
  const undo = await ann.keep(undoneParty.press({ kind: 'undo', entry: id }));
  await ben.deliver(undo);
  await ben.deliver(entry);
  expect(partyState(await undoneParty.read()).here === 0, 'an undo that comes before its entry is lost');
  return { findings, metrics: { paid } };
}

/** Expects a press that cannot be stored to be accepted later, and those before and after it to be recorded. */
export async function failOnePress(harness: Harness): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const { ann, party } = await openDoor(harness);
  const guests = await party();
  const keepNote = (text: string) => ann.keep(guests.press({ kind: 'note', text }));
  const presses = [await keepNote('First'), await keepNote('Second'), await keepNote('Third')];
  // The SDK retries once.
  const effect = { kind: 'error', code: 'InternalServerError', status: 500 } as const;
  harness.break([{ caller: 'DeliverPresses', operation: 'PutItem', skip: 1, times: 2, effect }]);
  const outcomes = await ann.deliver(...presses).catch(String);
  harness.break([]);
  expect(String(outcomes) === 'recorded,failed,recorded', `three presses of which one fails are ${outcomes}`);
  const again = await ann.deliver(...presses);
  expect(again.join() === 'known,known,known', `three presses that were recorded are ${again.join()}`);
  expect((await guests.log()).length === 3, 'a press after a failure is recorded twice, or not at all');
  return { findings, metrics: {} };
}

/** Expects guests who were admitted with a forged ticket to be in no history until a manager decides. */
export async function arriveWithForeignTicket(harness: Harness): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const { ann, party } = await openDoor(harness);
  const guests = await party();
  const outcomes = await ann.deliver(
    await ann.keep({ ...guests.press(arrival), ticket: 'OF ANOTHER HOUSE' }),
  );
  expect(outcomes.join() === 'needs-decision', `an arrival by a foreign ticket is ${outcomes.join()}`);
  expect((await guests.log()).length === 0, 'an arrival by a foreign ticket counts');
  return { findings, metrics: {} };
}
