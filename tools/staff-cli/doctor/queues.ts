import { counted } from '../../../functions/use-cases/run-sheet/pluralize.ts';
import type { QueueLevel } from '../operation/operation.ts';
import { type Check, type Finding, wrong } from './check.ts';

/** Whether messages are worked off. */
export const queuesCheck: Check = {
  about: 'Queues',
  async look({ probe }) {
    const before = await probe.queues();
    const isQuiet = before.every(({ waiting, takesDead }) => takesDead || waiting === 0);
    if (!isQuiet) await probe.sleep();
    const after = isQuiet ? before : await probe.queues();
    return [...after.flatMap(deadIn), ...after.flatMap((queue) => stuckIn(before, queue))];
  },
};

const deadIn = ({ name, waiting, takesDead }: QueueLevel): Finding[] =>
  takesDead && waiting > 0
    ? [
        wrong(
          `${counted(waiting, 'message')} could not be handled and ${waiting === 1 ? 'lies' : 'lie'} in ${name}: somebody was not told. See infra/runbooks/mail-stuck.md.`,
        ),
      ]
    : [];

/** A queue that works is empty at one of two moments, or at least has become shorter. */
function stuckIn(before: readonly QueueLevel[], { name, waiting, takesDead }: QueueLevel): Finding[] {
  const earlier = before.find((queue) => queue.name === name)?.waiting ?? 0;
  if (takesDead || waiting === 0 || earlier === 0 || waiting < earlier) return [];
  return [
    wrong(
      `${counted(waiting, 'message')} ${waiting === 1 ? 'waits' : 'wait'} in ${name} and nobody takes ${waiting === 1 ? 'it' : 'them'}. See infra/runbooks/mail-stuck.md.`,
    ),
  ];
}
