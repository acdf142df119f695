import { createApp, synthesize } from './whole-app.ts';

type Run = readonly [folder: string, context: object, isValidated?: boolean];

// Runs the app once for each item of the argument, as the command line of CDK does, with the last bundled functions.
// CDK's own template rules take more than half of a run: the build applies them to every change, a run here only if its
// item says so. The checks of cdk-nag are part of every run.
for (const [folder, context, isValidated = false] of JSON.parse(process.argv[2] ?? '[]') as Run[]) {
  process.env.CDK_VALIDATION = String(isValidated);
  process.env.CDK_OUTDIR = folder;
  process.env.CDK_CONTEXT_JSON = JSON.stringify(context);
  synthesize(createApp());
}
