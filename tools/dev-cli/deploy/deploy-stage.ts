import { stackName, watchName } from '#infra/stacks/stage.ts';
import { CommandError } from '../terminal/exit-with-error.ts';
import type { DeployOptions } from './deploy-options.ts';

/** Side effects of a deployment. */
export interface DeployTools {
  /** Builds and checks an assembly folder; exactly that folder is deployed. */
  synthesize(context: readonly string[]): Promise<{ folder: string; stacks: readonly string[] }>;
  /** Stack outputs of a stage; undefined before its first deployment. */
  outputs(stage: string): Promise<Record<string, string> | undefined>;
  cdk(args: readonly string[]): Promise<void>;
  /** Smoke-tests the site; returns one sentence for each problem. */
  siteProblems(url: string): Promise<readonly string[]>;
  /** The same for the host of the providers' documents. */
  measurementProblems(url: string): Promise<readonly string[]>;
  /** Tags this commit as the release that the stage runs; returns a sentence for the user. */
  tagRelease(stage: string): Promise<string>;
  say(line: string): void;
}

/** CloudFormation monitors the rollback alarms for this long after a deployment. */
const monitoringMinutes = 15;

/** Skips the rollback alarms: for urgent fixes while an alarm is raised. */
export const hurryOption = 'hurry=true';

/** One option per alarm: CDK reads a second value as a stack name. */
const trigger = (alarm: string) => ['--rollback-trigger-alarm-arns', alarm];

/**
 * Deploys this checkout to a stage: first the stacks that it depends on, then the stage itself, which CloudFormation
 * rolls back if an alarm is raised during the deployment or in the 15 minutes after it, then the stack that watches it.
 */
export async function deployStage({ stage, context }: DeployOptions, tools: DeployTools): Promise<void> {
  // AWS comes first, so that missing credentials fail before a minute of building.
  const alarms = (await tools.outputs(stage))?.DeploymentAlarms?.split(' ') ?? [];
  const { folder, stacks } = await tools.synthesize([`stage=${stage}`, ...context]);
  const deploy = (stack: string, ...more: string[]) =>
    tools.cdk(['deploy', stack, '--exclusively', '--app', folder, '--no-notices', ...more]);

  const main = stackName(stage);
  // It watches the distribution, which the stage creates.
  const watch = watchName(stage);
  for (const stack of stacks.filter((name) => ![main, watch].includes(name))) await deploy(stack);
  const minutes = ['--monitoring-time-minutes', String(monitoringMinutes)];
  const watched = alarms.length > 0 ? [...minutes, ...alarms.flatMap(trigger)] : [];
  // Without an explicit "none", CloudFormation keeps the alarms of the previous deployment.
  await deploy(main, ...(context.includes(hurryOption) ? trigger('none') : watched));

  const outputs = (await tools.outputs(stage)) ?? {};
  const { SiteUrl: url, DistributionName: distribution, MeasurementHost: measurement } = outputs;
  if (url === undefined) throw new Error(`The stack ${main} has no output with the URL of its site.`);
  tools.say(await tools.tagRelease(stage));
  if (stacks.includes(watch)) await deploy(watch);
  tools.say(await verifySite(stage, url, `https://${distribution}`, tools));
  const problems = measurement ? await tools.measurementProblems(`https://${measurement}`) : [];
  if (problems.length > 0)
    tools.say(
      [`Nothing is measured until ${measurement} is an alias of ${distribution} as well:`, ...problems].join(
        '\n',
      ),
    );
}

/**
 * Checks the deployed site. The DNS record of a custom domain can only be created once the distribution exists; until
 * then the CloudFront domain decides.
 *
 * @throws CommandError when visitors would not be served
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
        'The deployed site does not serve visitors:',
        ...problems,
        `To go back to the previous release: npm run rollback -- --stage ${stage}, with the same options`,
      ].join('\n'),
    );
  const [name, target] = [url, distributionUrl].map((one) => new URL(one).host);
  return [
    `${stage} is deployed and serves visitors at ${distributionUrl}.`,
    `${name} does not point to it yet:`,
    ...problems,
    `In the DNS zone of that domain, make ${name} an alias of ${target} (Route 53: an A and an AAAA record, elsewhere a CNAME). Open ${url} once the record has propagated, usually within the hour.`,
  ].join('\n');
}
