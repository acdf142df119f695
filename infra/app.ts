import { existsSync } from 'node:fs';
import path from 'node:path';
import { App } from 'aws-cdk-lib';
import { bundleFunctions, projectRoot } from './bundle.ts';
import { readBuiltSite } from './constructs/built-site.ts';
import { featureFlags } from './feature-flags.ts';
import { PortVilaRumStack } from './stacks/port-vila-rum-stack.ts';
import { parseStage } from './stacks/stage.ts';

const app = new App({ analyticsReporting: false, context: featureFlags });
const stage = parseStage(app.node.tryGetContext('stage') ?? 'dev');
const siteFolder = path.join(projectRoot, 'build', 'site');
const withSite = app.node.tryGetContext('site') !== 'none' && existsSync(siteFolder);

await bundleFunctions();
new PortVilaRumStack(app, `PortVilaRum-${stage}`, {
  description: `Website and booking system of the distillery, stage ${stage}`,
  stage,
  site: withSite ? readBuiltSite(siteFolder) : undefined,
});
app.synth();
