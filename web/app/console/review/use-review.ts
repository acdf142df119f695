import { useState } from 'react';
import { now as serverNow } from '#app/clock/clock.ts';
import type { StaffClient } from '#app/console/api/staff-client.ts';
import { usePasskeyCommand } from '#app/console/api/use-passkey-command.ts';
import { consoleCopy } from '#app/content/staff/console-copy.ts';
import { reviewCopy as copy } from '#app/content/staff/review-copy.ts';
import { usePolledRequest } from '#app/requests/use-polled-request.ts';
import type { Party } from '#shared/contracts/staff/party.ts';
import { keyOf } from './party-cases.ts';
import type { Decision, ReviewAnswer, ReviewReply } from './review-case.ts';
import { recountReview } from './review-count.ts';

const intervalMs = 30_000;

/** A decision since the page was opened. */
export interface DecidedCase {
  readonly key: string;
  readonly name: string;
  readonly text: string;
  /** Epoch seconds. */
  readonly at: number;
  /** The decision that undoes it; undefined if money has moved, or a press was placed or discarded. */
  readonly undo?: Extract<Decision, { kind: 'undo' }> | undefined;
}

interface DecisionRequest {
  readonly key: string;
  readonly name: string;
  readonly done: string;
  readonly answer: ReviewAnswer;
  /** Key of the decision that it undoes. */
  readonly undoneKey?: string;
}

/** The cases that need a decision, polled while the page is visible, and the decisions about them. */
export function useReview(client: StaffClient, onDecided: () => void) {
  const list = usePolledRequest<ReviewReply>(
    'kept-presses',
    (signal) => client('showKeptPresses', { signal }),
    { failureEvent: 'kept-presses-not-loaded', intervalMs },
  );
  const [decided, setDecided] = useState<readonly DecidedCase[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const command = usePasskeyCommand<DecisionRequest, Party | undefined>({
    send: (commandId, { answer }) => send(client, commandId, answer),
    onDone(party, { key, name, done, answer, undoneKey }) {
      const at = Math.floor(serverNow().getTime() / 1000);
      if (undoneKey === undefined) {
        const decision = { key, name, text: done, at, undo: undoOf(party, answer) };
        setDecided((previous) => [...previous.filter((one) => !isRefundedBy(one, answer)), decision]);
        setAnnouncement(name + consoleCopy.colon + done);
      } else {
        setDecided((previous) => previous.filter((decision) => decision.key !== undoneKey));
        setAnnouncement(copy.undone(name));
      }
      onDecided();
      list.refresh();
      recountReview(client);
    },
    onRefused: () => list.refresh(),
    failureEvent: 'kept-press-not-decided',
    words: copy,
  });
  return { list, decided, announcement, command };
}

/**
 * Sends decisions one after another, each under an id derived from the id of the command, so that a repetition counts
 * once.
 */
async function send(
  client: StaffClient,
  commandId: string,
  answer: ReviewAnswer,
): Promise<Party | undefined> {
  if ('reversal' in answer)
    return (await client('reversePayment', { body: { commandId, ...answer.reversal } })).party;
  let walkIn: Party | undefined;
  let last: Party | undefined;
  for (const [index, decision] of answer.decisions.entries()) {
    const walkInParty = walkIn && { date: walkIn.date, tourId: walkIn.tourId, party: walkIn.id };
    const placed: Decision =
      walkInParty && decision.kind === 'place' ? { ...decision, at: walkInParty } : decision;
    const { party } = await client('settlePresses', {
      body: { commandId: idOfPart(commandId, index), decision: placed },
    });
    if (answer.isWalkIn && index === 0) walkIn = party;
    last = party;
  }
  return last;
}

/** Whether the answer pays the refund that the decision has left due. Such a decision can no longer be undone. */
const isRefundedBy = ({ key }: DecidedCase, answer: ReviewAnswer): boolean =>
  'reversal' in answer &&
  key.startsWith(keyOf({ date: answer.reversal.date, id: answer.reversal.party }, 'paid-twice'));

const idOfPart = (commandId: string, index: number): string =>
  index === 0 ? commandId : `${commandId.slice(0, -2)}${index.toString(16).padStart(2, '0')}`;

/** A settlement without reversals, and a join, can be undone. */
function undoOf(party: Party | undefined, answer: ReviewAnswer): DecidedCase['undo'] {
  if (party === undefined || 'reversal' in answer) return undefined;
  const [decision] = answer.decisions;
  if (decision?.kind !== 'settle' && decision?.kind !== 'join') return undefined;
  if (decision.kind === 'settle' && decision.reason !== undefined) return undefined;
  const settlement = party.log.findLast(({ kind }) => kind === 'settle');
  if (settlement === undefined) return undefined;
  const { date, tourId, id } = party;
  return { kind: 'undo', date, tourId, party: id, settlement: settlement.id };
}
