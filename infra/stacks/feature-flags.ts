import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The flags of `cdk.json` and those that the CLI adds: `node infra/app.ts` and `cdk synth` then give the same template.
 */
export function readFeatureFlags(projectRoot: string): Record<string, unknown> {
  const { context } = JSON.parse(readFileSync(path.join(projectRoot, 'cdk.json'), 'utf8'));
  return { ...context, 'aws:cdk:enable-path-metadata': true, 'aws:cdk:enable-asset-metadata': true };
}
