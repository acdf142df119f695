import { createApp, synthesize } from './whole-app.ts';

type Run = readonly [folder: string, context: object, isValidated?: boolean];

// Runs the app once for each item of the argument, as CDK's command line does, with the functions bundled last. CDK's
// template rules take more than half of a run. The build always applies them; here they apply only if an item says so.
// Every run includes the checks of cdk-nag.
for (const [folder, context, isValidated = false] of JSON.parse(process.argv[2] ?? '[]') as Run[]) {
  process.env.CDK_VALIDATION = String(isValidated);
  process.env.CDK_OUTDIR = folder;
  process.env.CDK_CONTEXT_JSON = JSON.stringify(context);
  synthesize(createApp());
}
