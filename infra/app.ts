import { buildSite } from './build/build.ts';
import { bundleFunctions } from './build/bundle.ts';
import { addStageOptions, createApp, siteOption, synthesize } from './stacks/whole-app.ts';

const app = createApp();
addStageOptions(app);
// Never deploy functions or pages older than their sources.
await bundleFunctions();
if (siteOption(app) === undefined) await buildSite();
synthesize(app);
