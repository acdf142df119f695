import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '../app/content/pages/page.ts';
import { graphOf } from '../app/content/structured-data/graph.ts';

/**
 * Writes the structured data into each page. The code for it loads only on navigation; see `useStructuredData`.
 * @param folder of the prerendered pages
 */
export function describePages(folder: string, pages: readonly Page[]): void {
  for (const { path } of pages) {
    const file = join(folder, path, 'index.html');
    const record = JSON.stringify(graphOf(path)).replaceAll('<', '\\u003c');
    const script = `<script type="application/ld+json">${record}</script>`;
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace('</head>', () => `${script}</head>`),
    );
  }
}
