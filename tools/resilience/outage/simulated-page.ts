import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { projectFolder } from '#infra/build/project.ts';
import { mutantPlugin, type Patch } from '../mutants/mutant-plugin.ts';

/** Globals that a browser provides to a page. Each simulated page has a separate set. */
export interface BrowserGlobals {
  readonly fetch: typeof fetch;
  readonly indexedDB: IDBFactory;
  readonly Date: DateConstructor;
  readonly console: Pick<Console, 'info'>;
  readonly document: EventTarget & { readonly visibilityState: string };
  readonly window: EventTarget;
  readonly navigator: { readonly onLine: boolean; readonly languages: readonly string[] };
  readonly setInterval: (task: () => void, milliseconds: number) => unknown;
  readonly setTimeout: (task: () => void, milliseconds: number) => unknown;
}

type PageModules = typeof import('./page-modules.ts');

const pages = new Map<string, BrowserGlobals>();
Object.assign(globalThis, { simulatedPages: pages });

const globalNames = [
  'fetch',
  'indexedDB',
  'Date',
  'console',
  'document',
  'window',
  'navigator',
  'setInterval',
  'setTimeout',
] as const satisfies readonly (keyof BrowserGlobals)[];

/** Opens pages: each loads the modules of the console again, with separate globals. @param patch a fault in one of the sources */
export async function createPageOpener(
  patch?: Patch,
): Promise<(globals: BrowserGlobals) => Promise<PageModules>> {
  const mutant = patch && mutantPlugin(patch);
  const { outputFiles } = await build({
    entryPoints: [path.join(projectFolder, 'tools/resilience/outage/page-modules.ts')],
    bundle: true,
    write: false,
    platform: 'browser',
    format: 'esm',
    define: { 'import.meta.env': '{}' },
    plugins: mutant ? [mutant.plugin] : [],
    logLevel: 'silent',
  });
  if (mutant && !mutant.isPatched()) throw new Error(`${patch.file} is not part of a page`);
  const code = outputFiles[0]?.text ?? '';
  return async (globals) => {
    const id = String(pages.size);
    pages.set(id, globals);
    const buildFolder = path.join(projectFolder, 'build');
    mkdirSync(buildFolder, { recursive: true });
    const folder = mkdtempSync(path.join(buildFolder, 'page-'));
    const file = path.join(folder, `page-${id}.mjs`);
    try {
      writeFileSync(
        file,
        `const { ${globalNames.join(', ')} } = globalThis.simulatedPages.get('${id}');\n${code}`,
      );
      return (await import(pathToFileURL(file).href)) as PageModules;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}
