import { releaseMinutes } from '#infra/monitoring/release-time.ts';
import { backupCopiesName, deployerName, firewallName, stackName, watchName } from '#infra/stacks/stage.ts';
import { currentRecord } from '../deployed/release-record.ts';
import type { StageFunctions } from '../deployed/stage-functions.ts';
import { CommandError } from '../terminal/report-failure.ts';
import type { Assembly } from './assembly.ts';
import { type DeployOptions, hurryOption } from './deploy-options.ts';
import { pruneVersions, recordIfMissing, recordRelease } from './record-release.ts';

/** Side effects of a deployment. */
export interface DeployTools {
  /** Builds and checks an assembly; exactly that one is deployed. */
  synthesize(stage: string, context: readonly string[]): Promise<Assembly>;
  /** An assembly that another job has built. */
  readAssembly(folder: string, stage: string): Assembly;
  /** Stack outputs of a stage; undefined before its first deployment. */
  outputs(stage: string): Promise<Record<string, string> | undefined>;
  functions(stage: string): Promise<StageFunctions>;
  cdk(args: readonly string[]): Promise<void>;
  /** Smoke-tests the site; returns one message for each problem. */
  checkSite(url: string): Promise<readonly string[]>;
  /** Smoke-tests the host of the providers' documents. */
  checkMeasurementHost(url: string): Promise<readonly string[]>;
  /** Tags this commit as the release that the stage runs; returns a message for the user. */
  tagRelease(stage: string): Promise<string>;
  print(line: string): void;
}

/** One option per alarm: CDK reads a second value as a stack name. */
const rollbackTrigger = (alarm: string) => ['--rollback-trigger-alarm-arns', alarm];

/** Builds the assembly of a stage without access to AWS, for a job that deploys it. */
export async function buildStage(
  { stage, context }: DeployOptions,
  tools: Pick<DeployTools, 'synthesize' | 'print'>,
): Promise<void> {
  const { folder, release } = await tools.synthesize(stage, context);
  tools.print(`Release ${release} for ${stage} is in ${folder}.`);
}

/**
 * Deploys this checkout, or an assembly built from it, to a stage: first the stacks that it depends on, then the stage
 * itself, which CloudFormation rolls back if an alarm is raised during the deployment or in the minutes after it.
 */
export async function deployStage(options: DeployOptions, tools: DeployTools): Promise<void> {
  const { stage, context, app } = options;
  // AWS comes first, so that missing credentials fail before a minute of building.
  const running = await tools.outputs(stage);
  const isUrgent = context.includes(hurryOption);
  if (running !== undefined) await requireKnownVersions(stage, running, isUrgent, tools);
  const assembly = app ? tools.readAssembly(app, stage) : await tools.synthesize(stage, context);
  const dropped = droppedOptions(running, assembly);
  refuseUnnamedDrops(dropped, options);

  const deploy = (stack: string, ...extraOptions: string[]) =>
    tools.cdk(['deploy', stack, '--exclusively', '--app', assembly.folder, '--no-notices', ...extraOptions]);
  const main = stackName(stage);
  // The monitoring stack watches the distribution, which the stage creates.
  const watch = watchName(stage);
  for (const stack of assembly.stacks.filter((name) => ![main, watch].includes(name))) await deploy(stack);
  const alarms = running?.DeploymentAlarms?.split(' ') ?? [];
  const minutes = ['--monitoring-time-minutes', String(releaseMinutes.watch)];
  const alarmOptions = alarms.length > 0 ? [...minutes, ...alarms.flatMap(rollbackTrigger)] : [];
  // Without an explicit "none", CloudFormation keeps the alarms of the previous deployment.
  await deploy(main, ...(isUrgent ? rollbackTrigger('none') : alarmOptions));

  const outputs = (await tools.outputs(stage)) ?? {};
  const { SiteUrl: url, DistributionName: distribution, MeasurementHost: measurement } = outputs;
  if (url === undefined) throw new Error(`The stack ${main} has no output with the URL of its site.`);
  tools.print(await tools.tagRelease(stage));
  tools.print(await recordVersions(stage, assembly.release, tools));
  if (assembly.stacks.includes(watch)) await deploy(watch);
  for (const line of remainingStacks(stage, dropped)) tools.print(line);
  tools.print(await verifySite(stage, url, `https://${distribution}`, tools));
  const problems = measurement ? await tools.checkMeasurementHost(`https://${measurement}`) : [];
  if (problems.length > 0)
    tools.print(
      [`Nothing is measured until ${measurement} is an alias of ${distribution} as well:`, ...problems].join(
        '\n',
      ),
    );
}

