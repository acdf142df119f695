import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fallbackFile, readBuiltSite } from './built-site.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

it('readBuiltSite lists the clean path of every prerendered page', () => {
  for (const file of ['tours/confirm/index.html', 'index.html', 'tours/index.html', fallbackFile, 'a.css']) {
    write(file, file);
  }
  const site = readBuiltSite(folder);
  expect(site.pagePaths).toEqual(['/', '/tours', '/tours/confirm']);
  expect(site.pages).toEqual([fallbackFile, 'index.html', 'tours/confirm/index.html', 'tours/index.html']);
});

it('readBuiltSite separates the documents of the staff console from those of the public site', () => {
  for (const file of [
    'index.html',
    'staff/index.html',
    'staff/link/index.html',
    'staffing/index.html',
    fallbackFile,
  ])
    write(file, file);
  const site = readBuiltSite(folder);
  expect(site.pagePaths).toEqual(['/', '/staff', '/staff/link', '/staffing']);
  expect(site.pages).toEqual([fallbackFile, 'index.html', 'staffing/index.html']);
  expect(site.staffPages).toEqual(['staff/index.html', 'staff/link/index.html']);
});

it('readBuiltSite lists all files that are not pages, except those under /assets', () => {
  const files = [
    'index.html',
    fallbackFile,
    'robots.txt',
    '.well-known/security.txt',
    'measurement/pixel.html',
  ];
  for (const file of [...files, 'assets/still.avif', 'assets/pictures/still.avif']) write(file, file);
  expect(readBuiltSite(folder).filePaths).toEqual([
    '/.well-known/security.txt',
    '/measurement/pixel.html',
    '/robots.txt',
  ]);
});

it('readBuiltSite throws an error that names the build command when nothing was built', () => {
  expect(() => readBuiltSite(folder)).toThrow(`No built site in ${folder}: run "npm run build:web" first.`);
});
