import { describe, expect, it, vi } from 'vitest';
import { renderStatic } from '#app/ui/render.testing.ts';
import { at, beforeTwo } from '../today/day/ship-day.testing.ts';
import { InstallSheet } from './install-sheet.tsx';
import { KeptSheet } from './kept-sheet.tsx';
import { LeaveSheet } from './leave-sheet.tsx';
import { LegendSheet } from './legend-sheet.tsx';
import type { KeptItem } from './network-view.ts';
import { OfflineHelpSheet } from './offline-help-sheet.tsx';
import { OfflineProblemSheet, type OfflineProblemSheetProps } from './offline-problem-sheet.tsx';

const noop = () => {};
const item = (n: number, more: Partial<KeptItem> = {}): KeptItem => ({
  id: String(n),
  at: at(13, n),
  by: 'H. Host',
  party: 'É. Exemple',
  action: { kind: 'arrive', guests: 2 },
  ...more,
});
const items = Array.from({ length: 12 }, (_, index) => item(50 - index));

describe('the sheet of waiting presses', () => {
  const renderSheet = (more: Partial<Parameters<typeof KeptSheet>[0]> = {}) =>
    renderStatic(
      <KeptSheet
        {...{
          items,
          count: 12,
          device: 'phone',
          now: beforeTwo,
          nextTry: 30,
          onTry: noop,
          onClose: noop,
        }}
        {...more}
      />,
    ).text;

  it('counts and lists the presses that wait on a phone, and explains that they stay there', () => {
    expect(renderSheet()).toMatch(
      /^12 wait on this phone.*Newest first\. They stay here, also when the phone is switched off, and are sent by themselves, in order\..*1:50 PM É\. Exemple, 2 arrived H\. Host Kept/,
    );
  });

  it('marks a press of a colleague who chose a name without entering the code', () => {
    expect(renderSheet({ items: [item(1, { isCodeUnchecked: true })], count: 1 })).toContain(
      'H. Host, no code',
    );
  });

  it('shows the sum and the method of a payment', () => {
    const action = { kind: 'pay', method: 'card', amount: 8000, vatu: 8000, outstanding: 8000 } as const;
    expect(renderSheet({ items: [item(1, { action })], count: 1 })).toContain(
      'É. Exemple paid 8,000 by card',
    );
  });

  it('shows when a press was undone, and counts the press and the undo', () => {
    expect(renderSheet({ items: [item(1, { undoneAt: at(13, 5) })], count: 2 })).toContain(
      'undone 1:05 PM: 2 presses',
    );
  });

  it('counts down to the next try, and shows a try in progress', () => {
    expect(renderSheet()).toContain('Try now next try in 30 s');
    expect(renderSheet({ nextTry: undefined })).toContain('Trying…');
  });
});

it('the offline help lists what works offline, and what needs the network and why', () => {
  const { text } = renderStatic(<OfflineHelpSheet device="tablet" onClose={noop} />);
  expect(text).toContain('You can Arrived, all or some also with the guest’s code or six letters');
  expect(text).toContain('Walk-in counted against 16 by this tablet alone');
  expect(text).toContain('This waits for the network Change or move a booking');
  expect(text).toContain('Your four digits they cannot be checked.');
});

it('the legend of the marks on parties explains what a dashed, full, split, hollow, orange or red mark and a question mark mean', () => {
  const { text } = renderStatic(<LegendSheet device="phone" onClose={noop} />);
  for (const name of [
    'Dashed: kept here',
    'Dashed line: payment kept here',
    'Full: sent',
    'Split in two: needs you',
    'Hollow day: without a network',
    'Question mark: a place nobody can be sure of',
    'Orange edge: kept, but may be deleted',
    'Red: not kept',
  ])
    expect(text).toContain(name);
});

