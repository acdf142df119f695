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

const failedMessages = ({ name, waiting, isDeadLetterQueue }: QueueLevel): Finding[] =>
  isDeadLetterQueue && waiting > 0
    ? [
        wrong(
          `${counted(waiting, 'failed message')} ${waiting === 1 ? 'is' : 'are'} in ${name}: a mail or notification was not delivered. See infra/runbooks/mail-stuck.md.`,
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
      `${counted(waiting, 'message')} ${waiting === 1 ? 'waits' : 'wait'} in ${name} and none is being processed. See infra/runbooks/mail-stuck.md.`,
    ),
  ];
}
