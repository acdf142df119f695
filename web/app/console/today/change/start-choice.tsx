import { changeCopy as copy } from '#app/content/staff/change-copy.ts';
import { FlatTicks } from '../drawing/flat-ticks.tsx';
import { Choices } from '../press/choices.tsx';
import { Press } from '../press/press.tsx';
import sheetStyles from '../press/sheet-styles.module.css';
import { TooLate } from '../ships/too-late.tsx';
import type { PartyView } from '../view/party-view.ts';
import type { StartView } from '../view/start-view.ts';
import { startName } from '../view/start-words.ts';
import { type ChangeDraft, placesFor, startDisabledReason } from './change-draft.ts';

export interface StartChoiceProps {
  view: PartyView;
  draft: ChangeDraft;
  starts: readonly StartView[];
  now: Date;
  onChoose: (tourId: number) => void;
}

/** The starts of a day with the places free for this party; unsuitable ones are disabled and say why. */
export function StartChoice({ view, draft, starts, now, onChoose }: StartChoiceProps) {
  return (
    <Choices className={sheetStyles.starts} label={copy.start}>
      {starts.map((start) => {
        const { id } = start.slot;
        const disabledReason = startDisabledReason(view, draft, start);
        const isCurrentStart = view.party.date === draft.date && view.party.tourId === id;
        return (
          <Press
            key={id}
            isSmall
            isChosen={id === draft.tourId}
            isDisabled={disabledReason !== undefined && id !== draft.tourId}
            onPress={() => onChoose(id)}
          >
            {startName(start)}
            <small>
              {disabledReason ??
                (isCurrentStart ? copy.theirs : copy.free(placesFor(view, draft.date, start)))}
              {start.language === 'French' && `, ${copy.inFrench}`}
              <TooLate start={start} now={now} />
            </small>
            <FlatTicks
              booked={isCurrentStart ? start.booked - view.guests : start.booked}
              chosenPlaces={id === draft.tourId || isCurrentStart ? draft.guestCount : 0}
              width={128}
              height={12}
            />
          </Press>
        );
      })}
    </Choices>
  );
}
