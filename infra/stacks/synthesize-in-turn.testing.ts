import { newApp, synthesize } from './whole-app.ts';

// Runs the app once for each `[folder, context]` of the argument, as the command line of CDK does, with the functions
// as they were bundled last.
for (const [folder, context] of JSON.parse(process.argv[2] ?? '[]') as [string, object][]) {
  process.env.CDK_OUTDIR = folder;
  process.env.CDK_CONTEXT_JSON = JSON.stringify(context);
  synthesize(newApp());
}
