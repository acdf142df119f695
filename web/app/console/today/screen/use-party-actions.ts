import { type ComponentType, useEffect, useState } from 'react';
import type { VisitAction } from '#app/console/api/unsent-visits.ts';
import { slipCopy as copy } from '#app/content/staff/today-copy.ts';
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
  readonly party?: string | undefined;
  /** Keys before Undo, for that party as it is now. */
  readonly Keys?: ComponentType<{ view: PartyView | undefined; actions: PartyActions }> | undefined;
  /** Whether it stays until it is closed. */
  readonly isKept?: boolean;
  readonly title: string;
  readonly text: string;
  /** For the live region, if not the text. */
  readonly said?: string;
  readonly undo: (() => void) | undefined;
}

/** A press on some parties, in words. */
interface Pressed {
  readonly views: readonly PartyView[];
  readonly action: (view: PartyView) => VisitAction;
  readonly title: string;
  readonly how?: string | undefined;
}

/** Own entries can be undone for ten minutes. */
const undoSeconds = 600;

export interface PartyCommands {
  readonly actions: PartyActions;
  /** Returns whether it was recorded. */
  readonly payBy: (view: PartyView, action: PayAction) => boolean;
  readonly written: Written | undefined;
  /** What stays on screen beside it. */
  readonly kept: readonly Written[];
  readonly say: (written: Written | undefined) => void;
  readonly closeKept: (id: string) => void;
}

export function usePartyActions(
  { press }: Pick<TodayData, 'press'>,
  { me, clock, onWho }: DayAccess,
  openSheet: (sheet: OpenSheet) => void,
  openParty: (view: PartyView) => void,
): PartyCommands {
  const [written, setWritten] = useState<Written>();
  const [kept, setKept] = useState<readonly Written[]>([]);
  const [signed, setSigned] = useState<Pressed>();
  // A slip cannot undo the entry of another colleague.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each person
  useEffect(() => {
    setWritten(undefined);
    setKept([]);
  }, [me?.id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as its colleague acts
  useEffect(() => {
    if (signed === undefined || me === undefined) return;
    setSigned(undefined);
    record(signed);
  }, [signed, me?.id]);

  /** Returns whether it was recorded. Without an active colleague it asks who acts, and is recorded then. */
  function record(pressed: Pressed): boolean {
    const { views, action, title, how = '' } = pressed;
    if (me === undefined) {
      onWho(() => setSigned(pressed));
      return false;
    }
    const entries = views.map((view) => [view, press(view.party, action(view))] as const);
    const id = String(entries[0]?.[1]);
    const until = timeOf(Math.floor(clock().getTime() / 1000) + undoSeconds);
    setWritten({
      id,
      party: views[0]?.party.id,
      title,
      text: copy.until(how, until),
      undo() {
        for (const [view, entry = ''] of entries) press(view.party, { kind: 'undo', entry });
        setWritten({ id: `${id}-undo`, title: copy.undid(namesOf(views)), text: '', undo: undefined });
      },
    });
    return true;
  }

  const recordOne = (view: PartyView, action: VisitAction, title: string, how?: string) =>
    record({ views: [view], action: () => action, title, how });

  const payBy = (view: PartyView, action: PayAction) =>
    recordOne(view, action, copy.paid(partyName(view), sumOf(action)), copy.how(action.method));

  const actions: PartyActions = {
    arrive: (view, guests) =>
      void recordOne(
        view,
        { kind: 'arrive', guests, here: view.here },
        copy.arrived(partyName(view), guests),
      ),
    pay(view, method) {
      const { owes, outstandingVuv } = view;
      payBy(view, { kind: 'pay', method, amount: owes, vatu: owes, outstanding: outstandingVuv });
    },
    openPayment: ({ party }) => openSheet({ kind: 'payment', party: party.id }),
    openRare: (kind, view) => openSheet({ kind, view }),
    open: openParty,
    noShow: (views) =>
      void record({
        views,
        action: ({ awaited }) => ({ kind: 'no-show', guests: awaited }),
        title: copy.noShow(namesOf(views)),
      }),
    note: (view, text) =>
      me !== undefined && recordOne(view, { kind: 'note', text }, copy.noted(partyName(view))),
    undo(view, entry) {
      const id = press(view.party, { kind: 'undo', entry });
      if (id !== undefined) setWritten({ id, title: copy.undid(partyName(view)), text: '', undo: undefined });
    },
    reverse: ({ party }, entry) => openSheet({ kind: 'reversal', party: party.id, entry }),
  };
  return {
    actions,
    payBy,
    written,
    kept,
    say(next) {
      if (next?.isKept) setKept((before) => [...before, next]);
      else setWritten(next);
    },
    closeKept: (id) => setKept((before) => before.filter((slip) => slip.id !== id)),
  };
}

const namesOf = (views: readonly PartyView[]): string => views.map(partyName).join(', ');
