import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { consoleCopyPlugin } from './console-copy.ts';

const root = path.join(import.meta.dirname, '..');
const plugin = consoleCopyPlugin();
const resolver = plugin.resolveId as unknown as (
  this: { resolve: (source: string) => Promise<{ id: string }> },
  source: string,
  importer: string,
  options: object,
) => Promise<string | { id: string } | undefined>;
const load = plugin.load as unknown as (id: string) => string | undefined;

/** Resolves the names in `package.json` as Vite does. */
const resolve = async (source: string) => ({
  id: path.join(root, source.replace(/^#app/, 'web/app').replace(/^#/, '')),
});
const resolveModule = async (source: string, importer: string): Promise<string | undefined> => {
  const resolved = await resolver.call({ resolve }, source, path.join(root, importer), {});
  return typeof resolved === 'object' ? path.relative(root, resolved.id) : resolved;
};

const page = 'web/app/console/closures/closures-page.tsx';
const french = 'web/app/content/fr/staff/closures-copy.ts';

it('a page of the console imports variables that hold the copy in one language', async () => {
  const id = await resolveModule('#app/content/staff/closures-copy.ts', page);
  expect(id).toBe('\0console-copy:web/app/content/staff/closures-copy');
  const code = load(String(id));
  expect(code).toContain('export let closuresCopy;');
  expect(code).toContain("fr: () => import('console-copy:web/app/content/staff/closures-copy?fr')");
  expect(load(`${id}?fr`)).toContain(path.join(root, french));
});

it('imports of copy on pages for guests are not rewritten', async () => {
  expect(
    await resolveModule('#shared/values/written-time.ts', 'web/app/features/tours/tours.tsx'),
  ).toBeUndefined();
});

it('a French copy module imports the French versions of copy and of rules with messages', async () => {
  expect(await resolveModule('#shared/values/written-time.ts', french)).toBe(
    path.join(root, 'web/app/content/fr/shared/values/written-time.ts'),
  );
  expect(await resolveModule('#shared/staff/sign-in/code.ts', french)).toBe(
    path.join(root, 'shared/staff/sign-in/code.ts?fr'),
  );
});

it('the copy of the console’s first screen is loaded as one part', () => {
  const start = load('\0console-copy:start');
  for (const name of ['consoleCopy', 'partyCopy', 'formatDate', 'inWords']) expect(start).toContain(name);
});

/** Names of the copy that a module imports, without types. */
function importedCopy(source: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || statement.importClause?.isTypeOnly) continue;
    const from = (statement.moduleSpecifier as ts.StringLiteral).text;
    if (!/-copy\.ts$|-words\.ts$|-messages\.ts$|values\/(written|counted|signed)/.test(from)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (bindings && ts.isNamedImports(bindings))
      for (const binding of bindings.elements) if (!binding.isTypeOnly) names.add(binding.name.text);
  }
  return names;
}

it('modules of the console read copy only inside functions, since the copy is not loaded when the module is evaluated', () => {
  const files = globSync('web/app/console/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.(test|testing)\./.test(file),
  );
  expect(files.length).toBeGreaterThan(250);
  const atModuleLevel = files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const names = importedCopy(source);
    const reads: string[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isFunctionLike(node) || ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
      if (ts.isIdentifier(node) && names.has(node.text) && !ts.isPropertyAssignment(node.parent))
        reads.push(`${file}: ${node.text}`);
      ts.forEachChild(node, visit);
    };
    visit(source);
    return reads;
  });
  expect(atModuleLevel).toEqual([]);
});

it('code that the console loads on demand waits until its copy is loaded', () => {
  const files = globSync('web/app/console/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.(test|testing)\./.test(file),
  );
  const unawaitedImports = files.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .replace(/\(\n +/g, '(')
      .split('\n')
      .filter((line) => /(?<!typeof )import\('/.test(line))
      .filter((line) => !/lazyPart|waitForCopy|withRetries|sheets\.ts/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(unawaitedImports.filter((line) => !line.includes('japanese-face'))).toEqual([]);
});

it('modules of the console read colons and semicolons between words from the copy, since French sets a space before them', () => {
  const files = globSync('web/app/console/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.(test|testing)\./.test(file),
  );
  const joinedLines = files.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .filter(
        (line) => /\$\{[^{}]*\}[:;] |(?<!\w)'[:;] '|(?<!\w)`[:;] /.test(line) && !/^\s*\/?\*/.test(line),
      )
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(joinedLines).toEqual([]);
});
