import type { DeviceWord } from '#app/content/staff/device-word.ts';
import { keptInWords } from './kept-in-words.ts';
import { dayTimeOf } from './line-in-words.ts';
import { namesOf, partyNameOf } from './names.ts';
import { secondsOf } from './network-view.ts';
import type { ShownDay } from './shown-day.ts';
import type { Trouble } from './trouble.ts';
import type { TroubleFacts } from './trouble-in-words.ts';

/** What the words about a trouble need of the screen. */
export function troubleFactsOf(screen: ShownDay, trouble: Trouble, device: DeviceWord): TroubleFacts {
  const { now, network, kept } = screen;
  const measuredAt = secondsOf(kept.filesReadAt ?? (network.asOf ?? now.getTime() / 1000) * 1000);
  return {
    trouble,
    device,
    now,
    lost: trouble.kind === 'full' ? inWords(screen, trouble.lost) : '',
    measuredAt,
  };
}

const inWords = (screen: ShownDay, lost: Extract<Trouble, { kind: 'full' }>['lost']): string => {
  const party = partyNameOf({ party: lost.party }, namesOf(screen));
  const at =
    lost.madeAt === undefined ? screen.now.getTime() / 1000 : secondsOf(lost.madeAt - screen.kept.skewMs);
  return `${keptInWords({ party, action: lost.action })}, ${dayTimeOf(at, screen.now)}`;
};
