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
    'm={"routes":{"tours":{"css":["/assets/style-1.css"],"imports":["/assets/a.js"]}}};',
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
    sheet: file.startsWith('tours') ? 'booking' : 'reading',
  }));

/** Start script of a page. */
const startOf = (file: string) => /src="\/(assets\/start-[^"]+)"/.exec(read(file))?.[1] ?? '';

describe('a site finished by the build', () => {
  it('has the CSS rules of each page inlined, together with those of pages that share its style sheet', () => {
    finish();
    const faces = '@font-face{src:url(f)}';
    expect(read('tours/index.html')).toContain(`<style>${faces}a{color:red}</style>`);
    for (const file of ['index.html', 'team/index.html']) {
      expect(read(file)).toContain(`<style>${faces}a{color:red}.tea{color:tan}.rum{color:gold}</style>`);
      expect(read(file)).not.toContain('stylesheet');
    }
  });

  it('has all CSS rules in one file, which is loaded with the scripts', () => {
    finish();
    const [rules = '', ...others] = assets().filter((file) => file.endsWith('.css'));
    expect(others).toEqual([]);
    expect(read(`assets/${rules}`)).toBe('a{color:red}.tea{color:tan}.rum{color:gold}');
    expect(read(startOf('index.html'))).toContain(`"/assets/${rules}"`);
    expect(read('fallback.html')).toContain(`</style><link rel="stylesheet" href="/assets/${rules}"/>`);
    expect(read('assets/manifest-1.js')).toBe('m={"routes":{"tours":{}}};');
  });

  it('inlines the CSS rules of a class that a script sets before the first paint', () => {
    write('assets/style-1.css', 'a{color:red}.sun{color:gold}.moon{color:tan}\n');
    finishSite(folder, () => ({ start: 'loaded', sheet: 'reading' }), ['sun']);
    expect(read('index.html')).toContain('<style>a{color:red}.sun{color:gold}</style>');
  });

  it('lists imports only for the routes that pages prefetch', () => {
    const route = '{"module":"/a.js","imports":["/b.js"]}';
    write('assets/manifest-1.js', `m={"routes":{"routes/tours":${route},"routes/tours-confirm":${route}}};`);
    finish();
    expect(read('assets/manifest-1.js')).toBe(
      `m={"routes":{"routes/tours":{"module":"/a.js"},"routes/tours-confirm":${route}}};`,
    );
  });

  it('has a manifest for each language', () => {
    write('assets/manifest-2.js', 'm={"routes":{"root":{},"tours":{"css":["/assets/style-1.css"]}}};');
    finish();
    expect(read('assets/manifest-1.js')).toBe('m={"routes":{"tours":{}}};');
    expect(read('assets/manifest-2.js')).toBe('m={"routes":{"root":{},"tours":{}}};');
  });

  it('preloads no scripts, except on the fallback page, which is empty without them', () => {
    finish();
    for (const file of ['index.html', 'tours/index.html']) {
      expect(read(file)).not.toContain('modulepreload');
      expect(read(file)).toMatch(/<script type="module" src="\/assets\/start-\w+\.js">/);
    }
    expect(read('fallback.html')).toContain('modulepreload');
    expect(read('fallback.html')).toMatch(/<script type="module" src="\/assets\/page-\w+\.js">/);
  });

  it('fetches all scripts in parallel, when the browser is idle or, on urgent pages such as /tours, as soon as the page has loaded', () => {
    finish();
    expect(read(startOf('index.html'))).toContain('="idle"');
    expect(read(startOf('tours/index.html'))).toContain('="loaded"');
    expect(read(startOf('tours/index.html'))).toContain('/assets/root.js"');
  });

  it('has one module with the former inline scripts of the page, in their order', () => {
    finish();
    const [, module = ''] = /"\/(assets\/page-[^"]+)"/.exec(read(startOf('index.html'))) ?? [];
    expect(read(module)).toBe('first()\n;\nsecond()');
  });

  it('contains nothing that the content security policy refuses', () => {
    write('index.html', page('<p style="color:red">Rum</p>'));
    expect(finish).toThrow('index.html has markup that the content security policy refuses: <p style=');
  });
});
