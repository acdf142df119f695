import { act } from 'react';
import { describe, expect, it } from 'vitest';
import type { WaitingPress } from '#app/console/kept/kept-state.ts';
import { openPage } from '../frame/opened-page.testing.tsx';
import { FakeQueue } from '../offline/kept-queue.testing.ts';

async function openEnded() {
  const { KeptContext } = await import('../kept/use-kept.ts');
  const { ClosedConsole } = await import('./closed-console.tsx');
  const queue = new FakeQueue();
  const page = await openPage(() => (
    <KeptContext value={queue}>
      <ClosedConsole state={{ status: 'ended', by: 'M. Manager' }} onRetry={() => {}} />
    </KeptContext>
  ));
  return { page, queue };
}

describe('the page of a revoked device', () => {
  it('counts the presses still to send, and afterwards the presses sent, with the note that nothing else is stored', async () => {
    const { page, queue } = await openEnded();
    const press = { status: 'waits' } as WaitingPress;
    await act(async () => queue.set({ waiting: [press, press], ended: { sent: 0, isEmpty: false } }));
    expect(page.text()).toContain('2 wait on this phone');
    expect(page.text()).not.toContain('no list, no names');
    await act(async () => queue.set({ waiting: [], ended: { sent: 2, isEmpty: true } }));
    expect(page.text()).toContain('2 sentas pressed, with your name and time');
    expect(page.text()).toContain('Nothing else is keptno list, no names, no money');
    expect(page.text()).not.toContain('wait on');
  });

  it('shows that nothing is stored if no press was waiting', async () => {
    const { page, queue } = await openEnded();
    await act(async () => queue.set({ ended: { sent: 0, isEmpty: true } }));
    expect(page.text()).toContain('Nothing is kept here');
    expect(page.text()).not.toContain('sent');
  });
});
