import { buildSite } from './build/build.ts';
import { bundleFunctions } from './build/bundle.ts';
import { chosenSite, newApp, synthesize } from './stacks/whole-app.ts';

const app = newApp();
// Never deploy functions or pages older than their sources.
await bundleFunctions();
if (chosenSite(app) === undefined) await buildSite();
synthesize(app);
