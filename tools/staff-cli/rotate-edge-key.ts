import { randomBytes } from 'node:crypto';
import {
  type EdgeAccess,
  type Operation,
  type OperationContext,
  OperationProblem,
} from './operation/operation.ts';

/** Seconds after which all functions accept a new key: they cache keys for five minutes, and a call takes a moment. */
export const acceptedAfterSeconds = 330;
const pollSeconds = 20;
/** A CloudFront deployment takes some minutes. */
const maxPolls = 90;

/** Replaces the key between CloudFront and the API without a release and without a refused call. */
export const rotateEdgeKey: Operation = {
  usage: 'rotate-edge-key',
  summary:
    'Replaces the key by which the API recognizes CloudFront, in about fifteen minutes. Run it again if it is interrupted.',
  options: {},
  async run({ words }, context) {
    const { edge, staffConsole } = context;
    if (words.length > 0) throw new OperationProblem('It takes no arguments: npm run ops -- rotate-edge-key');
    if (edge === undefined)
      throw new OperationProblem(
        'Only a deployed stage has a key to rotate: give --stage. The local stack makes another at each start.',
      );
    const stored = await edge.keys();
    const isUnderWay = stored.previous !== '';
    if (
      !(await staffConsole.confirm(
        isUnderWay ? 'A rotation was interrupted. Continue it?' : 'Rotate the key of the edge?',
      ))
    ) {
      staffConsole.say('Nothing was changed.');
      return;
    }
    const keys = isUnderWay ? stored : { sent: newKey(), previous: stored.sent };
    if (!isUnderWay) await edge.store(keys);
    staffConsole.say('1 of 3: both keys are stored. Functions accept the new one within five minutes.');
    await edge.wait(acceptedAfterSeconds);
    await edge.send(keys.sent);
    staffConsole.say('2 of 3: CloudFront is given the new key; this takes some minutes.');
    await waitUntilDeployed(edge);
    await checkSite(context);
    await edge.store({ sent: keys.sent, previous: '' });
    staffConsole.say('3 of 3: the new key is in use. The earlier one is refused within five minutes.');
  },
};

export const newKey = (): string => randomBytes(36).toString('base64url');

async function waitUntilDeployed(edge: EdgeAccess): Promise<void> {
  for (let polls = 0; !(await edge.isDeployed()); polls += 1) {
    if (polls === maxPolls)
      throw new OperationProblem(
        'CloudFront has not finished. Both keys are accepted: run this again later.',
      );
    await edge.wait(pollSeconds);
  }
}

/** Checks that calls succeed before the earlier key is refused. */
async function checkSite({ probe }: OperationContext): Promise<void> {
  const { status } = await probe.call('/api/inventory');
  if (status !== 200)
    throw new OperationProblem(
      `The API returns ${status} through CloudFront. Both keys are still accepted: see infra/runbooks/edge-key.md.`,
    );
}
