import { useEffect } from 'react';
import { mailCopy as copy } from '#app/content/staff/change-copy.ts';
import { languageWords, startTimes } from '#app/content/staff/today-copy.ts';
import { Stack } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { CommandState } from '../commands/use-command.ts';
import { Press } from '../press/press.tsx';
import type { PartyView } from '../view/party-view.ts';
import { partyDetails } from '../view/party-words.ts';

export interface RefusedChangeProps {
  state: CommandState<unknown>;
  /** The party as the colleague saw it. */
  shownView: PartyView;
  current: PartyView | undefined;
  onRefused: () => void;
  /** Called to go on with the current party. */
  onAdopt: (current: PartyView) => void;
}

/** Shows why a command was refused, with the current party, or that no response came. */
export function RefusedChange({ state, shownView, current, onRefused, onAdopt }: RefusedChangeProps) {
  const problem = state.status === 'refused' ? state.problem : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once for each refusal
  useEffect(() => {
    if (problem) onRefused();
  }, [problem]);
  if (state.status === 'unanswered')
    return (
      <Notice dense kind="warning">
        {copy.unanswered}
      </Notice>
    );
  if (problem === undefined) return null;
  const hasChanged = current !== undefined && current.party.sequence !== shownView.party.sequence;
  return (
    <Stack gap={12} role="alert">
      <Notice dense kind="refused">
        {problem.message}
      </Notice>
      {hasChanged && (
        <>
          <p>
            {copy.now} <b>{describeParty(current)}</b>
          </p>
          <Press kind="line" isSmall onPress={() => onAdopt(current)}>
            {copy.again}
          </Press>
        </>
      )}
    </Stack>
  );
}

const describeParty = (view: PartyView): string =>
  `${partyDetails(view)}, ${startTimes.whole(view.party.time)}, ${languageWords[view.party.preferredLanguage]}`;
