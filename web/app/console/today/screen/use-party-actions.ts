import { type ComponentType, useEffect, useState } from 'react';
import type { VisitAction } from '#app/console/api/unsent-visits.ts';
import { slipCopy as copy } from '#app/content/staff/today-copy.ts';
import type { DayAccess } from '../day/day-access.ts';
import type { TodayData } from '../day/use-today.ts';
import type { PayAction } from '../payment/payment-draft.ts';
import type { PartyActions } from '../view/party-actions.ts';
import type { PartyView } from '../view/party-view.ts';
import { isMoney, partyName, sumOf } from '../view/party-words.ts';
import { timeOf } from '../view/time-words.ts';
import type { OpenSheet } from './open-sheet.ts';

/** Confirms an entry and offers its undo. */
export interface SlipContent {
  readonly id: string;
  /** Id of the party of the entry. */
  readonly party?: string | undefined;
  /** Buttons before Undo, for the current state of that party. */
  readonly Buttons?: ComponentType<{ view: PartyView | undefined; actions: PartyActions }> | undefined;
  /** Whether the slip stays until it is closed. */
  readonly isPinned?: boolean;
  readonly title: string;
  readonly text: string;
  /** Text for screen readers, if it differs from `text`. */
  readonly spokenText?: string;
  readonly undo: (() => void) | undefined;
}

interface LatestSlip extends SlipContent {
  /** Replaces the text once this device has stored the press. */
  readonly keptText?: string;
}

const slipOf = ({ keptText, ...slip }: LatestSlip, isKept: boolean): SlipContent =>
  isKept && keptText !== undefined ? { ...slip, text: keptText } : slip;

/** An action on some parties, with the title of its slip. */
interface PartyAction {
  readonly views: readonly PartyView[];
  readonly action: (view: PartyView) => VisitAction;
  readonly title: string;
  readonly method?: string | undefined;
}

/** How long a colleague can undo their entry. */
const undoSeconds = 600;

export interface PartyCommands {
  readonly actions: PartyActions;
  /** Returns whether the payment was recorded. */
  readonly recordPayment: (view: PartyView, action: PayAction) => boolean;
  readonly slip: SlipContent | undefined;
  /** Slips that stay until they are closed. */
  readonly pinnedSlips: readonly SlipContent[];
  readonly showSlip: (slip: SlipContent | undefined) => void;
  readonly closePinned: (id: string) => void;
}

export function usePartyActions(
  { press }: Pick<TodayData, 'press'>,
  { colleague, clock, onAskColleague: onWho }: DayAccess,
  openSheet: (sheet: OpenSheet) => void,
  openParty: (view: PartyView) => void,
  isOffline: boolean,
  isKept: (press: string) => boolean,
): PartyCommands {
  const [slip, setSlip] = useState<LatestSlip>();
  const [pinnedSlips, setPinnedSlips] = useState<readonly SlipContent[]>([]);
  const [pendingAction, setPendingAction] = useState<PartyAction>();
  // A slip must not undo the entry of another colleague.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each person
  useEffect(() => {
    setSlip(undefined);
    setPinnedSlips([]);
  }, [colleague?.id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as a colleague acts
  useEffect(() => {
    if (pendingAction === undefined || colleague === undefined) return;
    setPendingAction(undefined);
    record(pendingAction);
  }, [pendingAction, colleague?.id]);

  /** Returns whether the action was recorded. Without an active colleague, asks for a code and records it afterwards. */
  function record(requested: PartyAction): boolean {
    const { views, action, title, method: methodText = '' } = requested;
    if (colleague === undefined) {
      onWho(() => setPendingAction(requested));
      return false;
    }
    const entries = views.map((view) => [view, press(view.party, action(view))] as const);
    const id = String(entries[0]?.[1]);
    const until = timeOf(Math.floor(clock().getTime() / 1000) + undoSeconds);
    setSlip({
      id,
      party: views[0]?.party.id,
      title,
      text: isOffline ? methodText : copy.until(methodText, until),
      keptText: copy.keptUntilSent(methodText),
      undo() {
        for (const [view, entry = ''] of entries) press(view.party, { kind: 'undo', entry });
        setSlip({ id: `${id}-undo`, title: copy.undidEntry(title), text: '', undo: undefined });
      },
    });
    return true;
  }

  const recordAction = (view: PartyView, action: VisitAction, title: string, methodText?: string) =>
    record({ views: [view], action: () => action, title, method: methodText });

  const recordPayment = (view: PartyView, action: PayAction) => {
    const paidCopy = isMoney(action.method) ? copy.paid : copy.withoutMoney;
    return recordAction(view, action, paidCopy(partyName(view), sumOf(action)), copy.how(action.method));
  };

  const actions: PartyActions = {
    arrive: (view, guests) =>
      void recordAction(
        view,
        {
          kind: 'arrive',
          guests,
          here: view.here,
          ...(view.awaited === 0 && view.noShow > 0 && { noShow: view.noShow }),
        },
        (view.here > 0 ? copy.moreArrived : copy.arrived)(partyName(view), guests),
      ),
    pay(view, method) {
      const { amountDue, outstandingVuv } = view;
      recordPayment(view, {
        kind: 'pay',
        method,
        amount: amountDue,
        vatu: amountDue,
        outstanding: outstandingVuv,
      });
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
      colleague !== undefined && recordAction(view, { kind: 'note', text }, copy.noted(partyName(view))),
    undo(view, entry) {
      const id = press(view.party, { kind: 'undo', entry });
      if (id !== undefined) setSlip({ id, title: copy.undid(partyName(view)), text: '', undo: undefined });
    },
    reverse: ({ party }, entry) => openSheet({ kind: 'reversal', party: party.id, entry }),
  };
  return {
    actions,
    recordPayment,
    slip: slip && slipOf(slip, isKept(slip.id)),
    pinnedSlips,
    showSlip(next) {
      if (next?.isPinned) setPinnedSlips((before) => [...before, next]);
      else setSlip(next);
    },
    closePinned: (id) => setPinnedSlips((before) => before.filter((slip) => slip.id !== id)),
  };
}

const namesOf = (views: readonly PartyView[]): string => views.map(partyName).join(', ');
