import { useState } from 'react';
import type { Clock } from '../../../../../shared/values/port-vila-time.ts';
import { writeFigure } from '../../../../../shared/values/written-amount.ts';
import type { VisitAction } from '../../../api/staff/visits.ts';
import { slipCopy as copy } from '../../../content/staff/today-copy.ts';
import type { TodayData } from '../day/use-today.ts';
import type { PayAction } from '../payment/payment-draft.ts';
import type { PartyActions } from '../view/party-actions.ts';
import type { PartyView } from '../view/party-view.ts';
import { partyName, sumOf } from '../view/party-words.ts';
import { timeOf } from '../view/time-words.ts';
import type { OpenSheet } from './sheets.ts';

/** What was pressed last, to say it and to take it back. */
export interface Written {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly undo: (() => void) | undefined;
}

/** Own entries can be taken back for ten minutes. */
const undoSeconds = 600;

export interface PressedParties {
  readonly actions: PartyActions;
  readonly payBy: (view: PartyView, action: PayAction) => void;
  readonly written: Written | undefined;
  readonly say: (written: Written | undefined) => void;
}

export function usePartyActions(
  { press }: Pick<TodayData, 'press'>,
  clock: Clock,
  openSheet: (sheet: OpenSheet) => void,
  openParty: (view: PartyView) => void,
): PressedParties {
  const [written, setWritten] = useState<Written>();

  function record(view: PartyView, action: VisitAction, title: string, how = ''): void {
    const id = press(view.party, action);
    const until = timeOf(Math.floor(clock().getTime() / 1000) + undoSeconds);
    setWritten({
      id,
      title,
      text: copy.until(how, until),
      undo: () => {
        press(view.party, { kind: 'undo', entry: id });
        setWritten({ id: `${id}-undo`, title: copy.undid(partyName(view)), text: '', undo: undefined });
      },
    });
  }

  const payBy = (view: PartyView, action: PayAction) =>
    record(view, action, copy.paid(partyName(view), sumOf(action)), copy.how(action.method));

  const actions: PartyActions = {
    arrive: (view, guests) =>
      record(view, { kind: 'arrive', guests, here: view.here }, copy.arrived(partyName(view), guests)),
    pay(view, method) {
      const { owes, outstandingVuv } = view;
      payBy(view, { kind: 'pay', method, amount: owes, vatu: owes, outstanding: outstandingVuv });
    },
    openPayment: ({ party }) => openSheet({ kind: 'payment', party: party.id }),
    openRare: (kind, view) => openSheet({ kind, view }),
    open: openParty,
    noShow: (view) => record(view, { kind: 'no-show', guests: view.awaited }, copy.noShow(partyName(view))),
    note: (view, text) => record(view, { kind: 'note', text }, copy.noted(partyName(view))),
    undo(view, entry) {
      const id = press(view.party, { kind: 'undo', entry });
      setWritten({ id, title: copy.undid(partyName(view)), text: '', undo: undefined });
    },
    takeBack: ({ party }, entry) => openSheet({ kind: 'reversal', party: party.id, entry }),
  };
  return { actions, payBy, written, say: setWritten };
}

/** Of a party that was just added. */
export const addedText = (due: number, reference: string, isByPhone: boolean): string =>
  isByPhone ? copy.reference(reference) : `${writeFigure(due)} to pay`;
