import { dateOf, minutesOf } from '../values/port-vila-time.ts';
import { formatDate, timeLabel } from '../values/written-time.ts';
import type { OperatorEntry } from './operator-history.ts';
import type { OperatorDecision } from './operator-state.ts';

const actionTexts: Readonly<Record<OperatorEntry['kind'], string>> = {
  approve: 'approved this operator',
  reject: 'rejected this request',
  renew: 'renewed the link',
  end: 'ended the link',
  note: 'changed the note',
  charging: 'changed the charging model',
  limit: 'changed the limit of the link',
};

/** `10:12 AM on 24 Nov`, in Port Vila. */
function formatMoment(seconds: number): string {
  const at = new Date(seconds * 1000);
  return `${timeLabel(minutesOf(at))} on ${formatDate(dateOf(at), { day: 'numeric', month: 'short' })}`;
}

const impossibleMessages: Readonly<Record<OperatorDecision, string>> = {
  approve: 'This operator is already approved. Nothing was changed. For a new link, renew it.',
  reject: 'Only a request that is not decided can be rejected. Nothing was changed.',
  renew: 'Only an approved operator has a link. Nothing was changed. Approve them first.',
  end: 'Only an approved operator has a link that can be ended. Nothing was changed.',
};

/** Why a change of an operator was refused, and what to do. */
export const operatorOfficeMessages = {
  notFound: 'There is no operator or request with this id. It may have expired or been erased.',
  notPossible: (decision: OperatorDecision) => impossibleMessages[decision],
  /**
   * A colleague acted first.
   *
   * @param last the last entry, if known
   * @param colleague name of its author
   */
  changed: (last: OperatorEntry | undefined, colleague: string) =>
    last === undefined
      ? 'This operator has changed since it was shown. Nothing of yours was done. Look at it as it is now, then decide.'
      : `${colleague} ${actionTexts[last.kind]} at ${formatMoment(last.at)}. Nothing of yours was done. Look at it as it is now, then decide.`,
  someone: 'A former colleague',
  commandLine: 'Somebody at the command line',
} as const;
