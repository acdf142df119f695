import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import { afterAll, describe, expect, it } from 'vitest';
import { projectFolder } from '#infra/build/project.ts';
import configuration, { folderRules } from '../../../.dependency-cruiser.mjs';

const folders = ['functions', 'infra', 'shared', 'tools', 'web'];
const tests = '\\.(test|testing)\\.tsx?$';

async function findViolations(
  baseDir: string,
  forbidden: readonly IForbiddenRuleType[],
  excluded: readonly string[] = [],
): Promise<string[]> {
  const { exclude, ...options } = configuration.options;
  const { output } = await cruise(folders, {
    ...options,
    baseDir,
    exclude: { path: [...exclude.path, ...excluded] },
    validate: true,
    ruleSet: { forbidden: [...forbidden] },
  });
  return (output as ICruiseResult).summary.violations.map(
    ({ rule, from, to }) => `${rule.name}: ${from} → ${to}`,
  );
}

const buildFolder = path.join(projectFolder, 'build');
mkdirSync(buildFolder, { recursive: true });
const scratch = mkdtempSync(path.join(buildFolder, 'import-rules-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('the import rules', () => {
  it('are broken by no file of the project', async () => {
    expect(await findViolations(projectFolder, configuration.forbidden)).toEqual([]);
  }, 120_000);

  it('are broken by no folder of the project', async () => {
    expect(await findViolations(projectFolder, folderRules, [tests])).toEqual([]);
  }, 120_000);

  const forbiddenImports: readonly (readonly [rule: string, from: string, to: string])[] = [
    ['product-without-tools', 'functions/stores/a.ts', 'tools/e2e/b.ts'],
    ['product-without-tools', 'infra/stacks/a.ts', 'tools/dev-cli/b.ts'],
    ['local-stack-knows-no-product', 'tools/local-stack/a.ts', 'shared/shop/b.ts'],
    ['local-stack-knows-no-product', 'tools/local-stack/a.ts', 'tools/dev-cli/b.ts'],
    ['shared-is-pure', 'shared/booking/a.ts', 'functions/stores/b.ts'],
    ['shared-has-no-io', 'shared/booking/a.ts', 'node:fs'],
    ['shared-has-no-io', 'shared/booking/a.ts', 'stripe'],
    ['request-context', 'functions/request-context/a.ts', 'shared/booking/b.ts'],
    ['stores', 'functions/stores/a.ts', 'functions/email/b.ts'],
    ['email', 'functions/email/a.ts', 'functions/stores/b.ts'],
    ['payments', 'functions/payments/a.ts', 'functions/kernel/b.ts'],
    ['kernel', 'functions/kernel/a.ts', 'functions/stores/b.ts'],
    ['kernel-packages', 'functions/kernel/a.ts', 'stripe'],
    ['use-cases', 'functions/use-cases/a.ts', 'functions/endpoints/b/b.ts'],
    ['entry-points-apart', 'functions/endpoints/a/a.ts', 'functions/endpoints/b/b.ts'],
    ['entry-points-apart', 'functions/workers/a/a.ts', 'functions/endpoints/b/b.ts'],
    ['entry-points', 'functions/workers/a/a.ts', 'infra/stacks/b.ts'],
    ['infra-deploys', 'infra/stacks/a.ts', 'functions/stores/b.ts'],
    ['no-server-in-the-browser', 'web/app/requests/a.ts', 'shared/contracts/b.ts'],
    ['no-server-in-the-browser', 'web/app/features/x/a.ts', 'zod'],
    ['access-stays-in-the-stack', 'shared/contracts/registry.ts', 'shared/contracts/a.access.ts'],
    ['content', 'web/app/content/a.ts', 'web/app/ui/b.ts'],
    ['ui', 'web/app/ui/a.ts', 'web/app/booking/b.ts'],
    ['ui', 'web/app/ui/a.ts', 'web/app/content/b.ts'],
    ['booking', 'web/app/booking/a.ts', 'web/app/features/tours/b.ts'],
    ['clock', 'web/app/clock/a.ts', 'web/app/ui/b.ts'],
    ['storage', 'web/app/storage/a.ts', 'web/app/requests/b.ts'],
    ['forms', 'web/app/forms/a.ts', 'web/app/ui/b.ts'],
    ['requests', 'web/app/requests/a.ts', 'web/app/ui/b.ts'],
    ['console-apart', 'web/app/console/today/a.ts', 'web/app/features/tours/b.ts'],
    ['site-without-console', 'web/app/features/tours/a.ts', 'web/app/console/till/b.ts'],
    ['site-without-console', 'web/app/routes/a.ts', 'web/app/console/till/b.ts'],
    ['analytics', 'web/app/analytics/a.ts', 'web/app/features/tours/b.ts'],
    ['features-apart', 'web/app/features/tours/a.ts', 'web/app/features/confirm/b.ts'],
    ['names-that-say-something', 'tools/e2e/a.ts', 'tools/e2e/utils/b.ts'],
    ['no-barrels', 'shared/shop/a.ts', 'shared/shop/index.ts'],
  ];

  it('report each forbidden import', async () => {
    const folder = mkdtempSync(path.join(scratch, 'planted-'));
    // One file for each: one file may break several rules.
    const expected = forbiddenImports.map(([rule, from, to], index) => {
      const file = from.replace('a.ts', `a${index}.ts`);
      writeImport(folder, file, to);
      return `${rule}: ${file}`;
    });
    const reported = (await findViolationsIn(folder, configuration.forbidden)).map(
      (violation) => violation.split(' → ')[0],
    );
    expect(expected.filter((violation) => !reported.includes(violation))).toEqual([]);
  });

  it('allow infra to import types from functions', async () => {
    const folder = mkdtempSync(path.join(scratch, 'allowed-'));
    writeImport(folder, 'infra/stacks/a.ts', 'functions/endpoints/b/env.ts', 'import type');
    expect(await findViolationsIn(folder, configuration.forbidden)).toEqual([]);
  });

  it('report files and folders that import each other', async () => {
    const folder = mkdtempSync(path.join(scratch, 'circle-'));
    write(folder, 'shared/a/one.ts', "import { two } from '../b/two.ts'; export const one = () => two;");
    write(folder, 'shared/b/two.ts', "import { one } from '../a/one.ts'; export const two = () => one;");
    expect((await findViolationsIn(folder, configuration.forbidden)).join()).toContain('no-circles');
    expect((await findViolationsIn(folder, folderRules)).join()).toContain('no-folder-circles');
  });
});

/** Writes a file that imports another. */
function writeImport(folder: string, from: string, to: string, keyword = 'import'): void {
  const isFile = to.includes('/') && !to.startsWith('node:');
  const target = isFile ? path.posix.relative(path.posix.dirname(from), to) : to;
  const specifier = isFile && !target.startsWith('.') ? `./${target}` : target;
  write(folder, from, `${keyword} { b } from '${specifier}'; export const a: typeof b = b;`);
  if (isFile) write(folder, to, 'export const b = 1;');
}

async function findViolationsIn(folder: string, rules: readonly IForbiddenRuleType[]): Promise<string[]> {
  for (const name of folders) mkdirSync(path.join(folder, name), { recursive: true });
  return findViolations(folder, rules);
}

function write(folder: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}
