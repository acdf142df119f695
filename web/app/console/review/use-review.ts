import { useState } from 'react';
import { now as serverNow } from '#app/clock/clock.ts';
import type { StaffClient } from '#app/console/api/staff-client.ts';
import { usePasskeyCommand } from '#app/console/api/use-passkey-command.ts';
import { consoleCopy } from '#app/content/staff/console-copy.ts';
import { reviewCopy as copy } from '#app/content/staff/review-copy.ts';
import { usePolledRequest } from '#app/requests/use-polled-request.ts';
import type { Party } from '#shared/contracts/staff/party.ts';
import type { Decision, ReviewReply, Sent } from './review-case.ts';
import { recountReview } from './review-count.ts';

const everyMs = 30_000;

/** A decision since the page was opened. */
export interface Decided {
  readonly key: string;
  readonly name: string;
  readonly text: string;
  /** Epoch seconds. */
  readonly at: number;
  /** What undoes it; undefined if money has moved, or a press was placed or discarded. */
  readonly undo?: Extract<Decision, { kind: 'undo' }> | undefined;
}

interface Requested {
  readonly key: string;
  readonly name: string;
  readonly done: string;
  readonly sent: Sent;
  /** The decision that it undoes. */
  readonly undoes?: string;
}

/** The list of what needs a decision, polled while the page is visible, and the decisions about it. */
export function useReview(client: StaffClient, onDecided: () => void) {
  const list = usePolledRequest<ReviewReply>(
    'kept-presses',
    (signal) => client('showKeptPresses', { signal }),
    { failureEvent: 'kept-presses-not-loaded', everyMs },
  );
  const [decided, setDecided] = useState<readonly Decided[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const command = usePasskeyCommand<Requested, Party | undefined>({
    send: (commandId, { sent }) => send(client, commandId, sent),
    onDone(party, { key, name, done, sent, undoes }) {
      const at = Math.floor(serverNow().getTime() / 1000);
      if (undoes === undefined) {
        setDecided((before) => [...before, { key, name, text: done, at, undo: undoOf(party, sent) }]);
        setAnnouncement(name + consoleCopy.colon + done);
      } else {
        setDecided((before) => before.filter((one) => one.key !== undoes));
        setAnnouncement(copy.undone(name));
      }
      onDecided();
      list.refresh();
      recountReview();
    },
    onRefused: () => list.refresh(),
    failureEvent: 'kept-press-not-decided',
    words: copy,
  });
  return { list, decided, announcement, command };
}

/** Sends decisions one after another, each under an id derived from the command's, so that a repetition counts once. */
async function send(client: StaffClient, commandId: string, sent: Sent): Promise<Party | undefined> {
  if ('reversal' in sent)
    return (await client('reversePayment', { body: { commandId, ...sent.reversal } })).party;
  let walkIn: Party | undefined;
  let last: Party | undefined;
  for (const [index, decision] of sent.decisions.entries()) {
    const at = walkIn && { date: walkIn.date, tourId: walkIn.tourId, party: walkIn.id };
    const placed: Decision = at && decision.kind === 'place' ? { ...decision, at } : decision;
    const { party } = await client('settlePresses', {
      body: { commandId: idOfPart(commandId, index), decision: placed },
    });
    if (sent.isWalkIn && index === 0) walkIn = party;
    last = party;
  }
  return last;
}

const idOfPart = (commandId: string, index: number): string =>
  index === 0 ? commandId : `${commandId.slice(0, -2)}${index.toString(16).padStart(2, '0')}`;

/** A settlement without reversals, and a join, can be undone. */
function undoOf(party: Party | undefined, sent: Sent): Decided['undo'] {
  if (party === undefined || 'reversal' in sent) return undefined;
  const [decision] = sent.decisions;
  if (decision?.kind !== 'settle' && decision?.kind !== 'join') return undefined;
  if (decision.kind === 'settle' && decision.reason !== undefined) return undefined;
  const settlement = party.log.findLast(({ kind }) => kind === 'settle');
  if (settlement === undefined) return undefined;
  const { date, tourId, id } = party;
  return { kind: 'undo', date, tourId, party: id, settlement: settlement.id };
}
