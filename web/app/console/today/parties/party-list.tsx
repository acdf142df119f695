import type { PartyActions } from '../view/party-actions.ts';
import type { PartyView } from '../view/party-view.ts';
import styles from './party-list.module.css';
import { PartyRow } from './party-row.tsx';

export interface PartyListProps {
  parties: readonly PartyView[];
  actions: PartyActions;
  canArrive: boolean;
  isWide: boolean;
  /** Whether the text of a row includes the amount due, since there is no column for it. */
  hasDue?: boolean;
  chosenId: string | undefined;
  hasHints: boolean;
  labelledBy: string;
}

export function PartyList({ parties, chosenId, hasHints, labelledBy, ...row }: PartyListProps) {
  return (
    <ol className={styles.parties} aria-labelledby={labelledBy}>
      {parties.map((view) => {
        const isChosen = view.party.id === chosenId;
        return (
          <PartyRow
            key={view.party.id}
            view={view}
            isChosen={isChosen}
            hasHints={hasHints && isChosen}
            {...row}
          />
        );
      })}
    </ol>
  );
}
