import { counted } from '#shared/values/counted.ts';
import type { QueueLevel } from '../operation/operation.ts';
import { type Check, type Finding, wrong } from './check.ts';

/** Whether queues are being processed. */
export const queuesCheck: Check = {
  about: 'Queues',
  async run({ probe }) {
    const before = await probe.queues();
    const isQuiet = before.every(({ waiting, isDeadLetterQueue }) => isDeadLetterQueue || waiting === 0);
    if (!isQuiet) await probe.sleep();
    const after = isQuiet ? before : await probe.queues();
    return [...after.flatMap(failedMessages), ...after.flatMap((queue) => stuckMessages(before, queue))];
  },
};

/** Runbooks of the queues that carry no emails, by a part of the queue's name. */
const runbooks: Readonly<Record<string, string>> = {
  Figures: 'figures-missing',
  Probe: 'probe-failing',
  Reconciliation: 'payments-silent',
  Reminders: 'evening',
  RunSheet: 'evening',
  TillCheck: 'till-imbalance',
};

/** @param name of a queue or its dead-letter queue */
export function runbookOfQueue(name: string): string {
  const part = Object.keys(runbooks).find((queue) => name.includes(queue));
  return `infra/runbooks/${runbooks[part ?? ''] ?? 'mail-stuck'}.md`;
}

const failedMessages = ({ name, waiting, isDeadLetterQueue }: QueueLevel): Finding[] =>
  isDeadLetterQueue && waiting > 0
    ? [
        wrong(
          `${counted(waiting, 'failed message')} ${waiting === 1 ? 'is' : 'are'} in ${name}. See ${runbookOfQueue(name)}.`,
        ),
      ]
    : [];

/** A healthy queue is empty in one of two samples, or at least shrinking. */
function stuckMessages(
  before: readonly QueueLevel[],
  { name, waiting, isDeadLetterQueue }: QueueLevel,
): Finding[] {
  const earlier = before.find((queue) => queue.name === name)?.waiting ?? 0;
  if (isDeadLetterQueue || waiting === 0 || earlier === 0 || waiting < earlier) return [];
  return [
    wrong(
      `${counted(waiting, 'message')} ${waiting === 1 ? 'waits' : 'wait'} in ${name} and none is being processed. See ${runbookOfQueue(name)}.`,
    ),
  ];
}