/**
 * Records the versions of a release that was not recorded.
 *
 * @throws CommandError after a flip-back: CodeDeploy would not find the versions that the stack names
 */
async function requireKnownVersions(
  stage: string,
  { Release: deployed }: Record<string, string>,
  isUrgent: boolean,
  tools: DeployTools,
): Promise<void> {
  if (deployed === undefined) return;
  const functions = await tools.functions(stage);
  const record = currentRecord(await functions.records(), deployed);
  if (record !== undefined && record.release !== deployed && !isUrgent)
    throw new CommandError(
      `The functions of ${stage} run release ${record.release} since a flip-back, and the rest ${deployed}. First bring them together: npm run rollback -- --stage ${stage}. Or deploy a fix with --context ${hurryOption}.`,
    );
  await recordIfMissing(functions, deployed);
}

const readOptionNames = (outputs: Record<string, string> | undefined): readonly string[] =>
  (outputs?.Options ?? 'none').split(' ').filter((name) => name !== 'none');

const droppedOptions = (running: Record<string, string> | undefined, { options }: Assembly) =>
  readOptionNames(running).filter((name) => !options.includes(name));

/** @throws CommandError unless each dropped option is named by `--drop`, and no other is */
function refuseUnnamedDrops(dropped: readonly string[], { stage, drop }: DeployOptions): void {
  const unnamed = dropped.filter((name) => !drop.includes(name));
  if (unnamed.length > 0)
    throw new CommandError(
      `${stage} runs with ${unnamed.join(', ')}, and this deployment would remove that. Add it to infra/stages/${stage}.json, or remove it on purpose: ${unnamed.map((name) => `--drop ${name}`).join(' ')}.`,
    );
  const remaining = drop.filter((name) => !dropped.includes(name));
  if (remaining.length > 0)
    throw new CommandError(
      `This deployment does not remove ${remaining.join(', ')}: the option is still in infra/stages/${stage}.json, or ${stage} does not have it.`,
    );
}

/** Stacks of dropped options: CloudFormation keeps them until they are deleted. */
function remainingStacks(stage: string, dropped: readonly string[]): readonly string[] {
  const stacks: Readonly<Record<string, string>> = {
    firewall: `aws cloudformation update-termination-protection --no-enable-termination-protection --region us-east-1 --stack-name ${firewallName(stage)} && aws cloudformation delete-stack --region us-east-1 --stack-name ${firewallName(stage)}`,
    backup: `aws cloudformation delete-stack --region <the second region> --stack-name ${backupCopiesName(stage)}`,
    github: `aws cloudformation delete-stack --stack-name ${deployerName(stage)}`,
  };
  return dropped.flatMap((name) =>
    stacks[name] ? `The stack of the option ${name} is still there. Delete it: ${stacks[name]}` : [],
  );
}

/** A record that fails must not fail the deployment: the functions already run. */
async function recordVersions(stage: string, release: string, tools: DeployTools): Promise<string> {
  try {
    const functions = await tools.functions(stage);
    await recordRelease(functions, release);
    return `Versions are recorded for a flip-back; ${await pruneVersions(functions)} old ones deleted.`;
  } catch (problem) {
    return `A flip-back cannot return to this release: ${(problem as Error).message}`;
  }
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
  { checkSite }: DeployTools,
): Promise<string> {
  const problems = await checkSite(url);
  if (problems.length === 0) return `${stage} is deployed: ${url}`;
  if (url === distributionUrl || (await checkSite(distributionUrl)).length > 0)
    throw new CommandError(
      [
        'The deployed site does not serve visitors:',
        ...problems,
        `To go back to the previous release: npm run ops -- flip-back --stage ${stage} for the functions at once, then npm run rollback -- --stage ${stage}`,
      ].join('\n'),
    );
  const [name, target] = [url, distributionUrl].map((address) => new URL(address).host);
  return [
    `${stage} is deployed and serves visitors at ${distributionUrl}.`,
    `${name} does not point to it yet:`,
    ...problems,
    `In the DNS zone of that domain, make ${name} an alias of ${target} (Route 53: an A and an AAAA record, elsewhere a CNAME). Open ${url} once the record has propagated, usually within the hour.`,
  ].join('\n');
}
