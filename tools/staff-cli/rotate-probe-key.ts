import { type Operation, OperationProblem } from './operation/operation.ts';
import { acceptedAfterSeconds, newKey } from './rotate-edge-key.ts';

/** Replaces the key of the synthetic booking without a release and without a refused booking. */
export const rotateProbeKey: Operation = {
  usage: 'rotate-probe-key',
  summary:
    'Replaces the key by which the API recognizes the synthetic booking; takes about six minutes. If interrupted, run it again.',
  options: {},
  async run({ words }, { probeKeys, staffConsole }) {
    if (words.length > 0)
      throw new OperationProblem('It takes no arguments: npm run ops -- rotate-probe-key');
    if (probeKeys === undefined)
      throw new OperationProblem(
        'Only a deployed stage has a key to rotate: give --stage. The local stack makes another at each start.',
      );
    const stored = await probeKeys.keys();
    const isUnderWay = stored.previous !== '';
    if (
      !(await staffConsole.confirm(
        isUnderWay ? 'A rotation was interrupted. Continue it?' : 'Rotate the key of the synthetic booking?',
      ))
    ) {
      staffConsole.say('Nothing was changed.');
      return;
    }
    // The API must accept the new key before the probe sends it; the probe reads its key on each run.
    const next = isUnderWay ? stored.previous : newKey();
    if (!isUnderWay) await probeKeys.store({ sent: stored.sent, previous: next });
    staffConsole.say('1 of 2: both keys are stored. Functions accept the new one within five minutes.');
    await probeKeys.wait(acceptedAfterSeconds);
    await probeKeys.store({ sent: next, previous: '' });
    staffConsole.say('2 of 2: the new key is in use. The earlier one is refused within five minutes.');
  },
};
