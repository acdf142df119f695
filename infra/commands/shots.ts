import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from './build/build.ts';
import { runTool } from './build/run-tool.ts';
import { inform } from './progress.ts';
import { projectFolder } from './project.ts';
import { sayAndFail } from './say-and-fail.ts';

const folder = path.join(projectFolder, 'build/shots');
const widths = ['390', '820', '1440'];

/** One page with all pictures: a row for each state, a column for each width. */
function contactSheet(files: string[]): string {
  const states = [...new Set(files.map((file) => file.replace(/-\d+\.png$/, '')))].sort();
  const cell = (state: string, width: string) => {
    const file = `${state}-${width}.png`;
    return files.includes(file)
      ? `<td><a href="${file}"><img src="${file}" alt="${state} at ${width}" loading="lazy"></a>`
      : '<td>';
  };
  const rows = states.map((state) => `<tr><th>${state}${widths.map((width) => cell(state, width)).join('')}`);
  return `<!doctype html><meta charset="utf-8"><title>Pages and states</title>
<style>body{font:14px sans-serif;background:#ddd}th{vertical-align:top;text-align:left}td{vertical-align:top;padding:8px}img{width:420px}</style>
<table><tr><th>${widths.map((width) => `<th>${width} px`).join('')}${rows.join('\n')}</table>
`;
}

try {
  await build();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await inform('Taking pictures', () =>
    runTool(['playwright', 'test', '--config=web/journeys/shots.config.ts'], '.'),
  );
} catch (problem) {
  sayAndFail(problem);
}
const sheet = path.join(folder, 'index.html');
writeFileSync(sheet, contactSheet(readdirSync(folder)));
console.log(`Contact sheet: ${sheet}`);
