import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { problemKinds } from '#shared/problems/problems.ts';
import { projectFolder } from '../build/project.ts';
import { assemblyFolder, onlyResource, resourcesOf, resourcesOfType } from '../stacks/template.testing.ts';
import { dollarsOf, idleMonth } from './idle-month.testing.ts';

it('the cost sheet matches the template’s cost of an idle month', () => {
  const usages = idleMonth(assemblyFolder('prod'));
  const dollars = usages.reduce((sum, usage) => sum + dollarsOf(usage), 0);
  const sheet = readFileSync(path.join(projectFolder, 'infra/COST.md'), 'utf8');
  const table = usages
    .map(
      (usage) =>
        `| ${usage.label} | ${usage.amount.toLocaleString('en-GB')} | ${dollarsOf(usage).toFixed(4)} |\n`,
    )
    .join('');
  expect(sheet).toContain(`## A month without a visitor: $${dollars.toFixed(2)}\n`);
  expect(sheet).toContain(`|---|---:|---:|\n${table}\n`);
});

it('the cost sheet contains the cost of an idle month of a second stage', () => {
  const dollars = idleMonth(assemblyFolder('dev')).reduce((sum, usage) => sum + dollarsOf(usage), 0);
  const sheet = readFileSync(path.join(projectFolder, 'infra/COST.md'), 'utf8');
  expect(sheet).toContain(`## A second stage without a visitor: $${dollars.toFixed(2)} a month\n`);
});

it('the dashboard shows at most the fifty metrics that are free', () => {
  const [, { Properties }] = onlyResource(resourcesOf('prod', 'prod'), 'AWS::CloudWatch::Dashboard');
  const metrics = JSON.stringify(Properties.DashboardBody).match(/\[\\+"(AWS\/|PortVilaRum)/g) ?? [];
  expect(metrics.length).toBeGreaterThan(10);
  expect(metrics.length).toBeLessThanOrEqual(50);
});

const amountOf = (label: RegExp): number => {
  const [line, second] = idleMonth(assemblyFolder('prod')).filter((usage) => label.test(usage.label));
  if (line === undefined || second !== undefined) throw new Error(`Not exactly one line matches ${label}`);
  return line.amount;
};

it('the cost sheet counts a metric with the dimension "kind" once for each kind', () => {
  const names = resourcesOfType(resourcesOf('prod', 'prod'), 'AWS::Logs::MetricFilter').map(
    ([, { Properties }]) => (Properties.MetricTransformations as { MetricName: string }[])[0]?.MetricName,
  );
  expect(names).toContain('Refusals');
  expect(amountOf(/^custom metrics/)).toBe(new Set(names).size - 1 + problemKinds.length);
});

it('the cost sheet counts composite alarms, which cost five times as much, separately', () => {
  const composites = resourcesOfType(resourcesOf('prod', 'prod'), 'AWS::CloudWatch::CompositeAlarm');
  expect(amountOf(/^composite alarms/)).toBe(composites.length);
});

it('the cost sheet assumes four stream shards, each read four times a second', () => {
  expect(amountOf(/^stream reads/)).toBe(4 * 4 * 30 * 24 * 60 * 60);
});

it('the cost sheet charges AWS managed keys per request, for table, stream and secrets', () => {
  const [topics, regions] = [2, 2];
  const monthlyAlarmTests = topics * regions;
  // Neither the alarm tests nor the outside check read a table or secret.
  const runs =
    amountOf(/^scheduled invocations/) - amountOf(/^API calls of the outside check/) - monthlyAlarmTests;
  expect(amountOf(/^key requests/)).toBe(2 * runs + 30 * 24 * 12);
});
