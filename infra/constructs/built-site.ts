import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The site as it was built: its folder, its pages, its policy's raw material. */
export interface BuiltSite {
  /** Absolute folder that is uploaded. */
  folder: string;
  /** Clean paths of the prerendered pages, sorted: `/`, `/tours`, … */
  pagePaths: string[];
  /** Text of every HTML file, in a fixed order. */
  pages: string[];
}

/** Served for page paths that were not prerendered; the app in it decides what to show. */
export const fallbackFile = '__spa-fallback.html';

/**
 * Reads what the upload, the edge function and the security policy need of the built site.
 *
 * @throws Error with one sentence on what to do when the folder holds no built site
 */
export function readBuiltSite(folder: string): BuiltSite {
  if (!existsSync(path.join(folder, fallbackFile))) {
    throw new Error(`There is no built site in ${folder}: run "npm run build:web" first.`);
  }
  const htmlFiles = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html'))
    .sort();
  return {
    folder,
    pagePaths: htmlFiles
      .filter((file) => file === 'index.html' || file.endsWith('/index.html'))
      .map((file) => `/${file.slice(0, -'index.html'.length)}`.replace(/(.)\/$/, '$1'))
      .sort(),
    pages: htmlFiles.map((file) => readFileSync(path.join(folder, file), 'utf8')),
  };
}
