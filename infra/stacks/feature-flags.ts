import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Reads the flags of `cdk.json` and adds those that the CLI adds, so that `node infra/app.ts` and `cdk synth` give the same template.
 */
export function readFeatureFlags(projectRoot: string): Record<string, unknown> {
  const { context } = JSON.parse(readFileSync(path.join(projectRoot, 'cdk.json'), 'utf8'));
  return { ...context, 'aws:cdk:enable-path-metadata': true, 'aws:cdk:enable-asset-metadata': true };
}