describe('the warning on a device that cannot keep presses', () => {
  const renderSheet = (problem: OfflineProblemSheetProps['problem']) =>
    renderStatic(
      <OfflineProblemSheet
        problem={problem}
        device="phone"
        now={beforeTwo}
        lost="É. Exemple, 2 arrived, 1:52 PM"
        measuredAt={at(13, 10)}
        onRetry={noop}
        onRunSheet={noop}
        onClose={noop}
      />,
    );

  it('shows which press has to be written down when the device is full, and how many presses are safe', () => {
    const lost = {
      by: '0HST',
      identified: 'owner',
      party: { date: '2026-12-10', tourId: 8, id: 'exemple' },
      action: { kind: 'arrive', guests: 2 },
    } as const;
    const { text, html } = renderSheet({ kind: 'full', lost, kept: 12 });
    expect(text).toContain('This phone is full. The last press is not kept.');
    expect(text).toContain('Write it down: É. Exemple, 2 arrived, 1:52 PM. The 12 before it are safe.');
    expect(text).toContain('Do not delete the console or its data: the 12 presses are in it.');
    expect(html).toContain('role="alert"');
  });

  it('explains that buttons are disabled offline because the browser refuses storage', () => {
    const { text } = renderSheet({ kind: 'refused' });
    expect(text).toContain('This phone cannot keep what you press.');
    expect(text).toContain('Without it, a press here would be lost, so the keys are off.');
    expect(text).toContain('Check again Show the run sheet');
  });

  it('asks staff to use a normal window instead of a private one', () => {
    vi.stubGlobal('window', { location: { host: 'rum.example' } });
    const { text } = renderSheet({ kind: 'private' });
    expect(text).toContain('This is a private window. It forgets everything when it is closed.');
    expect(text).toContain('Open rum.example/staff in a normal window.');
    expect(text).toContain('Copy the address');
    vi.unstubAllGlobals();
  });

  it('shows how many minutes the clock is slow, and the right time', () => {
    const { text } = renderSheet({ kind: 'clock', minutes: -40 });
    expect(text).toContain('The clock of this phone is 40 minutes slow.');
    expect(text).toContain('It shows 1:16 PM; it is 1:56 PM. Measured at the last contact, 1:10 PM.');
  });

  it('shows in hours how much a clock is fast', () => {
    expect(renderSheet({ kind: 'clock', minutes: 180 }).text).toContain(
      'The clock of this phone is 3 hours fast.',
    );
  });
});

describe('the question before signing out while presses wait', () => {
  const renderSheet = (isOffline: boolean) =>
    renderStatic(
      <LeaveSheet
        {...{ items, count: 12, device: 'phone', now: beforeTwo, isOffline, isLeaving: false }}
        onLeave={noop}
        onClose={noop}
      />,
    ).text;

  it('explains that the presses stay locked on the device until a colleague signs in', () => {
    expect(renderSheet(true)).toMatch(
      /^12 presses wait on this phone\..*They stay locked on this phone and are sent after somebody signs in here again, with your name on them\..*and 9 more.*Stay signed in Sign out, keep them locked$/,
    );
  });

  it('warns only while offline that no one can sign in again', () => {
    expect(renderSheet(true)).toContain('Without a network, no one can sign in here again, not even you.');
    expect(renderSheet(false)).not.toContain('no one can sign in');
  });
});

describe('the hint to install the console', () => {
  it('explains on an iPhone how to put the console on the Home Screen', () => {
    const { text } = renderStatic(
      <InstallSheet system="iphone" onInstall={undefined} onNotNow={noop} onClose={noop} />,
    );
    expect(text).toContain('Put it on the Home Screen.');
    expect(text).toContain('In Safari press Share Add to Home Screen, then Add');
    expect(text).toContain('Not now asked again in a week');
  });

  it('has an install button on Android if the browser has a prompt', () => {
    const { text } = renderStatic(
      <InstallSheet system="android" onInstall={noop} onNotNow={noop} onClose={noop} />,
    );
    expect(text).toContain('Install takes 2 MB');
  });
});
