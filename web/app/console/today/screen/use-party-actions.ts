import { useEffect, useState } from 'react';
import type { VisitAction } from '#app/console/api/unsent-visits.ts';
import { slipCopy as copy } from '#app/content/staff/today-copy.ts';
import type { Party } from '#shared/contracts/staff/party.ts';
import { spokenLetters } from '#shared/staff/parties/six-letters.ts';
import { spelled } from '#shared/values/spelled.ts';
import type { DayAccess } from '../day/day-access.ts';
import type { TodayData } from '../day/use-today.ts';
import type { PayAction } from '../payment/payment-draft.ts';
import type { PartyActions } from '../view/party-actions.ts';
import type { PartyView } from '../view/party-view.ts';
import { partyName, sumOf } from '../view/party-words.ts';
import { timeOf } from '../view/time-words.ts';
import type { OpenSheet } from './open-sheet.ts';

/** The last press, to confirm it and offer its undo. */
export interface Written {
  readonly id: string;
  /** Id of the party of the entry. */
  readonly party?: string;
  readonly title: string;
  readonly text: string;
  /** For the live region, if not the text. */
  readonly said?: string;
  readonly undo: (() => void) | undefined;
}

/** Own entries can be undone for ten minutes. */
const undoSeconds = 600;

export interface PartyCommands {
  readonly actions: PartyActions;
  /** Returns whether it was recorded. */
  readonly payBy: (view: PartyView, action: PayAction) => boolean;
  readonly written: Written | undefined;
  readonly say: (written: Written | undefined) => void;
}

export function usePartyActions(
  { press }: Pick<TodayData, 'press'>,
  { me, clock, onWho }: DayAccess,
  openSheet: (sheet: OpenSheet) => void,
  openParty: (view: PartyView) => void,
): PartyCommands {
  const [written, setWritten] = useState<Written>();
  // A slip cannot undo the entry of another colleague.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each person
  useEffect(() => setWritten(undefined), [me?.id]);

  /** Returns whether it was recorded. Without an active colleague it asks who acts and records nothing. */
  function record(view: PartyView, action: VisitAction, title: string, how = ''): boolean {
    const id = press(view.party, action);
    if (id === undefined) {
      onWho();
      return false;
    }
    const until = timeOf(Math.floor(clock().getTime() / 1000) + undoSeconds);
    setWritten({
      id,
      party: view.party.id,
      title,
      text: copy.until(how, until),
      undo: () => {
        press(view.party, { kind: 'undo', entry: id });
        setWritten({ id: `${id}-undo`, title: copy.undid(partyName(view)), text: '', undo: undefined });
      },
    });
    return true;
  }

  const payBy = (view: PartyView, action: PayAction) =>
    record(view, action, copy.paid(partyName(view), sumOf(action)), copy.how(action.method));

  const actions: PartyActions = {
    arrive: (view, guests) =>
      void record(view, { kind: 'arrive', guests, here: view.here }, copy.arrived(partyName(view), guests)),
    pay(view, method) {
      const { owes, outstandingVuv } = view;
      payBy(view, { kind: 'pay', method, amount: owes, vatu: owes, outstanding: outstandingVuv });
    },
    openPayment: ({ party }) => openSheet({ kind: 'payment', party: party.id }),
    openRare: (kind, view) => openSheet({ kind, view }),
    open: openParty,
    noShow: (view) =>
      void record(view, { kind: 'no-show', guests: view.awaited }, copy.noShow(partyName(view))),
    note: (view, text) => record(view, { kind: 'note', text }, copy.noted(partyName(view))),
    undo(view, entry) {
      const id = press(view.party, { kind: 'undo', entry });
      if (id !== undefined) setWritten({ id, title: copy.undid(partyName(view)), text: '', undo: undefined });
    },
    reverse: ({ party }, entry) => openSheet({ kind: 'reversal', party: party.id, entry }),
  };
  return { actions, payBy, written, say: setWritten };
}

/** Confirms a party that was just added, with its letters in groups, and spelled for those who hear it. */
export function addedTexts({ due, sixLetters, source }: Party): Pick<Written, 'text' | 'said'> {
  const textWith = (letters: string) =>
    source === 'phone' ? copy.readOut(letters) : copy.walkedIn(due, letters);
  const letters = spokenLetters(sixLetters);
  return { text: textWith(letters), said: textWith(spelled(letters)) };
}
