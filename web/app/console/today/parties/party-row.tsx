import { memo, useState } from 'react';
import { partyCopy as copy, startCopy } from '#app/content/staff/today-copy.ts';
import { Cross } from '#app/ui/cross.tsx';
import { Cluster, Stack, Text } from '#app/ui/layout/layout.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { formatFigure } from '#shared/values/written-amount.ts';
import { useLanguage } from '../../language/use-language.ts';
import { DashedRing, Flag, NeedsYou, Tick } from '../drawing/icons.tsx';
import { UprightTicks } from '../drawing/upright-ticks.tsx';
import { Press } from '../press/press.tsx';
import type { PartyActions } from '../view/party-actions.ts';
import { needsDecision, type PartyView } from '../view/party-view.ts';
import {
  contradictionInWords,
  type DoneInWords,
  doneTextOf,
  keptActionText,
  partyDetails,
  partyName,
} from '../view/party-words.ts';
import { PartyButtons } from './party-buttons.tsx';
import styles from './party-row.module.css';
import { usePreservedFocus } from './use-preserved-focus.ts';

export interface PartyRowProps {
  view: PartyView;
  actions: PartyActions;
  canArrive: boolean;
  isWide: boolean;
  /** Whether the text of the row includes the amount due, since there is no column for it. */
  hasDue?: boolean | undefined;
  /** Whether the party is open next to the list, and the target of shortcuts. */
  isChosen: boolean;
  hasHints: boolean;
}

