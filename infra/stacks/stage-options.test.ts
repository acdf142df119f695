import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { optionNames } from './options.ts';
import { readStageOptions, StageOptions, stageFile } from './stage-options.ts';

let file: string;
beforeEach(() => {
  file = path.join(mkdtempSync(path.join(tmpdir(), 'stages-')), 'prod.json');
});
afterEach(() => rmSync(path.dirname(file), { recursive: true }));

const read = (options: object) => {
  writeFileSync(file, JSON.stringify(options));
  return readStageOptions(file);
};

it('readStageOptions returns the options in a stage’s file', () => {
  const options = { domain: 'www.example.com', firewall: true, budget: 80, alarms: 'ann@example.com' };
  expect(read(options)).toEqual(options);
});

it('readStageOptions returns no options when a stage has no file', () =>
  expect(readStageOptions(file)).toEqual({}));

it.each([
  [{ firewal: true }, 'no option is called firewal'],
  [{ hurry: true }, 'no option is called hurry'],
  [{ firewall: 'yes', alarms: 'ann' }, 'invalid firewall; invalid alarms'],
])('readStageOptions rejects a file with %j, with the message "%s"', (options, sentence) => {
  expect(() => read(options)).toThrow(sentence);
  expect(() => read(options)).toThrow('prod.json');
});

it('an options file of a stage may set every option except hurry, which is for a single deployment', () => {
  expect(Object.keys(StageOptions.shape).sort()).toEqual(
    optionNames.filter((name) => name !== 'hurry').sort(),
  );
});

it('every options file of a stage in Git is valid', () => {
  const stages = readdirSync(path.dirname(stageFile('prod')));
  expect(stages).toContain('prod.json');
  for (const name of stages)
    expect(() => readStageOptions(stageFile(name.replace('.json', '')))).not.toThrow();
});
