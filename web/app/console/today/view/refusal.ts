import type { VisitAction } from '#app/console/api/unsent-visits.ts';
import { paidBy } from '#app/content/staff/today-copy.ts';
import { refusalCopy as copy } from '#app/content/staff/unwritten-copy.ts';
import type { CallProblemKind } from '#app/requests/client.ts';
import type { ProblemKind } from '#shared/problems/problems.ts';
import type { PartyView } from './party-view.ts';
import { partyName } from './party-words.ts';

export interface RefusalInWords {
  readonly title: string;
  /** Advice, in addition to the server's message. */
  readonly advice: string | undefined;
  /** `warning`: a colleague was first; `refused`: the action cannot be done. */
  readonly tone: 'warning' | 'refused';
}

const titles = (): Partial<Record<ProblemKind, string>> => ({
  'history-full': copy.full,
  'too-late': copy.late,
  'not-found': copy.missing,
});

/** @param view the party as the server has it now, if it is still on screen */
export function refusalInWords(
  kind: CallProblemKind,
  action: VisitAction,
  view: PartyView | undefined,
): RefusalInWords {
  const name = view ? partyName(view) : copy.party;
  const advice = action.kind === 'pay' ? copy.holdMoney : undefined;
  if (kind === 'booking-cancelled')
    return { title: copy.cancelled(name), advice: undefined, tone: 'warning' };
  if (kind !== 'party-changed')
    return { title: titles()[kind as ProblemKind] ?? copy.other, advice, tone: 'refused' };
  const payment = view?.payments.at(-1);
  if (action.kind === 'pay' && payment && view?.amountDue === 0)
    return { title: copy.alreadyPaid(paidBy[payment.method]), advice, tone: 'warning' };
  if (action.kind === 'arrive' && view && view.awaited === 0 && view.here > 0)
    return { title: copy.alreadyHere, advice: undefined, tone: 'warning' };
  return { title: copy.changed(name), advice, tone: 'warning' };
}