/** A party on the stem. The row renders only when its party changes, and its height never changes, to keep other rows in place. */
export const PartyRow = memo(function PartyRow({
  view,
  actions,
  canArrive,
  isWide,
  hasDue,
  isChosen,
  hasHints,
}: PartyRowProps) {
  useLanguage();
  const { visitStatus, amountDue, here, notes, party } = view;
  const name = partyName(view);
  const done = doneTextOf(view, isWide);
  const [wasSettledAtFirst] = useState(done !== undefined);
  const { container, onRemove } = usePreservedFocus((buttons) =>
    buttons.closest('li')?.querySelector('button'),
  );
  const hasUnpaidGuests = here > 0 && amountDue > 0;
  const contradiction = contradictionInWords(view);
  const isUndecided = needsDecision(view);
  const keptText = done?.kind === 'unsent' ? undefined : keptActionText(view, !isWide && hasUnpaidGuests);
  const [note] = notes;
  const isLongNote =
    note !== undefined && note.text.length > (isWide ? maxTwoLineLength : notes[1] ? 0 : maxLineLength);
  const noteLine = note && (
    <Cluster as="span" nowrap align={isLongNote ? 'start' : 'center'} className={styles.note}>
      <Flag />
      <VisuallyHidden>{copy.note} </VisuallyHidden>
      <Text as="span" breaks="never" className={styles.noteText}>
        {note.text}
      </Text>
      {notes.length > 1 && (
        <Text as="span" tone="quiet" flex="none" className={styles.more}>
          {copy.moreNotes(notes.length - 1)}
        </Text>
      )}
    </Cluster>
  );
  const mark = isUndecided ? (
    <Text as="span" align="center" size="fact" weight="strong" tone="few" className={styles.mark}>
      <NeedsYou />
      {copy.needsYou}
    </Text>
  ) : (
    keptText && (
      <Text
        as="span"
        align="center"
        size="fact"
        weight="medium"
        tone="cream"
        breaks="never"
        className={styles.mark}
      >
        <DashedRing />
        {keptText}
      </Text>
    )
  );
  const hasNoteBeside = note !== undefined && !isLongNote;
  const heightClass = wasSettledAtFirst ? styles.settled : hasNoteBeside && party.due > 0 ? styles.tall : '';
  const lineClasses = `${isLongName(name) ? styles.twoLines : ''} ${isLongNote ? styles.longNote : ''}`;
  return (
    <li
      className={`${styles.row} ${heightClass} ${lineClasses} ${visitStatus === 'cancelled' ? styles.cancelled : ''} ${isChosen ? styles.chosen : ''}`}
      data-party={party.id}
    >
      <span className={styles.stem}>
        <UprightTicks view={view} width={isWide ? 36 : 28} />
      </span>
      <div className={`${styles.who} ${isWide && !hasNoteBeside && !mark ? styles.alone : ''}`}>
        <button
          type="button"
          className={`${styles.name} ${hasLongWord(name) ? styles.small : ''}`}
          aria-label={copy.openLabel(name)}
          aria-current={isChosen ? 'true' : undefined}
          title={name.length > 14 ? name : undefined}
          onClick={() => actions.open(view)}
        >
          <span>{name.replace(/^(\S{1,2}\.) /, '$1\u00a0')}</span>
        </button>
        {!isWide && hasUnpaidGuests && (
          <Text as="span" size="fact" weight="strong" tone="owe">
            {copy.toPay(amountDue)}
          </Text>
        )}
        {!isWide && mark}
        {/* Below a sum there is room for one line. */}
        {(isWide || !hasUnpaidGuests || !keptText) && (
          <Text as="span" size="fact" tone="quiet">
            {contradiction ?? partyDetails(view)}
            {hasDue && visitStatus === 'to-come' && amountDue > 0 && `, ${formatFigure(amountDue)}`}
          </Text>
        )}
        {!isWide && hasNoteBeside && noteLine}
      </div>
      {isWide && (hasNoteBeside || mark) && (
        <Stack shrinks align="center" className={styles.remarks}>
          {hasNoteBeside && noteLine}
          {mark}
        </Stack>
      )}
      {isWide && (
        <Text as="div" align="end" justify="center" tone="quiet" set="right" className={styles.due}>
          {done === undefined &&
            (hasUnpaidGuests ? (
              <>
                <b>{formatFigure(amountDue)}</b>
                <span>{startCopy.toPay}</span>
              </>
            ) : (
              amountDue > 0 && formatFigure(amountDue)
            ))}
        </Text>
      )}
      <Cluster gap={8} nowrap align="center" className={styles.buttons} ref={container}>
        {isUndecided && actions.decide ? (
          <Press kind="line" label={copy.seeBothLabel(name)} onPress={() => actions.decide?.(view)}>
            {copy.seeBoth}
          </Press>
        ) : done ? (
          <Done done={done} />
        ) : (
          <PartyButtons
            view={view}
            actions={actions}
            canArrive={canArrive}
            hasHints={hasHints}
            onRemove={onRemove}
          />
        )}
      </Cluster>
      {isLongNote && <div className={styles.below}>{noteLine}</div>}
    </li>
  );
});

/** Longest single note next to the buttons on a phone, in characters. */
const maxLineLength = 12;
/** Longest note in its column on wider screens. */
const maxTwoLineLength = 32;

/** Whether a name takes two lines on phones. Depends only on the name, to keep the height of the row. */
const isLongName = (name: string): boolean => name.length > 14 && /[ -]/.test(name.slice(4));

/** Whether a part of a name between hyphens or spaces needs smaller letters in a narrow column. */
const hasLongWord = (name: string): boolean =>
  name.split(/(?<=-)| (?=\S{3})/).some(({ length }) => length > 11);

const statusClasses = { paid: styles.paid, 'no-show': styles.warning, unsent: '', cancelled: '' };

function Done({ done: { kind, title, detail, keptNote: keptText } }: { done: DoneInWords }) {
  return (
    <Text align="end" size="fact" tone="quiet" set="right" flex={1} className={`inColumn ${styles.done}`}>
      <Cluster as="b" gap={6} nowrap align="center" weight="strong" tone="cream">
        <span className={statusClasses[kind]}>
          {kind === 'paid' ? <Tick /> : kind === 'unsent' ? <DashedRing /> : <Cross />}
        </span>
        {title}
      </Cluster>
      {detail}
      {keptText && <span>{keptText}</span>}
    </Text>
  );
}
