import { spawn } from 'node:child_process';
import path from 'node:path';
import { assembleSite } from './postbuild/assemble-site.ts';
import { type SiteLanguage, siteLanguages } from './site-language.ts';

/** Builds the pages in every language, one after the other, and puts them together in `build/site`. */
const builds = path.join(import.meta.dirname, '../build');

for (const language of siteLanguages) await buildPages(language);
assembleSite((language) => path.join(builds, 'web', language, 'client'), path.join(builds, 'site'));

async function buildPages(language: SiteLanguage): Promise<void> {
  const child = spawn('react-router', ['build'], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
    env: { ...process.env, SITE_LANGUAGE: language },
  });
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw new Error(`The pages in ${language} could not be built (code ${code}).`);
}
