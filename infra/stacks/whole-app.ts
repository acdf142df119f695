import path from 'node:path';
import { App } from 'aws-cdk-lib';
import { projectFolder } from '../build/project.ts';
import { readBuiltSite } from '../cloudfront/built-site.ts';
import { BackupCopyStack } from './backup-copy-stack.ts';
import { DeployerStack } from './deployer-stack.ts';
import { readFeatureFlags } from './feature-flags.ts';
import { FirewallStack } from './firewall-stack.ts';
import { addNagChecks } from './nag-suppressions.ts';
import { readOptions } from './options.ts';
import { PortVilaRumStack } from './port-vila-rum-stack.ts';
import { parseStage, type Stage, stackName } from './stage.ts';
import { readStageOptions, stageFile } from './stage-options.ts';
import { WatchStack } from './watch-stack.ts';

/** Creates an app without stacks, with the options of the command line as its context. */
export function createApp(): App {
  const app = new App({ analyticsReporting: false, context: readFeatureFlags(projectFolder) });
  addNagChecks(app);
  return app;
}

/**
 * Adds the options in the stage's file to those of the command line, which take precedence. `--context options=<file>`
 * names another file: a rollback deploys an earlier commit with the current options.
 */
export function addStageOptions(app: App): void {
  const stage = stageOf(app);
  const optionsFile: unknown = app.node.tryGetContext('options');
  const options = readStageOptions(typeof optionsFile === 'string' ? optionsFile : stageFile(stage));
  for (const [name, value] of Object.entries(options))
    if (app.node.tryGetContext(name) === undefined) app.node.setContext(name, value);
}

const stageOf = (app: App): Stage => parseStage(app.node.tryGetContext('stage') ?? 'dev');

/**
 * The context option `site`: a folder with built pages, or `none` to omit the pages when another server serves them
 * during work on the API.
 */
export function siteOption(app: App): string | undefined {
  const site: unknown = app.node.tryGetContext('site');
  return typeof site === 'string' ? site : undefined;
}

/** Adds the stacks of the stage in the context and synthesizes them from the built functions and pages. */
export function synthesize(app: App): void {
  const stage = stageOf(app);
  const site = siteOption(app);
  const siteFolder = site === undefined ? path.join(projectFolder, 'build', 'site') : path.resolve(site);
  const options = readOptions(app.node, stage);
  if (options.github !== undefined) new DeployerStack(app, stage, options.github);
  if (options.firewall) new FirewallStack(app, stage);
  if (options.backup !== undefined) new BackupCopyStack(app, stage, options.backup);
  const main = new PortVilaRumStack(app, stackName(stage), {
    description: `Website and booking system of the distillery, stage ${stage}`,
    stage,
    options,
    release: String(app.node.tryGetContext('release') ?? 'unknown'),
    site: site === 'none' ? undefined : readBuiltSite(siteFolder),
  });
  if (options.watch) new WatchStack(app, { stage, options }).addStackDependency(main);
  app.synth();
}
