import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addFiles } from './add-files.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  for (const part of ['site/assets', 'console/assets', 'console/staff'])
    mkdirSync(path.join(folder, part), { recursive: true });
  write('site/assets/font-1.woff2', 'font');
  write('console/assets/font-1.woff2', 'font');
  write('console/staff/index.html', 'Today');
});

afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
const add = () => addFiles(path.join(folder, 'console'), path.join(folder, 'site'));

describe('the files of the console', () => {
  it('are added to the files of the site, with one copy of files that are equal', () => {
    add();
    expect(readFileSync(path.join(folder, 'site/staff/index.html'), 'utf8')).toBe('Today');
    expect(readFileSync(path.join(folder, 'site/assets/font-1.woff2'), 'utf8')).toBe('font');
  });

  it('never replace a different file of the site with the same name', () => {
    write('site/assets/font-1.woff2', 'another font');
    expect(add).toThrow('site/assets/font-1.woff2');
  });
});
