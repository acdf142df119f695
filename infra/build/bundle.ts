import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type BuildOptions, build, type OutputFile } from 'esbuild';
import { projectFolder } from './project.ts';

/** Each function's bundle: `<folder>/<name>/index.mjs`, exporting `handler`. */
export const bundlesFolder = path.join(projectFolder, 'build', 'functions');

export interface BundleEntry {
  /** Verb-noun folder name, for instance `create-booking`. */
  name: string;
  kind: 'endpoint' | 'worker';
  handler: string;
}

function entriesIn(folder: 'endpoints' | 'workers', kind: BundleEntry['kind']): BundleEntry[] {
  const parent = path.join(projectFolder, 'functions', folder);
  if (!existsSync(parent)) return [];
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => ({ name: entry.name, kind, handler: path.join(parent, entry.name, 'handler.ts') }))
    .filter((entry) => existsSync(entry.handler))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Every function that has a `handler.ts`: endpoints first, then workers, each by name. */
export function bundleEntries(): BundleEntry[] {
  return [...entriesIn('endpoints', 'endpoint'), ...entriesIn('workers', 'worker')];
}

/** Writes only changed files, so that later build steps and watchers see no false changes. */
function writeChangedFiles(files: readonly OutputFile[]): void {
  const expected = new Set(files.map((file) => file.path));
  if (existsSync(bundlesFolder)) {
    for (const entry of readdirSync(bundlesFolder, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name);
      if (entry.isFile() && !expected.has(file)) rmSync(file);
    }
  }
  for (const file of files) {
    if (existsSync(file.path) && readFileSync(file.path).equals(file.contents)) continue;
    mkdirSync(path.dirname(file.path), { recursive: true });
    writeFileSync(file.path, file.contents);
  }
}

/** Options of every bundle, so that tests and benchmarks run the deployed code. */
export function bundleOptions(entries: readonly BundleEntry[]) {
  return {
    entryPoints: Object.fromEntries(entries.map((entry) => [`${entry.name}/index`, entry.handler])),
    outdir: bundlesFolder,
    absWorkingDir: projectFolder,
    outExtension: { '.js': '.mjs' },
    write: false,
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    jsx: 'automatic',
    // ESM first: it tree-shakes better than CommonJS.
    mainFields: ['module', 'main'],
    alias: {
      '@aws-sdk/credential-provider-node': path.join(import.meta.dirname, 'environment-credentials.ts'),
    },
    minify: true,
    keepNames: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    sourcemap: 'linked',
    sourcesContent: false,
    legalComments: 'none',
    logLevel: 'warning',
    // Bundled CommonJS packages still call `require` for Node's built-in modules.
    banner: { js: "import{createRequire as _cr}from'node:module';const require=_cr(import.meta.url);" },
  } as const satisfies BuildOptions;
}

/** Bundles every function in one esbuild call, for deployment, local stack and benchmarks. */
export async function bundleFunctions(): Promise<BundleEntry[]> {
  const entries = bundleEntries();
  const { outputFiles } = await build(bundleOptions(entries));
  writeChangedFiles(outputFiles);
  return entries;
}
