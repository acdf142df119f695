import path from 'node:path';
import { App } from 'aws-cdk-lib';
import { buildSite } from './build/build.ts';
import { bundleFunctions } from './build/bundle.ts';
import { projectFolder } from './build/project.ts';
import { readBuiltSite } from './cloudfront/built-site.ts';
import { DeployerStack } from './stacks/deployer-stack.ts';
import { featureFlags } from './stacks/feature-flags.ts';
import { FirewallStack } from './stacks/firewall-stack.ts';
import { addNagChecks } from './stacks/nag-suppressions.ts';
import { readOptions } from './stacks/options.ts';
import { PortVilaRumStack } from './stacks/port-vila-rum-stack.ts';
import { parseStage, stackName } from './stacks/stage.ts';

const app = new App({ analyticsReporting: false, context: featureFlags(projectFolder) });
addNagChecks(app);
const stage = parseStage(app.node.tryGetContext('stage') ?? 'dev');
// `--context site=none` omits the pages, for work on the API while another server serves them;
// `--context site=<folder>` takes pages built elsewhere.
const site: unknown = app.node.tryGetContext('site');

// Never deploy functions or pages older than their sources.
await bundleFunctions();
if (site === undefined) await buildSite();
const siteFolder = typeof site === 'string' ? path.resolve(site) : path.join(projectFolder, 'build', 'site');

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
