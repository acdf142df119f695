import { describe, expect, it } from 'vitest';
import { addDays, instantAt } from '#shared/values/port-vila-time.ts';
import { at, beforeTwo, shipDate } from '../today/day/ship-day.testing.ts';
import { dayTimeOf, lineInWords } from './line-in-words.ts';
import type { NetworkView } from './network-view.ts';

const lineText = (view: Partial<NetworkView>, now: Date = beforeTwo) => {
  const line = lineInWords({ status: 'offline', kept: 0, ...view }, now, 'phone');
  return line && `${line.strong} ${line.text}`;
};
const countOf = (view: Partial<NetworkView>) =>
  lineInWords({ status: 'offline', kept: 0, ...view }, beforeTwo, 'phone')?.count;

describe('the status line about the network', () => {
  it('is absent while online', () => {
    expect(lineText({ status: 'online' })).toBeUndefined();
  });

  it('shows the start of the outage, and that presses are kept and sent automatically', () => {
    expect(lineText({ since: at(13, 10), asOf: at(13, 10) })).toBe(
      'No network since 1:10 PM. What you press is kept on this phone and sent by itself.',
    );
  });

  it('counts the waiting presses, and shows no count if none waits', () => {
    expect(countOf({ kept: 12 })).toEqual({ figure: 12, word: 'kept here', isSent: false });
    expect(countOf({ kept: 0 })).toBeUndefined();
  });

  it('shows the time at which the console was opened offline, and the age of the list of parties', () => {
    expect(lineText({ since: at(13, 52), openedAt: at(13, 52), asOf: at(13, 22) })).toBe(
      'Opened without a network at 1:52 PM. This is the list as of 1:22 PM, 34 minutes old. What you press is kept on this phone and sent by itself. Colleagues’ presses since 1:22 PM are not in it.',
    );
  });

  it('leaves out the age of a list of parties that is less than a minute old', () => {
    expect(lineText({ since: at(13, 56), openedAt: at(13, 56), asOf: at(13, 56) })).toContain(
      'This is the list as of 1:56 PM. What you press',
    );
  });

  it('gives the weekday and the age in days of a list of parties loaded on an earlier day, and warns that later bookings are missing', () => {
    const friday = instantAt(addDays(shipDate, 3), 13 * 60 + 52);
    expect(lineText({ since: at(14, 10), asOf: at(14, 10) }, friday)).toBe(
      'No network since Thursday 2:10 PM. This list is 3 days old. Bookings made after Thursday 2:10 PM are not in it: scan their code, or ask for their letters.',
    );
  });

  it('shows during a delivery how many of the kept presses have been sent', () => {
    const view = { status: 'sending', sent: 7, total: 12 } as const;
    expect(lineText(view)).toBe('Network is back. Sending in the order you pressed.');
    expect(countOf(view)).toEqual({ figure: 7, word: 'of 12 sent', isSent: false });
  });

  it('shows that all kept presses have been sent', () => {
    const view = { status: 'sent', sent: 12, total: 12 } as const;
    expect(lineText(view)).toBe('All 12 are sent. The list is as of now.');
    expect(countOf(view)).toEqual({ figure: 12, word: 'sent', isSent: true });
  });

  it('shows that a new version is installed once the last presses are sent', () => {
    const view = { status: 'sending', sent: 59, total: 64, isUpdateWaiting: true } as const;
    expect(lineText(view)).toBe(
      'A new version is here. It is put in by itself when the last 5 presses are sent. Go on working.',
    );
    expect(countOf(view)).toEqual({ figure: 5, word: 'of 64 wait', isSent: false });
  });

  it('shows a time on an earlier day with its weekday', () => {
    expect(dayTimeOf(at(9, 5) - 86_400, beforeTwo)).toBe('Wednesday 9:05 AM');
  });
});
