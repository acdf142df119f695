import { expect, it } from 'vitest';
import { openPage } from '../frame/opened-page.testing.tsx';
import { at, host } from '../today/day/ship-day.testing.ts';
import { FakeQueue } from './kept-queue.testing.ts';

/** Opens the sign-out sheet on an offline device that keeps one arrival. */
async function signOutOffline() {
  const { KeptContext } = await import('../kept/use-kept.ts');
  const { LeaveWithPresses } = await import('./leave-with-presses.tsx');
  const { AgreeOfDay } = await import('./agree-first.ts');
  await AgreeOfDay.preload();
  const queue = new FakeQueue();
  const party = { date: '2026-12-10', tourId: 8, id: 'exemple' };
  await queue.keepPress({ by: host.id, identified: 'owner', party, action: { kind: 'arrive', guests: 2 } });
  queue.lose(at(13, 50));
  return openPage(() => (
    <KeptContext value={queue}>
      <LeaveWithPresses person={host} kept={queue.getState()} onClose={() => {}} onLeft={() => {}} />
    </KeptContext>
  ));
}

it('a colleague who signs out while presses wait can first exchange them with a tablet, and then continues signing out', async () => {
  const page = await signOutOffline();
  expect(page.text()).toMatch(/Stay signed inAgree with a tablet firstSign out, keep them locked$/);
  await page.press('Agree with a tablet first');
  expect(page.text()).toContain('One of them shows, the other reads.');
  await page.pressOn('dialog:last-of-type [aria-label="Close"]');
  expect(page.text()).not.toContain('One of them shows, the other reads.');
  expect(page.text()).toContain('1 press waits on this phone.');
});
