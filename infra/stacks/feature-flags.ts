import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What the CDK library and its CLI would otherwise decide by themselves: the flags of `cdk.json`, and what the
 * CLI adds. Read here as well, so that `node infra/app.ts` and `cdk synth` give the same template.
 */
export function featureFlags(projectRoot: string): Record<string, unknown> {
  const { context } = JSON.parse(readFileSync(path.join(projectRoot, 'cdk.json'), 'utf8'));
  return { ...context, 'aws:cdk:enable-path-metadata': true, 'aws:cdk:enable-asset-metadata': true };
}
