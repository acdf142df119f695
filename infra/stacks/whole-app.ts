import path from 'node:path';
import { App } from 'aws-cdk-lib';
import { projectFolder } from '../build/project.ts';
import { readBuiltSite } from '../cloudfront/built-site.ts';
import { DeployerStack } from './deployer-stack.ts';
import { featureFlags } from './feature-flags.ts';
import { FirewallStack } from './firewall-stack.ts';
import { addNagChecks } from './nag-suppressions.ts';
import { readOptions } from './options.ts';
import { PortVilaRumStack } from './port-vila-rum-stack.ts';
import { parseStage, stackName } from './stage.ts';
import { WatchStack } from './watch-stack.ts';

/** Creates an app without stacks, with the context of the command line. */
export function createApp(): App {
  const app = new App({ analyticsReporting: false, context: featureFlags(projectFolder) });
  addNagChecks(app);
  return app;
}

/**
 * The context option `site`: `none` omits the pages, for work on the API while another server serves them; a folder holds
 * pages built elsewhere.
 */
export function siteOption(app: App): string | undefined {
  const site: unknown = app.node.tryGetContext('site');
  return typeof site === 'string' ? site : undefined;
}

/** Adds the stacks of the stage in the context and synthesizes them from the built functions and pages. */
export function synthesize(app: App): void {
  const stage = parseStage(app.node.tryGetContext('stage') ?? 'dev');
  const site = siteOption(app);
  const siteFolder = site === undefined ? path.join(projectFolder, 'build', 'site') : path.resolve(site);
  const options = readOptions(app.node, stage);
  if (options.github !== undefined) new DeployerStack(app, stage, options.github);
  if (options.firewall) new FirewallStack(app, stage);
  const main = new PortVilaRumStack(app, stackName(stage), {
    description: `Website and booking system of the distillery, stage ${stage}`,
    stage,
    options,
    site: site === 'none' ? undefined : readBuiltSite(siteFolder),
  });
  if (options.watch) new WatchStack(app, { stage, options }).addStackDependency(main);
  app.synth();
}
