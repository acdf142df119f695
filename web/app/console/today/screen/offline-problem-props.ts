import type { DeviceWord } from '#app/content/staff/device-word.ts';
import type { NewPress } from '../../kept/kept-state.ts';
import { keptActionText } from '../../offline/kept-in-words.ts';
import { dayTimeOf } from '../../offline/line-in-words.ts';
import { namesOf, partyNameOf } from '../../offline/names.ts';
import { secondsOf } from '../../offline/network-view.ts';
import type { OfflineProblem } from '../../offline/offline-problem.ts';
import type { OfflineProblemDetails } from '../../offline/offline-problem-in-words.ts';
import type { TodayScreen } from './use-screen.ts';

/** The props of the message about an offline problem. */
export function offlineProblemProps(
  screen: TodayScreen,
  problem: OfflineProblem,
  device: DeviceWord,
): OfflineProblemDetails {
  const { now, network, kept } = screen;
  const measuredAt = secondsOf(kept.filesReadAt ?? (network.asOf ?? now.getTime() / 1000) * 1000);
  return {
    problem,
    device,
    now,
    lost: 'lost' in problem && problem.lost ? describeLost(screen, problem.lost) : '',
    measuredAt,
  };
}

const describeLost = (screen: TodayScreen, lost: NewPress): string => {
  const party = partyNameOf({ party: lost.party }, namesOf(screen));
  const lostAt =
    lost.madeAt === undefined ? screen.now.getTime() / 1000 : secondsOf(lost.madeAt - screen.kept.skewMs);
  return `${keptActionText({ party, action: lost.action })}, ${dayTimeOf(lostAt, screen.now)}`;
};
