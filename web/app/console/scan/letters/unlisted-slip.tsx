import { useState } from 'react';
import { lettersCopy as copy, findingCopy } from '#app/content/staff/scan-copy.ts';
import { Cluster, Text } from '#app/ui/layout/layout.tsx';
import { capacity } from '#shared/booking/terms.ts';
import { spokenLetters } from '#shared/staff/parties/spoken-letters.ts';
import { Choices } from '../../today/press/choices.tsx';
import { Press } from '../../today/press/press.tsx';
import type { DoorActions } from '../door-party.ts';
import { startWords } from '../slip/finding-words.ts';
import { SlipPaper } from '../slip/slip-paper.tsx';
import styles from './unlisted-slip.module.css';

export interface UnlistedSlipProps {
  letters: string;
  /** Time at which the list was current, in words. */
  listTime: string | undefined;
  /** Ids of the starts that guests may mean, most likely first. */
  starts: readonly number[];
  onLetIn: DoorActions['letIn'];
  onClose: (arrived?: { readonly guests: number; readonly isKept: boolean }) => void;
}

/** Letters that no party of the list has: the slip says that they are recorded for a later decision. */
export function UnlistedSlip({ letters, listTime, starts, onLetIn, onClose }: UnlistedSlipProps) {
  const [guests, setGuests] = useState(2);
  const [chosenStart, setChosenStart] = useState(starts[0]);
  return (
    <SlipPaper tone="warning" tag={copy.unlisted(listTime)} name={spokenLetters(letters)}>
      <Text>
        {copy.laterOrWrong} <b>{copy.proveNothing}</b> {copy.showCode}
      </Text>
      {chosenStart !== undefined && (
        <>
          <Text weight="strong">{copy.howMany}</Text>
          <Cluster nowrap align="center" role="group" aria-label={copy.howMany} className={styles.stepper}>
            <button type="button" aria-label={copy.fewer} onClick={() => setGuests(Math.max(1, guests - 1))}>
              −
            </button>
            <output>
              <b>{guests}</b> {copy.adults(guests)}
            </output>
            <button
              type="button"
              aria-label={copy.another}
              onClick={() => setGuests(Math.min(capacity, guests + 1))}
            >
              +
            </button>
          </Cluster>
          <Text weight="strong">{copy.whichStart}</Text>
          <Choices label={copy.whichStart} isRow>
            {starts.map((tourId) => (
              <Press
                key={tourId}
                kind="ink"
                isChosen={tourId === chosenStart}
                onPress={() => setChosenStart(tourId)}
              >
                {startWords(tourId)}
              </Press>
            ))}
          </Choices>
        </>
      )}
      <Cluster gap={8} nowrap>
        {chosenStart !== undefined && (
          <Press
            kind="commit"
            onPress={async () =>
              onClose({ guests, isKept: await onLetIn({ letters, guests, tourId: chosenStart }) })
            }
          >
            {copy.letIn}
            <small>{copy.keptWith(spokenLetters(letters))}</small>
          </Press>
        )}
        <Press kind="ink" onPress={() => onClose()}>
          {findingCopy.notNow}
        </Press>
      </Cluster>
    </SlipPaper>
  );
}
