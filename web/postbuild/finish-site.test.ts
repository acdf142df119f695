import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { finishSite } from './finish-site.ts';

let folder: string;

const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const assets = () => readdirSync(path.join(folder, 'assets'));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

const page = (body = '') => `<html><head><link rel="modulepreload" href="/assets/root.js"/>
<link rel="stylesheet" href="/assets/style-1.css"/></head><body>${body}<script>first()</script>
<script type="module" async="">second()</script></body></html>`;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  write('assets/style-1.css', '@font-face{src:url(f)}a{color:red}.tea{color:tan}.rum{color:gold}\n');
  write(
    'assets/manifest-1.js',
    'm={"routes":{"tours":{"css":["/assets/style-1.css"],"imports":["/assets/a.js"]},"routes/staff-day":{}}};',
  );
  write('index.html', page('<p class="rum">'));
  write('team/index.html', page('<p class="tea">'));
  write('tours/index.html', page());
  write('fallback.html', page());
});

afterEach(() => rmSync(folder, { recursive: true }));

const finish = () =>
  finishSite(folder, (file) => ({
    start: file === 'fallback.html' ? undefined : file.startsWith('tours') ? 'loaded' : 'idle',
    sheet: file.startsWith('tours') ? 'booking' : file.startsWith('staff') ? 'staff' : 'reading',
    isStaff: file.startsWith('staff'),
  }));

/** Start script of a page. */
const startOf = (file: string) => /src="\/(assets\/start-[^"]+)"/.exec(read(file))?.[1] ?? '';

describe('a site finished by the build', () => {
  it('inlines the rules for a page and those that share its sheet', () => {
    finish();
    const faces = '@font-face{src:url(f)}';
    expect(read('tours/index.html')).toContain(`<style>${faces}a{color:red}</style>`);
    for (const file of ['index.html', 'team/index.html']) {
      expect(read(file)).toContain(`<style>${faces}a{color:red}.tea{color:tan}.rum{color:gold}</style>`);
      expect(read(file)).not.toContain('stylesheet');
    }
  });

  it('has all rules in one file, which is loaded with the code', () => {
    finish();
    const [rules = '', ...others] = assets().filter((file) => file.endsWith('.css'));
    expect(others).toEqual([]);
    expect(read(`assets/${rules}`)).toBe('a{color:red}.tea{color:tan}.rum{color:gold}');
    expect(read(startOf('index.html'))).toContain(`"/assets/${rules}"`);
    expect(read('fallback.html')).toContain(`</style><link rel="stylesheet" href="/assets/${rules}"/>`);
    expect(read('assets/manifest-1.js')).toBe('m={"routes":{"tours":{}}};');
  });

  it('has the rules of the staff console, with its outdoor theme, only in the pages of the console', () => {
    write('assets/style-1.css', 'a{color:red}.staff_key-1{color:tan}.sun{color:gold}\n');
    write('staff/index.html', page('<p class="staff_key-1">'));
    finish();
    expect(read('staff/index.html')).toContain(
      '<style>a{color:red}.staff_key-1{color:tan}.sun{color:gold}</style>',
    );
    expect(read('index.html')).toContain('<style>a{color:red}</style>');
    const rulesOf = (file: string) => read(/\/(assets\/rules-\w+\.css)/.exec(read(startOf(file)))?.[1] ?? '');
    expect(rulesOf('index.html')).toBe('a{color:red}');
    expect(rulesOf('staff/index.html')).toBe('a{color:red}.staff_key-1{color:tan}.sun{color:gold}');
  });

  it('has the routes of the staff console in a separate manifest', () => {
    const importing = (file: string) =>
      write(file, page().replace('second()', 'import "/assets/manifest-1.js"'));
    importing('staff/index.html');
    importing('team/index.html');
    finish();
    const manifestOf = (file: string) => {
      const module = /"\/(assets\/page-[^"]+)"/.exec(read(startOf(file)))?.[1] ?? '';
      return read(/\/(assets\/manifest-\w+\.js)/.exec(read(module))?.[1] ?? '');
    };
    expect(manifestOf('staff/index.html')).toBe('m={"routes":{"routes/staff-day":{}}};');
    expect(manifestOf('team/index.html')).toContain('{"routes":{"tours":');
    expect(manifestOf('team/index.html')).not.toContain('staff');
  });

  it('lists imports only for routes that are prefetched', () => {
    const route = '{"module":"/a.js","imports":["/b.js"]}';
    write('assets/manifest-1.js', `m={"routes":{"routes/tours":${route},"routes/tours-confirm":${route}}};`);
    finish();
    expect(read('assets/manifest-1.js')).toBe(
      `m={"routes":{"routes/tours":{"module":"/a.js"},"routes/tours-confirm":${route}}};`,
    );
  });

  it('has a manifest for each language, and one of the staff console where a language has it', () => {
    write('assets/manifest-2.js', 'm={"routes":{"root":{},"tours":{"css":["/assets/style-1.css"]}}};');
    finish();
    const manifests = assets().filter((file) => file.startsWith('manifest-'));
    expect(manifests).toHaveLength(3);
    expect(read('assets/manifest-2.js')).toBe('m={"routes":{"root":{},"tours":{}}};');
    const staffManifests = manifests.filter((file) => read(`assets/${file}`).includes('staff'));
    expect(staffManifests).toHaveLength(1);
  });

  it('preloads no code, except for the page that is empty without it', () => {
    finish();
    for (const file of ['index.html', 'tours/index.html']) {
      expect(read(file)).not.toContain('modulepreload');
      expect(read(file)).toMatch(/<script type="module" src="\/assets\/start-\w+\.js">/);
    }
    expect(read('fallback.html')).toContain('modulepreload');
    expect(read('fallback.html')).toMatch(/<script type="module" src="\/assets\/page-\w+\.js">/);
  });

  it('does not wait for idle time on urgent pages, and fetches all files in parallel', () => {
    finish();
    expect(read(startOf('index.html'))).toContain('="idle"');
    expect(read(startOf('tours/index.html'))).toContain('="loaded"');
    expect(read(startOf('tours/index.html'))).toContain('/assets/root.js"');
  });

  it('starts the code of the page last', () => {
    finish();
    const [, module = ''] = /"\/(assets\/page-[^"]+)"/.exec(read(startOf('index.html'))) ?? [];
    expect(read(module)).toBe('first()\n;\nsecond()');
  });

  it('contains nothing that the security policy refuses', () => {
    write('index.html', page('<p style="color:red">Rum</p>'));
    expect(finish).toThrow('index.html holds what the content security policy refuses: <p style=');
  });
});
