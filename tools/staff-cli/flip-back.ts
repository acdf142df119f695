import { counted } from '#shared/values/counted.ts';
import { currentRecord, type ReleaseRecord, releaseBefore } from '#tools/dev-cli/deployed/release-record.ts';
import type { LiveFunction, StageFunctions } from '#tools/dev-cli/deployed/stage-functions.ts';
import { type Operation, OperationProblem } from './operation/operation.ts';

/** A function and its version in the previous release. */
interface Move {
  readonly target: LiveFunction;
  readonly version: string;
}

/** Moves the functions of a stage to the versions of the previous release, within a minute and without a deployment. */
export const flipBack: Operation = {
  usage: 'flip-back',
  summary: 'Moves all functions of a stage to the previous release, at once; roll back the rest afterwards.',
  options: {},
  async run({ words }, { functions, staffConsole }) {
    if (words.length > 0) throw new OperationProblem('flip-back takes no arguments but --stage.');
    if (functions === undefined)
      throw new OperationProblem(
        'Missing option: --stage. The local stack has one version of each function.',
      );
    const deployed = await requireSettledRelease(functions);
    const [records, all] = await Promise.all([functions.records(), functions.all()]);
    const running = currentRecord(records, deployed);
    const history = running === undefined ? [...records, emptyRecord(deployed)] : records;
    const previous = releaseBefore(history, ({ release }) => release);
    if (previous === undefined)
      throw new OperationProblem(
        `No release before ${running?.release ?? deployed} is recorded. Deploy an earlier commit with --context hurry=true.`,
      );
    const moves = movesTo(previous, all);
    await requireVersions(functions, moves, previous);
    if (moves.length === 0)
      throw new OperationProblem(
        `The functions have the versions of ${previous.release} already: the problem is elsewhere.`,
      );
    const question = `Move ${counted(moves.length, 'function')} of ${all.length} to release ${previous.release}?`;
    if (!(await staffConsole.confirm(question))) return staffConsole.say('Nothing was changed.');
    await Promise.all(moves.map(({ target, version }) => functions.moveLive(target, version)));
    const moved = moves.map(({ target, version }) => [target.name, version] as const);
    const versions = Object.fromEntries([...all.map(({ name, live }) => [name, live] as const), ...moved]);
    await functions.record({ deployed, release: previous.release, versions });
    for (const { target, version } of moves) staffConsole.say(`${target.name}: ${target.live} → ${version}`);
    staffConsole.say(
      `${counted(moves.length, 'function')} moved to release ${previous.release}. Pages, permissions and settings are still those of ${deployed}: revert its commit, then npm run rollback.`,
    );
  },
};

const emptyRecord = (deployed: string): ReleaseRecord => ({ deployed, release: deployed, versions: {} });

/** The release of the stack, unless an update is under way: CloudFormation would move the functions again. */
async function requireSettledRelease(functions: StageFunctions): Promise<string> {
  const { status, outputs } = await functions.stack();
  if (/(?<!CLEANUP)_IN_PROGRESS$/.test(status))
    throw new OperationProblem(
      `CloudFormation is at work (${status}). Stop the deployment, and CloudFormation rolls it back: aws cloudformation cancel-update-stack.`,
    );
  if (outputs.Release === undefined) throw new OperationProblem('The stack does not name its release.');
  return outputs.Release;
}

/** Functions whose version differs. A function added since stays as it is: earlier pages do not call it. */
const movesTo = ({ versions }: ReleaseRecord, all: readonly LiveFunction[]): readonly Move[] =>
  all.flatMap((lambda) => {
    const version = versions[lambda.name];
    return version === undefined || version === lambda.live ? [] : [{ target: lambda, version }];
  });

async function requireVersions(
  functions: StageFunctions,
  moves: readonly Move[],
  { release }: ReleaseRecord,
): Promise<void> {
  const missingByMove = await Promise.all(
    moves.map(async ({ target, version }) =>
      (await functions.versionsOf(target)).includes(version) ? [] : [`${target.name} ${version}`],
    ),
  );
  const missing = missingByMove.flat();
  if (missing.length > 0)
    throw new OperationProblem(
      `Versions of release ${release} are deleted (${missing.join(', ')}), so no function was moved. Use npm run rollback.`,
    );
}
