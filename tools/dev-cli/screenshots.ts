import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from '#infra/build/build.ts';
import { reportProgress } from '#infra/build/progress.ts';
import { projectFolder } from '#infra/build/project.ts';
import { runTool } from '#infra/build/run-tool.ts';
import { reportFailure } from './terminal/report-failure.ts';

const folder = path.join(projectFolder, 'build/screenshots');
const widths = ['390', '820', '1440'];

/** One page with all screenshots: a row for each state, a column for each width. */
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

/** Minimum number of screenshots of a complete run. */
const minStates = 180;

try {
  await build();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await reportProgress('Taking screenshots', () =>
    runTool(['playwright', 'test', '--config=tools/e2e/screenshots/screenshots.config.ts'], '.'),
  );
  const states = readdirSync(folder).length;
  if (states < minStates) throw new Error(`Only ${states} of at least ${minStates} states were visited.`);
  console.log(`${states} states, 0 violations of WCAG 2.2 AA by axe`);
} catch (problem) {
  reportFailure(problem);
}
const sheet = path.join(folder, 'index.html');
writeFileSync(sheet, contactSheet(readdirSync(folder)));
console.log(`Contact sheet: ${sheet}`);
