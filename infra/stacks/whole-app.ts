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

/** An app without stacks, with the context of the command line. */
export function newApp(): App {
  const app = new App({ analyticsReporting: false, context: featureFlags(projectFolder) });
  addNagChecks(app);
  return app;
}

/**
 * `none` with `--context site=none`, which omits the pages, for work on the API while another server serves them; a
 * folder with `--context site=<folder>`, which takes pages built elsewhere; otherwise undefined.
 */
export function chosenSite(app: App): string | undefined {
  const site: unknown = app.node.tryGetContext('site');
  return typeof site === 'string' ? site : undefined;
}

/** Adds the stacks of the stage in the context and synthesizes them, from the functions and pages as they were built. */
export function synthesize(app: App): void {
  const stage = parseStage(app.node.tryGetContext('stage') ?? 'dev');
  const site = chosenSite(app);
  const siteFolder = site === undefined ? path.join(projectFolder, 'build', 'site') : path.resolve(site);
  const options = readOptions(app.node, stage);
  if (options.github !== undefined) new DeployerStack(app, stage, options.github);
  if (options.firewall) new FirewallStack(app, stage);
  new PortVilaRumStack(app, stackName(stage), {
    description: `Website and booking system of the distillery, stage ${stage}`,
    stage,
    options,
    site: site === 'none' ? undefined : readBuiltSite(siteFolder),
  });
  app.synth();
}
