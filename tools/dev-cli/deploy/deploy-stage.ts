import { stackName } from '../../../infra/stacks/stage.ts';
import { CommandError } from '../terminal/exit-with-error.ts';
import type { DeployOptions } from './deploy-options.ts';

/** What a deployment does outside of this program. */
export interface DeployTools {
  /** Builds and checks everything, into a folder; what is deployed afterwards is exactly that. */
  synthesize(context: readonly string[]): Promise<{ folder: string; stacks: readonly string[] }>;
  /** Outputs of a stage's stack, or undefined when it does not stand yet. */
  outputs(stage: string): Promise<Record<string, string> | undefined>;
  cdk(args: readonly string[]): Promise<void>;
  /** Looks at a site as a visitor would; answers what is wrong with it, a sentence each. */
  siteProblems(url: string): Promise<readonly string[]>;
  /** Remembers that this commit is what the stage runs now; answers under which name, or why it cannot. */
  tagRelease(stage: string): Promise<string>;
  say(line: string): void;
}

/** For so long after a deployment CloudFormation still puts everything back when an alarm is raised. */
const watchedMinutes = 15;

/** Option of a deployment that nothing may put back: what mends the trouble that has raised an alarm. */
export const hurryOption = 'hurry=true';

/** CDK takes one alarm after each: a second one would be the name of a stack. */
const trigger = (alarm: string) => ['--rollback-trigger-alarm-arns', alarm];

/**
 * Brings a stage to what lies in this folder: first the stacks that it stands on, then the stage itself, which goes back
 * as a whole when one of its alarms is raised meanwhile or in the quarter of an hour after.
 */
export async function deployStage({ stage, context }: DeployOptions, tools: DeployTools): Promise<void> {
  // AWS is asked first: whoever has no credentials learns of it at once, not after a minute of building.
  const alarms = (await tools.outputs(stage))?.DeploymentAlarms?.split(' ') ?? [];
  const { folder, stacks } = await tools.synthesize([`stage=${stage}`, ...context]);
  const deploy = (stack: string, ...more: string[]) =>
    tools.cdk(['deploy', stack, '--exclusively', '--app', folder, '--no-notices', ...more]);

  const main = stackName(stage);
  for (const stack of stacks.filter((name) => name !== main)) await deploy(stack);
  const minutes = ['--monitoring-time-minutes', String(watchedMinutes)];
  const watched = alarms.length > 0 ? [...minutes, ...alarms.flatMap(trigger)] : [];
  // Without a word CloudFormation would go on with the alarms of the deployment before.
  await deploy(main, ...(context.includes(hurryOption) ? trigger('none') : watched));

  const { SiteUrl: url, DistributionName: distribution } = (await tools.outputs(stage)) ?? {};
  if (url === undefined) throw new Error(`The stack ${main} does not say where its site is.`);
  tools.say(await tools.tagRelease(stage));
  tools.say(await verifySite(stage, url, `https://${distribution}`, tools));
}

/**
 * What became of a deployment. Under its own name a site is found once somebody leads that name to CloudFront's, which
 * nobody can before there is a distribution: until then it is the other name that tells whether visitors are served.
 *
 * @throws PlainProblem when visitors would not be served
 */
async function verifySite(
  stage: string,
  url: string,
  distributionUrl: string,
  { siteProblems }: DeployTools,
): Promise<string> {
  const problems = await siteProblems(url);
  if (problems.length === 0) return `${stage} is deployed: ${url}`;
  if (url === distributionUrl || (await siteProblems(distributionUrl)).length > 0)
    throw new CommandError(
      [
        'What is deployed does not serve visitors:',
        ...problems,
        `To put back what was: npm run rollback -- --stage ${stage}, with the same options`,
      ].join('\n'),
    );
  const [name, target] = [url, distributionUrl].map((one) => new URL(one).host);
  return [
    `${stage} is deployed, and serves visitors at ${distributionUrl}.`,
    `${name} does not lead there yet:`,
    ...problems,
    `Where the records of that domain are kept, make ${name} an alias of ${target} (in Route 53 a record A and one AAAA, elsewhere a CNAME), and look at ${url} when others have heard of it, mostly within the hour.`,
  ].join('\n');
}
