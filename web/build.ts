import { spawn } from 'node:child_process';
import path from 'node:path';
import { assembleSite } from './postbuild/assemble-site.ts';
import { siteLanguages } from './site-language.ts';

/** Builds the site, one language after the other, and the staff console, and puts them together in `build/site`. */
const builds = path.join(import.meta.dirname, '../build');

await Promise.all([buildSite(), buildPages('console')]);
assembleSite((build) => path.join(builds, 'web', build, 'client'), path.join(builds, 'site'));

async function buildSite(): Promise<void> {
  for (const language of siteLanguages) await buildPages('.', { SITE_LANGUAGE: language });
}

/** @param folder that holds the configuration, relative to this file */
async function buildPages(folder: string, variables: NodeJS.ProcessEnv = {}): Promise<void> {
  const child = spawn('react-router', ['build'], {
    cwd: path.join(import.meta.dirname, folder),
    stdio: 'inherit',
    env: { ...process.env, ...variables },
  });
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw new Error(`The pages could not be built (code ${code}).`);
}
