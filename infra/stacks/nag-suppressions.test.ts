import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { CfnQueue } from 'aws-cdk-lib/aws-sqs';
import { expect, it } from 'vitest';
import { acknowledgedFindings, addNagChecks } from './nag-suppressions.ts';

it('a finding of cdk-nag fails the synthesis', () => {
  const outdir = mkdtempSync(path.join(tmpdir(), 'nag-'));
  const app = new App({ outdir, context: { 'aws:cdk:disable-stack-trace': true } });
  addNagChecks(app);
  new CfnQueue(new Stack(app, 'Unencrypted'), 'Queue');
  expect(() => app.synth()).toThrow('AwsSolutions-SQS4');
  rmSync(outdir, { recursive: true });
});

it('at most ten groups of cdk-nag findings are acknowledged, each with a reason and no finding twice', () => {
  expect(acknowledgedFindings.length).toBeLessThanOrEqual(10);
  for (const { reason } of acknowledgedFindings) expect(reason).toMatch(/^[A-Z].{30,}\.$/);
  const ids = acknowledgedFindings.flatMap((suppression) => suppression.ids);
  expect(new Set(ids).size).toBe(ids.length);
});
